"""Mythology and offering tokens on face-down cards."""

from .. import sizes
from ..rules import layout
from ..state import State
from . import reveals
from .constants import FIRST_OFFERING, MARK_TAKEN, MYTHOLOGY
from .numbers import FIRST_MYTHOLOGY

SLOTS = (2, 4, 9, 11, 13, 6, 8, 10)  # five slots of the first age, three of the second (P-004, P-007),
# in the structures of the base game; where an expansion lays others, it says which slots they are
IN_FIRST_AGE = 5


def first_of(age: int) -> int:
    """The place of the first mark of an age."""
    return IN_FIRST_AGE if age else 0


def after_last_of(age: int) -> int:
    """The place after the last mark of an age; the third age has none (P-009)."""
    if age == 0:
        return IN_FIRST_AGE
    return sizes.MARKS if age == 1 else 0


def slot_of(layouts: int, age: int, place: int) -> int:
    """The slot of a mark of an age, given where the structures of the table begin among all."""
    return layout.token_slot(layouts + age, place - first_of(age)) if layouts else SLOTS[place]


def at(state: State, slot: int) -> int:
    """The token on a marked slot: a mythology, or an offering."""
    for place in range(first_of(state.age), after_last_of(state.age)):
        if slot_of(state.layouts, state.age, place) == slot:
            return state.mark[place]
    return 0


def take(state: State, seat: int, slot: int) -> None:
    """A player takes what lies on a card (P-015); a mythology token brings a divinity (P-016)."""
    token = at(state, slot)
    state.marked &= ~(1 << slot)
    state.tell(MARK_TAKEN, seat, token, slot)
    if token >= FIRST_OFFERING:
        state.offerings[seat] |= 1 << token - FIRST_OFFERING
    else:
        own(state, seat, token)
        reveals.draw(state, seat, token)


def own(state: State, seat: int, mythology: int) -> None:
    """A mythology token is kept to the end; there may be two of a kind (P-019)."""
    state.built[seat][FIRST_MYTHOLOGY + mythology] += 1
    state.counts[seat][MYTHOLOGY] += 1
