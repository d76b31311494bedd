cimport cython
from ..data.catalogue cimport Catalogue
from ..model cimport PriceRule
from ..state cimport State
from . cimport senate

# Written by scripts/generate.py:
cdef int CHAINS, GREEN, GREEN_WAIVER, LEAST, MADE_FROM, MADE_PRICE, MADE_TO, RAW_FROM, RAW_PRICE, RAW_TO, RED
cdef int RED_WAIVER, SENATOR_DECK, YELLOW, YELLOW_WAIVER

cdef Catalogue CATALOGUE

cdef class Decrees(PriceRule):
    cpdef int matters(self, State state, int seat) noexcept
    cpdef void set_rates(self, State state, int seat) noexcept
    cdef void lower(self, State state, int start, int stop) noexcept
    cpdef int links(self, State state, int seat, int item) noexcept
    @cython.locals(instead=cython.int)
    cpdef int price(self, State state, int seat, int item, int coins) noexcept
    cdef int waives_coins(self, State state, int seat, int item) noexcept
    @cython.locals(colour=cython.int, goods=cython.int)
    cdef int without_coins(self, State state, int seat, int item) noexcept
    cdef int waives(self, State state, int seat, int colour) noexcept
    @cython.locals(usual=cython.int)
    cpdef int trade(self, State state, int seat, int item, int coins, int trade) noexcept

cpdef int goods_price(State state, int seat, int item) noexcept
