cimport cython
from . cimport treasury
from ..state cimport State

# Written by scripts/generate.py:
cdef int BARRIER_SPENT, BY_ARMY, CAPITAL, FAR_COINS, FAR_LOOT, FOR_LOOT, FOR_SIEGE, GAME_WON, LOOT_SPENT, NEAR_COINS
cdef int NEAR_LOOT, NOWHERE, PAWN_MOVED

@cython.locals(start=cython.int, lead=cython.int)
cpdef void advance(State state, int seat, int shields) noexcept
cdef void plunder(State state, int victim, int start, int lead) noexcept
cpdef void spend(State state, int victim, int token, int coins) noexcept
cdef int points(State state, int seat) noexcept
