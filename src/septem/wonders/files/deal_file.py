"""How a game begins, as records say it: with a seed, with every card, or from a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from ...core.options import plain
from ...core.table import checked_seed
from .. import sizes
from ..constants import FREE_SEAT
from ..data import ids
from ..options import OPTION_NAMES, SIDES
from ..rules import dealing
from ..state import State
from ..table_config import TableConfig
from . import deal_unknown, position_phase, reading
from .partial_position import Cards

if TYPE_CHECKING:
    from ..game import Wonders

WAYS = ("seed", "boards", "position")


def lay(game: Wonders, state: State, deal: Mapping[str, object]) -> None:
    """Deal a game over an empty position."""
    document = Part(deal, "deal")
    fields = document.entries()
    if "position" in fields:
        document.fields(("position", "seed"))
        check_options(game, fields["position"])
        state.copy_from(reading.load(game, fields["position"], stream_of(fields, "wonders.position")))
    elif fields.keys() - {"seed"}:
        lay_cards(game, state, document)
    elif fields:
        game.deal(state, seed_of(fields))
    else:
        raise Problem("no_deal", document.where, known=WAYS)


def seed_of(fields: dict[str, Part]) -> int:
    try:
        return checked_seed(fields["seed"].value) if "seed" in fields else 0
    except Problem as problem:
        raise problem.within(fields["seed"].where) from None


def stream_of(fields: dict[str, Part], name: str) -> Stream:
    """The random stream for the parts that a deal does not state; it depends on the seed of the deal."""
    return Stream(seed_of(fields), name)


def check_options(game: Wonders, position: Part) -> None:
    """A position may say again what options it is played with, but no others."""
    for name, option in position_phase.options(position).fields(OPTION_NAMES).items():
        wanted = plain(getattr(game.options, name))
        if option.value != wanted:
            raise Problem("options_differ", option.where, option=name, given=option.value, wanted=wanted)


def lay_cards(game: Wonders, state: State, document: Part) -> None:
    """A deal that is written down: boards with their sides, and the hands of every age."""
    keys = ("boards", "sides", "ages", "seed", *game.table_config.hidden_keys)
    fields = document.fields(keys, ("boards", "sides", "ages"))
    game.set_up(state)
    lay_boards(game, state, fields)
    for extension in game.extensions:
        extension.lay(state, document, stream_of(fields, "wonders.deal.more"))
    lay_ages(state, game.players, fields, game.table_config, stream_of(fields, "wonders.deal"))
    game.begin(state)


def lay_boards(game: Wonders, state: State, fields: dict[str, Part]) -> None:
    sides = fields["sides"].exactly(state.cities)
    known: dict[int, str] = {}
    for city, part in enumerate(fields["boards"].exactly(state.cities)):
        board = ids.number(part.text(), "board", part.where, game.table_config)
        if board in known:
            raise Problem("in_two_places", part.where, id=part.value, first=known[board])
        known[board] = part.where
        side = SIDES.index(sides[city].word(SIDES))
        if city == FREE_SEAT:
            game.options.check_third(board, side, part.where, sides[city].where)
        dealing.give_board(state, city, 2 * board + side)


def lay_ages(state: State, players: int, fields: dict[str, Part], table_config: TableConfig, stream: Stream) -> None:
    """Ages that are not stated are dealt, as are cards nobody has seen."""
    stated = fields["ages"].fields(reading.AGES)
    for age in range(sizes.AGES):
        hands: tuple[Cards, ...] = ((None,) * state.rounds,) * state.cities
        if str(age + 1) in stated:
            hands = reading.read_deal(stated[str(age + 1)], age, state.cities, table_config)
        deal_unknown.put_deal(state, age, players, hands, table_config, stream)
