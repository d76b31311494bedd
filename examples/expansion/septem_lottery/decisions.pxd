cimport cython
from septem.duel cimport moves, writing
from septem.duel.model cimport Decision
from septem.duel.rules cimport treasury
from septem.duel.state cimport State

cdef int BET, BET_PLACED, FIRST_LUCKY, NUMBERS, PRIZE

cdef class PlaceBet(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(wins=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept
