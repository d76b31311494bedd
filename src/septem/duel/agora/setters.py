"""Functions that set up Agora's part of a position by hand."""

from .. import sizes
from ..constants import NOTHING
from ..rules import token_draw
from ..state import State
from . import plots, senate, turns


def put_cubes(state: State, seat: int, cubes: list[int]) -> None:
    for chamber, count in enumerate(cubes):
        state.cubes[seat][chamber] = count


def put_decree(state: State, place: int, decree: int, chamber: int, up: int) -> None:
    state.decree[place] = decree
    state.decree_at[place] = chamber
    state.decrees_up = state.decrees_up & ~(1 << place) | up << place


def put_hand(state: State, seat: int, faces: list[int], cards: list[int], shown: int) -> None:
    """The conspiracies before a player, with the cards under them."""
    state.plots_held[seat] = len(faces)
    state.plots_shown[seat] = shown
    for number, plot in enumerate(faces):
        state.plot_hand[seat][number] = plot
        turns.put_under(state, seat, number, cards[number])


def put_deck(state: State, faces: list[int]) -> None:
    """The deck, its top card last."""
    state.plots_left = len(faces)
    for place, plot in enumerate(faces):
        state.plot_deck[place] = plot


def put_knowledge(state: State, seat: int, deck: list[int], hand: list[int]) -> None:
    for plot in range(sizes.PLOTS):
        state.maybe_deck[seat][plot] = deck[plot]
        state.maybe_hand[seat][plot] = hand[plot]


def know_own(state: State, seat: int) -> None:
    plots.know_own(state, seat)


def put_turn(state: State, plotted: int, turning: int, spoils: int) -> None:
    state.plotted = plotted
    state.turning = turning
    state.spoils = spoils


def put_removed_known(state: State, seats: int) -> None:
    state.removed_known = seats


def put_locked(state: State, token: int, source: int, seen: int) -> None:
    state.locked = token
    state.locked_from = source
    state.locked_seen = seen
    if token != NOTHING:
        for place in range(state.boxed):
            if state.box[place] == token:
                token_draw.pull(state, token)
                return


def put_box_seen(state: State, seat: int, tokens: int) -> None:
    state.box_seen[seat] = tokens


def put_removed(state: State, age: int, cards: list[int]) -> None:
    """The cards of an age put back into the box, which a seat has seen."""
    size = len(cards)
    for place in range(size):
        state.bag[place] = cards[place]
    set_row(state, age, size)


def set_row(state: State, age: int, size: int) -> None:
    first = age * 3
    for number in range(3):
        state.removed[first + number] = NOTHING if number < 3 - size else state.bag[number - (3 - size)]


def refresh(state: State) -> None:
    senate.refresh(state)
