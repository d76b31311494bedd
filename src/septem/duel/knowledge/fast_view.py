"""What one seat sees, as a position: for players in this process, far faster than a view and with the same in it.

A glimpse is written from an allow-list, as a view is: what is not named here stays empty. What is imagined from it is
the same, card by card, as what is imagined from a view with the same luck.
"""

from ...core.chance import Stream
from .. import sizes
from ..constants import GROUP, NOTHING
from ..data.catalogue import CATALOGUE
from ..model import Extension
from ..rules import dealing
from ..state import State


class FastView:
    """The eyes of one seat. Each look forgets the one before."""

    def __init__(self, empty: State, extensions: list[Extension], seat: int) -> None:
        self.empty = empty  # the table before anything was dealt
        self.extensions = extensions
        self.seat = seat
        self.seen = State()
        self.world = State()

    def update(self, state: State) -> None:
        self.seen.copy_from(self.empty)
        for seat in range(sizes.SEATS):
            show_city(self.seen, state, seat)
            show_goods(self.seen, state, seat)
        show_table(self.seen, state)
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


def show_city(seen: State, state: State, seat: int) -> None:
    """All of it is public (DH-01)."""
    seen.coins[seat] = state.coins[seat]
    seen.raw_choices[seat] = state.raw_choices[seat]
    seen.made_choices[seat] = state.made_choices[seat]
    seen.helped[seat] = state.helped[seat]
    seen.symbols[seat] = state.symbols[seat]
    seen.pairs[seat] = state.pairs[seat]
    seen.hand[seat] = state.hand[seat]
    seen.chain_bonus[seat] = state.chain_bonus[seat]
    seen.tolls[seat] = state.tolls[seat]
    seen.extra_shields[seat] = state.extra_shields[seat]
    seen.replays[seat] = state.replays[seat]
    for item in range(sizes.ITEMS):
        seen.built[seat][item] = state.built[seat][item]


def show_goods(seen: State, state: State, seat: int) -> None:
    for good in range(sizes.GOODS):
        seen.goods[seat][good] = state.goods[seat][good]
        seen.fixed[seat][good] = state.fixed[seat][good]
    for colour in range(sizes.COLOURS):
        seen.counts[seat][colour] = state.counts[seat][colour]
        seen.discount[seat][colour] = state.discount[seat][colour]


def show_table(seen: State, state: State) -> None:
    seen.pawn = state.pawn
    seen.loot = state.loot
    seen.board = state.board
    seen.mover = state.mover
    seen.again = state.again
    seen.raised = state.raised
    seen.begun = state.begun
    seen.winner = state.winner
    seen.victory = state.victory
    for place in range(state.depth):
        seen.agenda[place] = state.agenda[place]
    seen.depth = state.depth


def show_piles(seen: State, state: State) -> None:
    """Discards, cards under wonders (DH-05), and the wonders on offer: the second group is shown later (D-013)."""
    for place in range(state.discarded):
        seen.discards[place] = state.discards[place]
    seen.discarded = state.discarded
    for wonder in range(sizes.WONDERS):
        seen.spent[wonder] = state.spent[wonder]
    for place in range(GROUP if state.drafted < GROUP else sizes.OFFER):
        seen.offer[place] = state.offer[place]
    seen.drafted = state.drafted


def show_structure(seen: State, state: State) -> None:
    """Of a card that lies face down, its back (DH-02): any card of that deck stands for it."""
    seen.age = state.age
    seen.present = state.present
    seen.open = state.open
    seen.shown = state.shown & state.present
    cards = state.age * sizes.SLOTS
    for slot in range(sizes.SLOTS):
        if state.present >> slot & 1:
            card = state.deal[cards + slot]
            face_up = state.shown >> slot & 1
            seen.deal[cards + slot] = card if face_up else CATALOGUE.deck_start[CATALOGUE.deck[card]]


def show_box(seen: State, state: State, seat: int) -> None:
    """Which tokens are in the box is public, their order is not (DH-07); those drawn are seen by who may see them."""
    seen.boxed = state.boxed
    seen.drawn = state.drawn
    seen.watching = state.watching if state.drawn else 0
    known = state.drawn if seen.watching >> seat & 1 else 0
    for place in range(state.boxed):
        insert(seen, known if place >= known else place, place, state.box[place])
    if not state.lent_seen >> seat & 1:
        for place in range(sizes.LENT):
            if state.lent[place] != NOTHING:  # taken out in secret: for others they are in it
                insert(seen, known, seen.boxed, state.lent[place])
                seen.boxed += 1


def insert(seen: State, first: int, place: int, token: int) -> None:
    """Put a token into the box so that it is sorted from some place on."""
    while place > first and seen.box[place - 1] > token:
        seen.box[place] = seen.box[place - 1]
        place -= 1
    seen.box[place] = token
