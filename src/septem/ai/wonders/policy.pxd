cimport cython
from ...wonders cimport moves
from ...core.chance cimport Stream
from ...wonders.payment cimport prices
from ...wonders.rules cimport seating
from ...wonders cimport sizes
from ...wonders.data.catalogue cimport Catalogue
from ...wonders.game cimport Wonders
from ...wonders.leaders cimport recruitment
from ...wonders.state cimport State
from .gains cimport Gains

# Written by scripts/generate.py:
cdef int BUILD, CLAIM, CLAIM_COLOUR, DECLINE, FINE, FOR_FREE_CITY, FREE_SEAT, FROM_BANK, KEEP, NO_VERB, PAY, PURSE
cdef int RAISE, RECRUIT, REVIVE, SALE, SELL

cdef Catalogue CATALOGUE

@cython.final
cdef class Policy:
    cdef readonly object weights
    cdef readonly Gains gains
    cdef double[::1] purse
    cdef double[::1] denied
    cdef double[::1] stage
    cdef double[::1] delay
    cdef double[::1] spared
    cdef double[::1] rates
    cdef double rival_coin, spent_claim, debt, leader_price, free_denies
    cdef double coins_gain(self, State state, int city, int change) noexcept
    @cython.locals(stage=cython.double, worth=cython.double, denial=cython.double, last=cython.int)
    cdef void rate(self, State state, int city, int count) noexcept
    @cython.locals(other=cython.int)
    cdef void rate_for_free_city(self, State state, int city, int count) noexcept
    @cython.locals(following=cython.int)
    cdef double stage_worth(self, State state, int city) noexcept
    @cython.locals(best=cython.double, worth=cython.double, now=cython.double, later=cython.double)
    cdef double worth(self, State state, int city, int card, int verb) noexcept
    @cython.locals(part=cython.double, following=cython.int)
    cdef double denial(self, State state, int city, int card, int verb) noexcept
    @cython.locals(spent=cython.int, item=cython.int)
    cdef double price(self, State state, int city, int move) noexcept
    @cython.locals(coins=cython.int)
    cdef int bonus(self, State state, int city, int item, int move) noexcept
    @cython.locals(left=cython.int, right=cython.int, rival=cython.int)
    cdef double payment_gain(self, State state, int city, int move, int spent) noexcept
    @cython.locals(best=cython.double, worth=cython.double, chosen=cython.int)
    cpdef int pick(self, Wonders game, State state, int seat, Stream stream, double noise) noexcept
    cpdef list worths(self, Wonders game, State state, int seat)
