"""How a game begins, as records say it: with a seed, with every card, or from a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from ...core.table import checked_seed
from .. import setters, sizes
from ..constants import TOKENS_ON_BOARD
from ..data.components import FIRST_TOKEN
from ..data.ids import Places
from ..options import OPTION_NAMES, checked
from ..state import State
from . import deal_unknown, reading

if TYPE_CHECKING:
    from ..game import Duel

WAYS = ("seed", "wonders", "position")
AGES = tuple(str(age + 1) for age in range(sizes.AGES))


def lay(game: Duel, state: State, deal: Mapping[str, object]) -> None:
    """Deal a game over an empty position."""
    document = Part(deal, "deal")
    fields = document.entries()
    if "position" in fields:
        document.fields(("position", "seed"))
        check_options(game, fields["position"])
        state.copy_from(reading.load(fields["position"], game, stream_of(fields, "duel.position")))
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


def check_options(game: Duel, position: Part) -> None:
    """A position may say again what options it is played with, but no others."""
    stated = position.entries().get("options", Part({}))
    for name, option in stated.fields(OPTION_NAMES).items():
        try:
            given = checked(name, option.value)
        except Problem as problem:
            raise Problem(problem.code, option.where, **problem.values) from None
        wanted = getattr(game.options, name)
        if given != wanted:
            raise Problem("options_differ", option.where, option=name, given=option.value, wanted=wanted)


def lay_cards(game: Duel, state: State, document: Part) -> None:
    """A deal that is written down card by card."""
    drafting = not game.options.first_game_preset
    needed = ("wonders", "tokens", "ages") if drafting else ("tokens", "ages")
    fields = document.fields((*needed, *game.table_config.deal_keys, "box", "removed", "seed"), needed)
    stream = stream_of(fields, "duel.deal")
    places = Places(game.table_config)
    if drafting:
        setters.put_offer(state, list(places.put_all(fields["wonders"].exactly(sizes.OFFER), "wonder")), 0)
    lay_tokens(state, fields, places, stream)
    lay_ages(state, fields, places, stream)
    for extension in game.extensions:
        extension.lay(state, document, places)
    setters.put_luck(state, seed_of(fields), 0)
    game.begin(state)


def lay_tokens(state: State, fields: dict[str, Part], places: Places, stream: Stream) -> None:
    board = places.put_all(fields["tokens"].exactly(TOKENS_ON_BOARD), "token")
    setters.put_board(state, sum(1 << token - FIRST_TOKEN for token in board))
    rest = tuple(token for token in places.table_config.tokens if token not in board)
    first = places.put_all(fields.get("box", Part(())).at_most(len(rest)), "token")
    setters.put_box(state, list(deal_unknown.fill_box(first, rest, stream)), 0, 0)


def lay_ages(state: State, fields: dict[str, Part], places: Places, stream: Stream) -> None:
    """Ages that are not stated are dealt, as are cards nobody has seen; never one that was put into the box."""
    ages = fields["ages"].fields(AGES)
    stated = {int(number) - 1: deal_unknown.read_age(cards, int(number), places) for number, cards in ages.items()}
    for number, cards in fields.get("removed", Part({})).fields(AGES).items():
        for card in cards.at_most(deal_unknown.removed(int(number) - 1, places)):
            deal_unknown.read_face(card, int(number), places)
    for age in range(sizes.AGES):
        setters.put_faces(state, age, list(deal_unknown.fill(age, stated.get(age), places, stream)))
