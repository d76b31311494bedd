cimport cython
from . cimport price_rules, purchases, shortfall
from .. cimport sizes
from ..rules cimport treasury
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int BASE_PRICE, COINS_PAID, FIXED_PRICE, GOOD_BOUGHT, MADE_FROM, MADE_TO, NOTHING, NO_PURSE, RAW_FROM, RAW_TO
cdef int TOLL_RECEIVED

cdef void open_market(State state, int seat) noexcept
cpdef int linked(State state, int seat, int item) noexcept
@cython.locals(coins=cython.int)
cdef int price(State state, int seat, int item) noexcept
cpdef int usual_price(State state, int seat, int item) noexcept
cdef int helped_price(State state, int seat, int item, int coins) noexcept
cpdef bint by_link(State state, int seat, int item, int coins) noexcept
@cython.locals(goods=cython.int)
cpdef int trade(State state, int seat, int item, int coins) noexcept
cdef bint affordable(State state, int seat, int item) noexcept
cdef bint affordable_by_rules(State state, int seat, int item) noexcept
cpdef bint payable(State state, int seat, int item) noexcept
cdef int unaided(State state, int seat, int item) noexcept
@cython.locals(saved=cython.int)
cdef int relief(State state, int seat, int item) noexcept
cdef void tally(State state, int seat, int item) noexcept
@cython.locals(dearest=cython.int, found=cython.int)
cdef int strike(State state, int *struck, int start, int stop) noexcept
cpdef int itemise(State state, int seat, int item) noexcept
cpdef void pay(State state, int seat, int item) noexcept
cdef void report(State state, int seat, int item, int coins) noexcept
