cimport cython
from . cimport treasury
from ..state cimport State

cdef int BARRIER_SPENT, BY_ARMY, CAPITAL, FOR_LOOT, FOR_SIEGE, GAME_WON, LOOT_SPENT, NOWHERE, PAWN_MOVED
cdef int NEAR_LOOT, NEAR_COINS, FAR_LOOT, FAR_COINS

@cython.locals(start=cython.int, lead=cython.int)
cdef void advance(State state, int seat, int shields) noexcept
cdef void plunder(State state, int victim, int start, int lead) noexcept
cdef void spend(State state, int victim, int zone, int coins) noexcept
cdef int points(State state, int seat) noexcept
