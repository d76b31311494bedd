"""The view of one seat in the form of a position: for in-process bots, far faster than a view, with the same content.

It is written from an allow-list, as a view is: fields that are declared visible are copied, others are named here,
and all remaining fields stay empty. With the same random numbers, `imagine` makes the same position from it, card by
card, as from a view.
"""

from ...core import bits
from ...core.chance import Stream
from .. import copying, sizes
from ..constants import GROUP
from ..data.catalogue import CATALOGUE
from ..model import Extension
from ..rules import dealing
from ..state import State


class FastView:
    """The knowledge of one seat about a position. Each `update` forgets the position before."""

    def __init__(self, empty: State, extensions: list[Extension], seat: int) -> None:
        self.empty = empty  # the table before anything was dealt
        self.extensions = extensions
        self.seat = seat
        self.seen = State()
        self.world = State()

    def update(self, state: State) -> None:
        self.seen.copy_from(self.empty)
        copying.copy_visible(self.seen, state)
        show_asked(self.seen, state)
        show_piles(self.seen, state)
        show_structure(self.seen, state)
        show_box(self.seen, state, self.seat)
        for number in range(len(self.extensions)):
            extension = self.extensions[number]
            extension.show(self.seen, state, self.seat)

    def imagine(self, stream: Stream) -> State:
        """A position that the seat cannot rule out; it lasts until the next one."""
        self.world.copy_from(self.seen)
        dealing.redeal(self.world, self.seat, stream)
        for number in range(len(self.extensions)):
            extension = self.extensions[number]
            extension.redeal(self.world, self.seat, stream)
        return self.world


def show_asked(seen: State, state: State) -> None:
    """The pending questions and the seats they are asked are public."""
    for place in range(state.depth):
        seen.agenda[place] = state.agenda[place]


def show_piles(seen: State, state: State) -> None:
    """Discards, and the wonders on offer: the second group is shown later (D-013)."""
    for place in range(state.discarded):
        seen.discards[place] = state.discards[place]
    for place in range(GROUP if dealing.second_hidden(state) else sizes.OFFER):
        seen.offer[place] = state.offer[place]


def show_structure(seen: State, state: State) -> None:
    """Of a face-down card only the back is known (DH-02): any card of that deck is written in its place."""
    seen.shown = state.shown & state.present
    cards = state.age * sizes.SLOTS
    slots = state.present
    while slots:
        slot = bits.lowest(slots)
        slots &= slots - 1
        card = state.deal[cards + slot]
        face_up = state.shown >> slot & 1
        seen.deal[cards + slot] = card if face_up else CATALOGUE.deck_start[CATALOGUE.deck[card]]


def show_box(seen: State, state: State, seat: int) -> None:
    """The tokens in the box are public, their order is not (DH-07), but for drawn tokens that the seat sees."""
    seen.boxed = state.boxed
    seen.drawn = state.drawn
    seen.watching = state.watching if state.drawn else 0
    known = state.drawn if seen.watching >> seat & 1 else 0
    for place in range(state.boxed):
        insert(seen, known if place >= known else place, place, state.box[place])


def insert(seen: State, first: int, place: int, token: int) -> None:
    """Put a token into the box so that it is sorted from some place on."""
    while place > first and seen.box[place - 1] > token:
        seen.box[place] = seen.box[place - 1]
        place -= 1
    seen.box[place] = token
