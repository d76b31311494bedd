cimport cython
from ...core.chance cimport Stream
from ...wonders cimport payment, scoring, seating, sizes, treasury
from ...wonders.catalogue cimport Catalogue
from ...wonders.game cimport Wonders
from ...wonders.model cimport Score
from ...wonders.state cimport State

cdef Catalogue CATALOGUE
cdef int AGES, BUILD, CARD_BITS, CARD_PART, CLAIM, COIN_PART, FOR_FREE_CITY, FREE_SEAT, GOODS, HAVE, INCOME, LAST_TURN
cdef int LEADS, LEFT_BITS, MADE, PURSE, RAISE, RAW, RAWS, REVIVE, SALE, SELL, STAGE, TURNS, UNITS, VERB_BITS, VERB_PART, FINE

@cython.final
cdef class Policy:
    cdef readonly object weights
    cdef double[::1] flat
    cdef double[::1] purse
    cdef double[::1] units
    cdef double[::1] army
    cdef double[::1] science
    cdef double[::1] symbol
    cdef double[::1] beside
    cdef double[::1] counted
    cdef double[::1] denied
    cdef double[::1] coin
    cdef double[::1] rates
    cdef int[::1] made
    cdef int[::1] income
    cdef int[::1] shifts
    cdef int[::1] needs
    cdef double[::1] for_stages
    cdef double[::1] stage
    cdef double other_good, sold_nearby, rival_coin, spent_claim
    @cython.locals(worth=cython.double)
    cdef double gain(self, State state, int city, int item) noexcept
    @cython.locals(before=cython.int, now=cython.int)
    cdef double army_gain(self, State state, int city, int shields) noexcept
    @cython.locals(now=cython.int, after=cython.int, have=cython.int)
    cdef double science_gain(self, State state, int city, int item) noexcept
    @cython.locals(worth=cython.double, goods=cython.int, unit=cython.int)
    cdef double industry_gain(self, State state, int city, int item) noexcept
    @cython.locals(best=cython.double, total=cython.double, worth=cython.double)
    cdef double unit_gain(self, State state, int city, int goods, int more) noexcept
    @cython.locals(worth=cython.double, have=cython.int, left=cython.longlong, right=cython.longlong)
    cdef double good_gain(self, State state, int city, int good, int more) noexcept
    cdef int next_stage(self, State state, int city) noexcept
    @cython.locals(worth=cython.double, effect=Score)
    cdef double counted_gain(self, State state, int city, int item) noexcept
    cdef double coins_gain(self, State state, int city, int change) noexcept
    @cython.locals(stage=cython.double, worth=cython.double, denial=cython.double)
    @cython.locals(last=cython.int, following=cython.int)
    cdef void rate(self, State state, int city, int count) noexcept
    @cython.locals(worth=cython.double)
    cdef double price(self, State state, int city, int move) noexcept
    cdef double denial(self, State state, int city, int card) noexcept
    @cython.locals(best=cython.double, worth=cython.double, chosen=cython.int)
    cpdef int pick(self, Wonders game, State state, int seat, Stream stream, double noise) noexcept
    cpdef list worths(self, Wonders game, State state, int seat)
