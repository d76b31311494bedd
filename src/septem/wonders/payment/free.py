"""What a city builds free of cost without a chain and without spending a right: it pays nothing, and cannot pay."""

from ..constants import FREES
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_STAGE
from ..state import State


def is_free(state: State, city: int, item: int) -> int:
    """1 if an item costs a city nothing now."""
    if not state.helps[city] & FREES:
        return 0
    return state.frees[city] >> CATALOGUE.colour[item] & 1 or is_free_card(state, city, item)


def is_free_card(state: State, city: int, item: int) -> int:
    """1 if a card costs nothing in this turn, or as the first of its colour; never a stage (E-050, E-055, E-060)."""
    if item >= FIRST_STAGE:
        return 0
    if state.turn >= 0 and state.free_turns[city] >> state.turn & 1:
        return 1
    return state.free_colours >> city & 1 and state.counts[city][CATALOGUE.colour[item]] == 0
