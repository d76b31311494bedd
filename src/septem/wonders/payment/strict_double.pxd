cimport cython
from . cimport supply, extras
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
cdef long long GUARDS
# Written by scripts/generate.py:
cdef int BOARD, FIRST_STAGE, GOOD_COUNT, MADE, OWN, RAW, RAW_COUNT, STAGE, WITH_BOTH, WITH_LEFT, WITH_RIGHT

@cython.locals(least=cython.int, filled=cython.int)
cdef int ways(State state, int city, int item, int *found) noexcept
@cython.locals(filled=cython.int)
cdef int gather(State state, int city, int item, int wilds, int least, int purse, int *found) noexcept
cdef int kind(int good) noexcept
cdef int makes(State state, int city, int source, int good) noexcept
@cython.locals(own=cython.longlong, unit=cython.longlong)
cdef void repeat(State state, int city, int source, int good) noexcept
@cython.locals(own=cython.longlong)
cdef long long without(State state, int city, int source, int goods) noexcept
cdef void put_back(State state, int city, int good) noexcept
@cython.locals(left=cython.longlong, right=cython.longlong)
cdef void put_supplies(State state, int city, int goods, long long own) noexcept
