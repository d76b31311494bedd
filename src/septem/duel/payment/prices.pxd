cimport cython
from ...core cimport bits
from . cimport price_rules, purchases, shortfall
from .. cimport sizes
from ..rules cimport treasury
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int BASE_PRICE, COINS_PAID, FIRST_WONDER, FIXED_PRICE, GOOD_BOUGHT, MADE_FROM, MADE_TO, NOTHING, NO_PURSE
cdef int RAW_FROM, RAW_TO, TOLL_RECEIVED

cdef void open_market(State state, int seat) noexcept
cpdef int linked(State state, int seat, int item) noexcept
@cython.locals(coins=cython.int)
cdef int price(State state, int seat, int item) noexcept
cpdef int usual_price(State state, int seat, int item) noexcept
cdef int helped_price(State state, int seat, int item, int coins) noexcept
@cython.locals(coins=cython.int)
cpdef int goods_price(State state, int seat, int item) noexcept
cpdef bint by_link(State state, int seat, int item, int coins) noexcept
@cython.locals(goods=cython.int)
cpdef int trade(State state, int seat, int item, int coins) noexcept
@cython.locals(coins=cython.int)
cdef bint affordable(State state, int seat, int item) noexcept
cdef bint affordable_with_help(State state, int seat, int item, int coins) noexcept
cdef int most_relief(State state, int seat, int item) noexcept
@cython.locals(found=cython.int, place=cython.int, slots=cython.int, coins=cython.int)
cdef int look_at_open_cards(State state, int seat) noexcept
@cython.locals(found=cython.int, wonders=cython.int, wonder=cython.int, coins=cython.int)
cdef int affordable_wonders(State state, int seat) noexcept
cpdef bint payable(State state, int seat, int item) noexcept
cdef int unaided(State state, int seat, int item) noexcept
@cython.locals(saved=cython.int)
cdef int relief(State state, int seat, int item) noexcept
cdef void tally(State state, int seat, int item) noexcept
@cython.locals(dearest=cython.int, found=cython.int)
cdef int strike(State state, short *struck, int start, int stop) noexcept
cpdef int itemise(State state, int seat, int item) noexcept
cpdef void pay(State state, int seat, int item) noexcept
cdef void report(State state, int seat, int item, int coins) noexcept
