"""A seat's view read from a file: the cards on the table, and all cards that the seat has seen before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...core import bits
from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..data import ids
from ..data.components import MOST_CITIES
from ..knowledge import imagine
from ..knowledge.view import Deed, Look, Sight, View
from ..state import State
from ..table_config import TableConfig
from .partial_position import PartialPosition
from .position_phase import Fields, part

if TYPE_CHECKING:
    from ..game import Wonders

AGES = tuple(str(age + 1) for age in range(sizes.AGES))


def recall(game: Wonders, state: State, stated: PartialPosition, fields: Fields, stream: Stream) -> State:
    """A position that fits a seat's view; the given position fits the open cards, but maybe not those seen before."""
    seat = fields["seat"].number(1, game.players) - 1
    table = game.view(state, seat)
    mates_sights = tuple(read_sights(part(fields, "mate_seen", {}), stated))
    seen = replace(
        table,
        deeds=tuple(faced(deed, stated) for deed in table.deeds),
        sights=tuple(read_sights(fields["seen"], stated)),
        mates=tuple(replace(mate, sights=mates_sights) for mate in table.mates),
        looks=tuple(read_looks(part(fields, "pile_seen", ()), stated.looked[seat], stated.table_config)),
    )
    return checked(game, seen, fields["seen"].where, stream)


def checked(game: Wonders, seen: View, where: str, stream: Stream) -> State:
    """Refuse knowledge that the seat cannot have."""
    try:
        state = imagine.imagine(game, seen, stream)
    except Problem as problem:
        raise problem.within(where) from None
    except (LookupError, ValueError):
        raise Problem("seen_differs", where, age=seen.age) from None
    if game.view(state, seen.seat) != seen:
        raise Problem("seen_differs", where, age=seen.age)
    if not state.forgotten:  # else more buildings may stand than the remembered rounds explain
        check_copies(game, state, seen.age, where)
    return state


def check_copies(game: Wonders, state: State, ages: int, where: str) -> None:
    """Refuse hands whose cards could not all have been dealt."""
    places = ids.Places(state.cities, range(ages), game.table_config)
    for age in range(ages):
        for row in range(state.cities):
            for card in state.dealt[age * sizes.CITIES + row][: state.rounds]:
                places.claim(card, where)


def faced(deed: Deed, stated: PartialPosition) -> Deed:
    """The action with the card that the file states for it."""
    known = (stated.past or {}).get((deed.age, deed.turn, deed.city))
    return replace(deed, card=known.card if known else None)


def read_sights(document: Part, stated: PartialPosition) -> list[Sight]:
    """The hands a seat has held, by age; the last of an age is that of its last turn."""
    sights = []
    for name, hands in document.fields(AGES[: stated.begun]).items():
        age = int(name) - 1
        turns = stated.turn + 1 if age == stated.age else stated.table_config.last_turn + 1
        parts = hands.at_most(turns)
        first = turns - len(parts)
        sights += [read_sight(hand, age, first + place, stated.table_config) for place, hand in enumerate(parts)]
    return sorted(sights, key=lambda sight: (sight.age, sight.turn))


def read_sight(document: Part, age: int, turn: int, table_config: TableConfig) -> Sight:
    """A hand; one with a card drawn for the Free City says which one that is."""
    if not isinstance(document.value, dict):
        return Sight(age, turn, read_cards(document, age, table_config))
    fields = document.fields(("cards", "drawn"), ("cards", "drawn"))
    return Sight(
        age, turn, read_cards(fields["cards"], age, table_config), read_card(fields["drawn"], age, table_config)
    )


def read_looks(document: Part, looked: int, table_config: TableConfig) -> list[Look]:
    """The piles that a seat saw when it looked through the discard pile, by the age on the backs."""
    rounds = bits.members(looked)
    return [
        Look(past // table_config.rounds, past % table_config.rounds, read_pile(pile, table_config))
        for past, pile in zip(rounds, document.exactly(len(rounds)), strict=True)
    ]


def read_pile(document: Part, table_config: TableConfig) -> tuple[tuple[int, ...], ...]:
    backs = document.fields(AGES)
    return tuple(read_cards(backs[name], age, table_config) if name in backs else () for age, name in enumerate(AGES))


def read_cards(document: Part, age: int, table_config: TableConfig) -> tuple[int, ...]:
    return tuple(sorted(read_card(card, age, table_config) for card in document.parts()))


def read_card(document: Part, age: int, table_config: TableConfig) -> int:
    card = ids.number(document.text(), "card", document.where, table_config)
    if age not in ids.ages_of(card, MOST_CITIES):
        raise Problem("wrong_deck", document.where, id=document.value, age=age + 1)
    return card
