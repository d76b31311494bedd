cimport cython
from .. cimport moves
from ..model cimport Decision
from ..rules cimport treasury
from ..state cimport State

# Written by scripts/generate.py:
cdef int ACCEPT, BID, BID_FOR_START, BID_MADE, FIRST_DECIDED, FOR_COMPENSATION, MOST_BID

cdef class BidForStart(Decision):
    @cython.locals(filled=cython.int, coins=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(coins=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef void start(State state, int seat, int coins) noexcept
