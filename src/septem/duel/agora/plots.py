"""Conspiracies: the deck, those before the players, and what each seat can tell about their places.

For each seat and conspiracy the position has the places where it may lie. A seat that puts a card back on the deck
knows it there; when the opponent draws it and keeps one of two cards, it may be either.
"""

from .. import agenda, sizes
from ..constants import NOTHING
from ..data.catalogue import CATALOGUE
from ..state import State
from .constants import BOTTOM, CONSPIRED, KEEP_PLOT, PLOT_KEPT, PLOT_KEPT_SEEN, PLOT_SEEN, TOP

DRAWN = 2


def in_hand(seat: int, number: int) -> int:
    """A place before a player, as a member of State.maybe_hand."""
    return 1 << seat * sizes.PLOTS + number


def item(plot: int) -> int:
    """The item of a conspiracy."""
    return int(CATALOGUE.numbers["extortion"]) + plot


def find(state: State, seat: int, plot: int) -> int:
    """The number of a conspiracy among those of a seat, from 0 on; as many as it has if it is not among them."""
    number = 0
    while number < state.plots_held[seat] and state.plot_hand[seat][number] != plot:
        number += 1
    return number


def conspire(state: State, seat: int) -> None:
    """Draw two conspiracies; one is kept, or both (A-121, A-122)."""
    if state.plots_left < DRAWN:
        return
    state.tell(CONSPIRED, seat, 0, state.plots_left)
    for number in range(DRAWN):
        place = state.plots_left - 1 - number
        know(state, seat, state.plot_deck[place], 1 << place, 0)
        if state.log is not None:
            state.whisper(1 << seat, PLOT_SEEN, seat, item(state.plot_deck[place]), number)
    if not state.keeps_both[seat]:
        state.ask(KEEP_PLOT, seat, 0)
        return
    for _ in range(DRAWN):
        take_top(state, seat, TOP)


def keep(state: State, seat: int, plot: int, end: int) -> None:
    """Keep one of the two cards drawn, and put the other on top of the deck or at the bottom."""
    top = state.plots_left - 1
    blur(state, 1 - seat, 1 << top | 1 << top - 1)
    if state.plot_deck[top] != plot:
        state.plot_deck[top - 1] = state.plot_deck[top]
        state.plot_deck[top] = plot
    know(state, seat, state.plot_deck[top], 1 << top, 0)
    know(state, seat, state.plot_deck[top - 1], 1 << top - 1, 0)
    take_top(state, seat, end)
    if end == BOTTOM:
        sink(state)


def blur(state: State, seat: int, places: int) -> None:
    """Two places of the deck cannot be told apart any more by a seat."""
    for plot in range(sizes.PLOTS):
        if state.maybe_deck[seat][plot] & places:
            state.maybe_deck[seat][plot] |= places


def take_top(state: State, seat: int, end: int) -> None:
    """The top card of the deck comes before a player."""
    number = state.plots_held[seat]
    state.plots_left -= 1
    top = state.plots_left
    for viewer in range(sizes.SEATS):
        for plot in range(sizes.PLOTS):
            if state.maybe_deck[viewer][plot] >> top & 1:
                state.maybe_deck[viewer][plot] &= ~(1 << top)
                state.maybe_hand[viewer][plot] |= in_hand(seat, number)
    state.plot_hand[seat][number] = state.plot_deck[top]
    state.plot_card[seat][number] = NOTHING
    state.plots_held[seat] += 1
    state.tell(PLOT_KEPT, seat, end, number)
    if state.log is not None:
        state.whisper(1 << seat, PLOT_KEPT_SEEN, seat, item(state.plot_hand[seat][number]), number)


def sink(state: State) -> None:
    """The top card of the deck goes to its bottom."""
    top = state.plots_left - 1
    card = state.plot_deck[top]
    for place in range(top, 0, -1):
        state.plot_deck[place] = state.plot_deck[place - 1]
    state.plot_deck[0] = card
    for viewer in range(sizes.SEATS):
        for plot in range(sizes.PLOTS):
            places = state.maybe_deck[viewer][plot]
            state.maybe_deck[viewer][plot] = (places & ~(1 << top)) << 1 | places >> top & 1


def show(state: State, seat: int, number: int) -> None:
    """A conspiracy is triggered: everyone knows it."""
    state.plots_shown[seat] |= 1 << number
    for viewer in range(sizes.SEATS):
        know(state, viewer, state.plot_hand[seat][number], 0, in_hand(seat, number))


def know(state: State, viewer: int, plot: int, deck: int, hand: int) -> None:
    """A seat knows the place of a conspiracy: no other can lie there."""
    if plot == NOTHING:  # not dealt yet
        return
    for other in range(sizes.PLOTS):
        state.maybe_deck[viewer][other] &= ~deck
        state.maybe_hand[viewer][other] &= ~hand
    state.maybe_deck[viewer][plot] = deck
    state.maybe_hand[viewer][plot] = hand
    infer(state, viewer)


def infer(state: State, viewer: int) -> None:
    """If only one place is left for a conspiracy, no other can lie there; that may settle further ones."""
    settled = 0
    found = 1
    while found:
        found = 0
        for plot in range(sizes.PLOTS):
            if not settled >> plot & 1 and has_one_place(state, viewer, plot):
                settled |= 1 << plot
                found = 1
                exclude(state, viewer, plot)


def has_one_place(state: State, viewer: int, plot: int) -> int:
    """1 if a seat knows where a conspiracy lies."""
    deck = state.maybe_deck[viewer][plot]
    hand = state.maybe_hand[viewer][plot]
    if deck and hand:
        return 0
    places = deck | hand
    return 1 if places and places & places - 1 == 0 else 0


def exclude(state: State, viewer: int, plot: int) -> None:
    deck = state.maybe_deck[viewer][plot]
    hand = state.maybe_hand[viewer][plot]
    for other in range(sizes.PLOTS):
        if other != plot:
            state.maybe_deck[viewer][other] &= ~deck
            state.maybe_hand[viewer][other] &= ~hand


def know_own(state: State, viewer: int) -> None:
    """A seat that has seen nothing but its own conspiracies, those triggered, and those it draws just now."""
    deck = (1 << state.plots_left) - 1
    hands = 0
    for seat in range(sizes.SEATS):
        hands |= ((1 << state.plots_held[seat]) - 1) << seat * sizes.PLOTS
    for plot in range(sizes.PLOTS):
        state.maybe_deck[viewer][plot] = deck
        state.maybe_hand[viewer][plot] = hands
    for seat in range(sizes.SEATS):
        for number in range(state.plots_held[seat]):
            if seat == viewer or state.plots_shown[seat] >> number & 1:
                know(state, viewer, state.plot_hand[seat][number], 0, in_hand(seat, number))
    if draws(state, viewer):
        for number in range(DRAWN):
            place = state.plots_left - 1 - number
            know(state, viewer, state.plot_deck[place], 1 << place, 0)


def draws(state: State, seat: int) -> int:
    """1 if a seat has drawn two conspiracies and is asked which one it keeps."""
    for place in range(state.depth):
        entry = state.agenda[place]
        if agenda.kind_of(entry) == KEEP_PLOT and agenda.seat_of(entry) == seat:
            return 1
    return 0
