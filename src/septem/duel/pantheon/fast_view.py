"""Pantheon's part of a fast view, written from an allow-list."""

from .. import sizes
from ..constants import NOTHING
from ..knowledge import fast_view as base
from ..state import State
from . import dealing, marks
from .constants import PLACES
from .numbers import FIRST_DIVINITY, THE_GATE


def show(seen: State, state: State, seat: int) -> None:
    show_marks(seen, state)
    show_lent(seen, state, seat)
    for deck in range(sizes.MYTHOLOGIES):
        show_deck(seen, state, seat, deck)


def show_lent(seen: State, state: State, seat: int) -> None:
    """Tokens on a divinity; if they were taken out of the box in secret, they are in it for others."""
    if state.lent_seen >> seat & 1:
        for place in range(sizes.LENT):
            seen.lent[place] = state.lent[place]
        seen.lent_seen = state.lent_seen
        return
    for place in range(sizes.LENT):
        if state.lent[place] != NOTHING:
            base.insert(seen, seen.drawn if seen.watching >> seat & 1 else 0, seen.boxed, state.lent[place])
            seen.boxed += 1


def show_marks(seen: State, state: State) -> None:
    """The tokens that lie on cards; before the second age its offerings in any order."""
    if state.age < 1:
        dealing.lay_offerings(seen)
    for place in range(marks.first_of(state.age), marks.after_last_of(state.age)):
        if state.marked >> marks.slot_of(state.layouts, state.age, place) & 1:
            seen.mark[place] = state.mark[place]


def show_deck(seen: State, state: State, seat: int, deck: int) -> None:
    """The divinities of a mythology and the seats that know them (DH-09, DH-10).

    A card that the seat does not know is replaced by the first divinity whose place the seat does not know.
    """
    left = unplaced(state, seat, deck)
    for slot in range(sizes.SHRINES):
        card = state.shrine[slot]
        if belongs(card, deck):
            seen.shrine[slot] = card if state.shrine_seen[slot] >> seat & 1 else first_of(left)
            left = without(left, seen.shrine[slot])
            seen.shrine_seen[slot] = state.shrine_seen[slot]
        elif card == THE_GATE:
            seen.shrine[slot] = card
            seen.shrine_seen[slot] = state.shrine_seen[slot]
    seen.piled[deck] = state.piled[deck]
    for place in range(deck * PLACES + state.piled[deck] - 1, deck * PLACES - 1, -1):
        seen.piles[place] = state.piles[place] if state.pile_seen[place] >> seat & 1 else first_of(left)
        left = without(left, seen.piles[place])
        seen.pile_seen[place] = state.pile_seen[place]


def belongs(card: int, deck: int) -> bool:
    return card != NOTHING and card != THE_GATE and (card - FIRST_DIVINITY) // PLACES == deck


def unplaced(state: State, seat: int, deck: int) -> int:
    """The divinities of a mythology whose place a seat does not know (a set, from the first divinity on)."""
    left = 0
    for card in range(FIRST_DIVINITY + deck * PLACES, FIRST_DIVINITY + deck * PLACES + PLACES):
        if not state.built[0][card] and not state.built[1][card]:
            left |= 1 << card - FIRST_DIVINITY
    for slot in range(sizes.SHRINES):
        if belongs(state.shrine[slot], deck) and state.shrine_seen[slot] >> seat & 1:
            left = without(left, state.shrine[slot])
    for place in range(deck * PLACES, deck * PLACES + state.piled[deck]):
        if state.pile_seen[place] >> seat & 1:
            left = without(left, state.piles[place])
    return left


def first_of(left: int) -> int:
    number = 0
    while not left >> number & 1:
        number += 1
    return FIRST_DIVINITY + number


def without(left: int, card: int) -> int:
    return left & ~(1 << card - FIRST_DIVINITY)
