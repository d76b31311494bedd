cimport cython
from .. cimport moves
from . cimport extras, free, strict_double, supply
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int A_TURN, DEARER, MADE, OWN, RAW, REPEATS, STRICT_DOUBLE, WITH_BOTH, WITH_LEFT, WITH_RIGHT

cdef Catalogue CATALOGUE
cdef long long GUARDS

cpdef void open_market(State state, int city) noexcept
cpdef void keep_market(State state, int city) noexcept
cpdef void recall_market(State state, int city) noexcept
cpdef int has(State state, int city, int card) noexcept
cpdef int claims_colour(State state, int city, int card) noexcept
cpdef int chained(State state, int city, int item) noexcept
cpdef int bank(State state, int city, int item) noexcept
cdef int ways(State state, int city, int item, int *found) noexcept
cdef int helped_ways(State state, int city, int item, int *found) noexcept
@cython.locals(filled=cython.int)
cdef int splits(State state, int item, int raw, int made, int purse, int *found) noexcept
cdef int spent(int way) noexcept
@cython.locals(place=cython.int)
cdef int rank(int way) noexcept
cdef void sort(int *found, int filled) noexcept
@cython.locals(kept=cython.int)
cdef int prune(int *found, int filled, int dearer) noexcept
cdef int beaten(int *found, int kept, int way, int dearer) noexcept
cpdef list offered(State state, int city, int item, int purse, int kept)
cpdef list listed(State state, int city, int item, int purse, int kept)
