cimport cython
from .. cimport moves
from ..model cimport Decision
from ..state cimport State
from . cimport losses

# Written by scripts/generate.py:
cdef int FOR_FREE_CITY, PAY

cdef class LoseCoins(Decision):
    @cython.locals(most=cython.int)
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept
