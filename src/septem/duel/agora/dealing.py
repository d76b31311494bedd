"""Agora's shuffles: decrees and conspiracies at the start, and again all that a seat cannot know."""

from ...core import bits
from ...core.chance import Stream, moment
from .. import sizes
from ..constants import NOTHING
from ..data.catalogue import CATALOGUE
from ..rules import dealing, token_draw
from ..state import State
from . import plots
from .constants import FROM_BOX

DECREE_STREAM, PLOT_STREAM = moment("duel.agora.decrees"), moment("duel.agora.conspiracies")
DECREES = 16
TRIES = 1000


def deal(state: State, seed: int, stream: Stream) -> None:
    stream.open(seed, DECREE_STREAM, 0)
    deal_decrees(state, stream)
    stream.open(seed, PLOT_STREAM, 0)
    state.plots_left = sizes.PLOTS
    for seat in range(sizes.SEATS):
        plots.know_own(state, seat)
    for plot in range(sizes.PLOTS):
        state.bag[plot] = plot
    for place in range(sizes.PLOTS):
        state.plot_deck[place] = dealing.draw(state, sizes.PLOTS, place, stream)


def deal_decrees(state: State, stream: Stream) -> None:
    """Face-down decrees are some of those that lie nowhere face up (AH-17)."""
    size = 0
    for decree in range(DECREES):
        if not lies_up(state, decree):
            state.bag[size] = decree
            size += 1
    drawn = 0
    for place in range(sizes.CHAMBERS):
        if state.decree[place] == NOTHING or not state.decrees_up >> place & 1:
            state.decree[place] = dealing.draw(state, size, drawn, stream)
            drawn += 1


def lies_up(state: State, decree: int) -> int:
    for place in range(sizes.CHAMBERS):
        if state.decrees_up >> place & 1 and state.decree[place] == decree:
            return 1
    return 0


def redeal(state: State, seat: int, stream: Stream) -> None:
    """Deal again what a seat cannot know; spectators are seat 2."""
    deal_decrees(state, stream)
    deal_plots(state, seat, stream)
    if state.locked_from == FROM_BOX and not state.locked_seen >> seat & 1:
        deal_locked(state, seat, stream)
    forget_others(state, seat)
    fill_removed(state)


def complete(state: State, seat: int, stream: Stream) -> None:
    """Deal what a file does not state, and keep what it does."""
    for place in range(sizes.CHAMBERS):
        if state.decree[place] == NOTHING:
            deal_decrees(state, stream)
    if lacks_plots(state):
        deal_plots(state, seat, stream)
        for viewer in range(sizes.SEATS):
            if viewer != seat:
                plots.know_own(state, viewer)
    if state.locked_from == FROM_BOX and state.locked == NOTHING:
        deal_locked(state, seat, stream)
    fill_removed(state)


def lacks_plots(state: State) -> int:
    """1 if some conspiracy is not known."""
    for place in range(state.plots_left):
        if state.plot_deck[place] == NOTHING:
            return 1
    for seat in range(sizes.SEATS):
        for number in range(state.plots_held[seat]):
            if state.plot_hand[seat][number] == NOTHING:
                return 1
    return 0


def forget_others(state: State, seat: int) -> None:
    """What other seats have seen is not known: as if they had seen their own conspiracies only."""
    for other in range(sizes.SEATS):
        if other != seat:
            state.box_seen[other] = 0
            plots.know_own(state, other)


def deal_plots(state: State, seat: int, stream: Stream) -> None:
    """Every conspiracy gets one of the places where the seat thinks it may lie."""
    for _ in range(TRIES):
        if try_plots(state, seat, stream):
            return


def try_plots(state: State, seat: int, stream: Stream) -> int:
    """Those with the fewest places first; 0 if one finds no place."""
    deck = 0
    hand = 0
    done = 0
    for size in range(1, sizes.PLOTS + 1):
        for plot in range(sizes.PLOTS):
            if done >> plot & 1 or count_places(state, seat, plot) != size:
                continue
            done |= 1 << plot
            in_deck = deck_places(state, seat, plot) & ~deck
            in_hand = hand_places(state, seat, plot) & ~hand
            free = bits.count(in_deck) + bits.count(in_hand)
            if not free:
                return 0
            chosen = stream.below(free) if free > 1 else 0
            if chosen < bits.count(in_deck):
                place = member(in_deck, chosen)
                deck |= 1 << place
                state.plot_deck[place] = plot
            else:
                place = member(in_hand, chosen - bits.count(in_deck))
                hand |= 1 << place
                state.plot_hand[place // sizes.PLOTS][place % sizes.PLOTS] = plot
    return 1


def count_places(state: State, seat: int, plot: int) -> int:
    return bits.count(deck_places(state, seat, plot)) + bits.count(hand_places(state, seat, plot))


def deck_places(state: State, seat: int, plot: int) -> int:
    if seat < sizes.SEATS:
        return state.maybe_deck[seat][plot]
    return 0 if shown_place(state, plot) else (1 << state.plots_left) - 1


def hand_places(state: State, seat: int, plot: int) -> int:
    """Spectators know what is triggered, and nothing else."""
    if seat < sizes.SEATS:
        return state.maybe_hand[seat][plot]
    if shown_place(state, plot):
        return shown_place(state, plot)
    hands = 0
    for owner in range(sizes.SEATS):
        hands |= ((1 << state.plots_held[owner]) - 1 & ~state.plots_shown[owner]) << owner * sizes.PLOTS
    return hands


def shown_place(state: State, plot: int) -> int:
    """The place of a triggered conspiracy, as a set; empty if it is not triggered."""
    for owner in range(sizes.SEATS):
        for number in range(state.plots_held[owner]):
            if state.plots_shown[owner] >> number & 1 and state.plot_hand[owner][number] == plot:
                return plots.in_hand(owner, number)
    return 0


def member(members: int, number: int) -> int:
    """The member of a set with so many before it."""
    while number:
        members &= members - 1
        number -= 1
    return bits.lowest(members)


def deal_locked(state: State, seat: int, stream: Stream) -> None:
    """The token locked away is any of the box that the seat has not seen there since."""
    if state.locked != NOTHING:
        token_draw.put_back(state, state.locked)
    first = state.drawn if state.watching >> seat & 1 else 0
    seen = state.box_seen[seat] if seat < sizes.SEATS else 0
    size = 0
    for place in range(first, state.boxed):
        if not seen & token_draw.seen_mark(state.box[place]):
            state.bag[size] = state.box[place]
            size += 1
    if size:
        state.locked = state.bag[stream.below(size)]
        token_draw.pull(state, state.locked)


def fill_removed(state: State) -> None:
    """The cards put back in earlier ages are those that lie nowhere else."""
    for age in range(state.age):
        cards = dealing.unseen(state, age, state.present & ~state.shown)
        size = dealing.gather(state, cards, CATALOGUE.deck_start[age])
        dealing.set_aside(state, age, 0, size)
