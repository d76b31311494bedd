"""The present view of one seat as a position: enough to list and judge its moves, fast enough for millions of games.

It is written from an allow-list, as a view is: fields that are declared visible are copied, others are named here, and
all remaining fields stay empty. It has all open cards and the seat's own hand, but no past and nothing hidden, not even
imagined: the game cannot be continued from it.
"""

from .. import agenda, copying, history, sizes
from ..constants import BEFORE, FREE_SEAT, PLAY_LAST, REVIVE_CARD, SELL, STRICT_SEVENTH
from ..data.components import FIRST_STAGE
from ..model import Extension
from ..rules import seating
from ..state import State
from . import pile, redeal


class FastView:
    """The present view of one seat. Each `update` forgets the position before."""

    def __init__(self, empty: State, extensions: list[Extension], seat: int) -> None:
        self.empty = empty  # the table before anything was dealt
        self.extensions = extensions
        self.seat = seat
        self.seen = State()

    def update(self, state: State) -> None:
        self.seen.copy_from(self.empty)
        copying.copy_visible(self.seen, state)
        if state.turn != BEFORE:
            show_hands(self.seen, state, self.seat)
        if state.depth:
            show_question(self.seen, state, self.seat)
        for number in range(len(self.extensions)):
            extension = self.extensions[number]
            extension.show(self.seen, state, self.seat)


def show_hands(seen: State, state: State, seat: int) -> None:
    """Hand sizes, the seat's own cards, and the last card of the Free City's pile for the seat that plays it now."""
    for city in range(state.cities):
        seen.hand[city] = state.hand[city]
        seen.held[city] = state.held[city]
    row = state.hand[seat]
    for place in range(state.held[row]):
        seen.hands[row][place] = state.hands[row][place]
    if state.seats < state.cities and redeal.sees_pile_end(state, seat):
        seen.hands[FREE_SEAT][0] = state.hands[FREE_SEAT][0]


def show_question(seen: State, state: State, seat: int) -> None:
    """The question, and the seat's own answers; whether others have answered is left out."""
    entry = state.agenda[state.depth - 1]
    kind = agenda.kind_of(entry)
    asked = agenda.asked_of(entry)
    owing = asked
    deciding = 0
    for city in range(state.cities):
        if asked >> city & 1 and seating.decider(state, city) == seat:
            deciding = 1
            if not agenda.owing_of(entry) >> city & 1:
                owing &= ~(1 << city)
                seen.answers[city] = state.answers[city]
    seen.depth = 1
    seen.agenda[0] = agenda.pack(kind, asked, owing)
    if kind == REVIVE_CARD and deciding:
        show_pile(seen, state)
    if kind == PLAY_LAST and state.rulings & STRICT_SEVENTH:
        show_market(seen, state)


def show_pile(seen: State, state: State) -> None:
    """The pile that is looked through, in the order of its cards: it does not matter who threw them, and when."""
    pile.mark(state)
    place = 0
    for card in range(FIRST_STAGE):
        for _ in range(state.pile_counts[card]):
            seen.history[place // state.cities][place % state.cities] = history.pack(SELL, card)
            place += 1


def show_market(seen: State, state: State) -> None:
    """The market before the sixth turn (R-16)."""
    seen.kept_purse = state.kept_purse
    seen.kept_helps = state.kept_helps
    seen.kept_printed = state.kept_printed
    for side in range(sizes.SUPPLIES):
        seen.kept_rates[side] = state.kept_rates[side]
    for kind in range(sizes.CLASSES):
        for supply in range(sizes.SUPPLIES):
            seen.kept_market[kind][supply] = state.kept_market[kind][supply]
