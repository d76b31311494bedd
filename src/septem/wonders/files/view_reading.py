"""A seat's view read from a file: not only what lies on the table counts, but what the seat has seen before."""

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
from ..table_config import Setting
from .partial_position import Sketch
from .position_phase import Fields, part

if TYPE_CHECKING:
    from ..game import Wonders

AGES = tuple(str(age + 1) for age in range(sizes.AGES))


def recall(game: Wonders, state: State, sketch: Sketch, fields: Fields, stream: Stream) -> State:
    """A position that fits a seat's view; the one given fits what lies open, perhaps not what the seat has seen."""
    seat = fields["seat"].number(1, game.players) - 1
    table = game.view(state, seat)
    mates_sights = tuple(read_sights(part(fields, "mate_seen", {}), sketch))
    seen = replace(
        table,
        deeds=tuple(faced(deed, sketch) for deed in table.deeds),
        sights=tuple(read_sights(fields["seen"], sketch)),
        mates=tuple(replace(mate, sights=mates_sights) for mate in table.mates),
        looks=tuple(read_looks(part(fields, "pile_seen", ()), sketch.looked[seat], sketch.setting)),
    )
    return checked(game, seen, fields["seen"].where, stream)


def checked(game: Wonders, seen: View, where: str, stream: Stream) -> State:
    """Refuse what cannot have been seen."""
    try:
        state = imagine.imagine(game, seen, stream)
    except Problem as problem:
        raise problem.within(where) from None
    except (LookupError, ValueError):
        raise Problem("seen_differs", where, age=seen.age) from None
    if game.view(state, seen.seat) != seen:
        raise Problem("seen_differs", where, age=seen.age)
    return state


def faced(deed: Deed, sketch: Sketch) -> Deed:
    """What the file says of a card that was laid."""
    stated = (sketch.past or {}).get((deed.age, deed.turn, deed.city))
    return replace(deed, card=stated.card if stated else None)


def read_sights(document: Part, sketch: Sketch) -> list[Sight]:
    """The hands a seat has held, by age; the last of an age is that of its last turn."""
    sights = []
    for name, hands in document.fields(AGES[: sketch.begun]).items():
        age = int(name) - 1
        turns = sketch.turn + 1 if age == sketch.age else sketch.setting.last_turn + 1
        parts = hands.at_most(turns)
        first = turns - len(parts)
        sights += [read_sight(hand, age, first + place, sketch.setting) for place, hand in enumerate(parts)]
    return sorted(sights, key=lambda sight: (sight.age, sight.turn))


def read_sight(document: Part, age: int, turn: int, setting: Setting) -> Sight:
    """A hand; one with a card drawn for the Free City says which one that is."""
    if not isinstance(document.value, dict):
        return Sight(age, turn, read_cards(document, age, setting))
    fields = document.fields(("cards", "drawn"), ("cards", "drawn"))
    return Sight(age, turn, read_cards(fields["cards"], age, setting), read_card(fields["drawn"], age, setting))


def read_looks(document: Part, looked: int, setting: Setting) -> list[Look]:
    """What a seat saw when it looked through the pile, by the age on the backs."""
    rounds = bits.members(looked)
    return [
        Look(past // setting.rounds, past % setting.rounds, read_pile(pile, setting))
        for past, pile in zip(rounds, document.exactly(len(rounds)), strict=True)
    ]


def read_pile(document: Part, setting: Setting) -> tuple[tuple[int, ...], ...]:
    backs = document.fields(AGES)
    return tuple(read_cards(backs[name], age, setting) if name in backs else () for age, name in enumerate(AGES))


def read_cards(document: Part, age: int, setting: Setting) -> tuple[int, ...]:
    return tuple(sorted(read_card(card, age, setting) for card in document.parts()))


def read_card(document: Part, age: int, setting: Setting) -> int:
    card = ids.number(document.text(), "card", document.where, setting)
    if age not in ids.ages_of(card, MOST_CITIES):
        raise Problem("wrong_deck", document.where, id=document.value, age=age + 1)
    return card
