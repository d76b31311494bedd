cimport cython
from .. cimport sizes
from ..features cimport ExpansionFeatures
from ..state cimport State

# Written by scripts/generate.py:
cdef int CAPITAL, FIRST_DIVINITY, MOST_COINS, NOTHING, NOWHERE, TOKENS

cdef class PantheonFeatures(ExpansionFeatures):
    cdef int divinities, shrines, offerings, vault, barrier
    @cython.locals(lead=cython.int)
    cdef int write(self, State state, int asked, int *active, int count) noexcept
    @cython.locals(place=cython.int, divinity=cython.int)
    cdef int write_shrines(self, State state, int asked, int *active, int count) noexcept
    cdef int write_city(self, State state, int seat, int side, int *active, int count) noexcept
