"""Agora's part of a fast view, written from an allow-list."""

from .. import sizes
from ..constants import NOTHING, REMOVED
from ..knowledge import fast_view as base
from ..state import State
from . import plots
from .constants import FROM_BOX


def show(seen: State, state: State, seat: int) -> None:
    for place in range(sizes.CHAMBERS):
        if state.decrees_up >> place & 1:
            seen.decree[place] = state.decree[place]
    show_plots(seen, state, seat)
    show_locked(seen, state, seat)
    if state.removed_known >> seat & 1:
        for place in range(state.age * REMOVED, state.age * REMOVED + REMOVED):
            seen.removed[place] = state.removed[place]


def show_plots(seen: State, state: State, seat: int) -> None:
    """The seat's own knowledge, and those conspiracies whose place it knows."""
    for plot in range(sizes.PLOTS):
        if seat < sizes.SEATS:
            seen.maybe_deck[seat][plot] = state.maybe_deck[seat][plot]
            seen.maybe_hand[seat][plot] = state.maybe_hand[seat][plot]
    for owner in range(sizes.SEATS):
        for number in range(state.plots_held[owner]):
            if owner == seat or state.plots_shown[owner] >> number & 1:
                seen.plot_hand[owner][number] = state.plot_hand[owner][number]
    if plots.draws(state, seat):
        for number in range(plots.DRAWN):
            place = state.plots_left - 1 - number
            seen.plot_deck[place] = state.plot_deck[place]


def show_locked(seen: State, state: State, seat: int) -> None:
    """A token that was locked away in secret is still in the box for the others."""
    if seat < sizes.SEATS:
        seen.box_seen[seat] = state.box_seen[seat]
    if state.locked_seen >> seat & 1:
        seen.locked = state.locked
    elif state.locked_from == FROM_BOX and state.locked != NOTHING:
        base.insert(seen, seen.drawn if seen.watching >> seat & 1 else 0, seen.boxed, state.locked)
        seen.boxed += 1
