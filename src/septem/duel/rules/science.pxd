from ...core cimport bits
from ..state cimport State

# Written by scripts/generate.py:
cdef int BY_SCIENCE, ENOUGH_SYMBOLS, GAME_WON, PAIR_MADE, PICK_TOKEN

cdef void learn(State state, int seat, int symbol) noexcept
