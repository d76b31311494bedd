cimport cython
from .. cimport moves
from .. cimport sizes
from . cimport free, supply
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int ALL_GOODS, A_TURN, BANK_SELLS, COMPLETES, DEARER, FREES, FROM_BANK, GIFT_LEFT, GIFT_RIGHT, MADE, MADE_COUNT
cdef int NOT_HERE, OWN, RAW, RAW_COUNT, RAW_GOODS, REBATES_AT_MOST, REBATE_LEFT, REBATE_RIGHT, REPEATS, STAGE
cdef int STAGES_FREE, STRICT_DOUBLE, TOO_MANY, TRADED_LEFT, TRADED_RIGHT, WAIVES, WITH_BOTH, WITH_LEFT, WITH_RIGHT

cdef Catalogue CATALOGUE
cdef long long GUARDS

@cython.locals(goods=cython.int)
cpdef int printed(State state, int city) noexcept
cdef void open_sources(State state, int goods) noexcept
cdef int without_goods(State state, int city, int item, int *found) noexcept
cdef bint out_of_reach(State state, int item, int wilds) noexcept
cdef int count_wilds(State state, int city, int colour) noexcept
cdef int try_all(State state, int item, int wilds, int least, int purse, int *found, int filled) noexcept
@cython.locals(wilds=cython.int, filled=cython.int)
cdef int ways(State state, int city, int item, int *found) noexcept
@cython.locals(units=cython.longlong, goods=cython.int)
cdef long long extra(State state, int trial, int wilds, int kind) noexcept
@cython.locals(both=cython.longlong)
cdef int lacking(State state, int item, int kind, int where, long long more) noexcept
@cython.locals(least=cython.int)
cdef int fewest(State state, int item, int wilds) noexcept
@cython.locals(raw=cython.longlong, made=cython.longlong, unit=cython.longlong)
cdef int try_units(State state, int item, int trial, int wilds, int least, int purse, int *found, int filled) noexcept
cdef int collect(State state, int item, long long raw_more, long long made_more, int units, int purse, int bank, int *found, int filled) noexcept
@cython.locals(left=cython.int, right=cython.int, way=cython.int)
cdef int priced(State state, int raw_left, int made_left, int raw_right, int made_right) noexcept
cdef int add(int *found, int filled, int way) noexcept
cpdef int spent(int way) noexcept
@cython.locals(sides=cython.int)
cdef int bonus(State state, int city, int way) noexcept
cdef int order(State state, int city, int way) noexcept
@cython.locals(place=cython.int)
cdef void sort(State state, int city, int *found, int filled) noexcept
@cython.locals(kept=cython.int)
cdef int prune(State state, int city, int *found, int filled) noexcept
cdef int beaten(State state, int city, int *found, int kept, int way) noexcept
