from ...core cimport bits
from ..state cimport State

cdef int BY_SCIENCE, GAME_WON, PAIR_MADE, PICK_TOKEN, ENOUGH_SYMBOLS

cdef void learn(State state, int seat, int symbol) noexcept
