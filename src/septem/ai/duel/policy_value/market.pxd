cimport cython
from ....core cimport bits
from ....duel cimport sizes
from ....duel.data.catalogue cimport Catalogue
from ....duel.payment cimport prices
from ....duel.rules cimport scoring
from ....duel.state cimport State
from .active cimport ActiveFeatures

# Written by scripts/generate.py:
cdef int BEST_CARD, BEST_WONDER, CAPITAL, CARDS, COVERED_PRICE, ENOUGH_SYMBOLS, EXTRA_TURNS, FIRST_GUILD, FIRST_WONDER
cdef int GAIN, GAIN_KINDS, GUILD, GUILDS, HAND, MOST_EXTRA_TURNS, MOST_POINTS, MOST_WONDERS, NEAR_VICTORY, PAIRABLE
cdef int PAYABLE, POINTS, PRICE, PRICE_CLASSES, PURPLE, RED, REPLAYING, SECOND_CARD, VICTORY, WONDERS, WONDER_PRICE

cdef Catalogue CATALOGUE
cdef int TRACK_POINTS[19]

@cython.locals(short=cython.int)
cdef int price_class(int price, int purse) noexcept

@cython.final
cdef class Market:
    cdef ActiveFeatures active
    cdef int seat, side
    cdef bint victory, pair
    cdef int best, second
    cdef void add_city(self, State state, int seat, int side) noexcept
    @cython.locals(slots=cython.int, slot=cython.int, card=cython.int, cost=cython.int, near=cython.bint)
    cdef void add_cards(self, State state, int purse) noexcept
    @cython.locals(gain=cython.int)
    cdef void add_open(self, State state, int card, int cost) noexcept
    @cython.locals(unbuilt=cython.int, wonder=cython.int, extra_turns=cython.int, best=cython.int, cost=cython.int, parity=cython.int, first=cython.int)
    cdef void add_wonders(self, State state, int purse) noexcept
    @cython.locals(shields=cython.int, points=cython.int, lead=cython.int)
    cdef int gain(self, State state, int item) noexcept
    @cython.locals(place=cython.int)
    cdef void add_gain(self, State state, int kind, int points) noexcept
    @cython.locals(points=cython.int)
    cdef void add_guild(self, State state, int card) noexcept
    @cython.locals(symbol=cython.int)
    cdef bint makes_pair(self, State state, int item) noexcept
    @cython.locals(symbol=cython.int, shields=cython.int, lead=cython.int)
    cdef bint wins(self, State state, int item) noexcept
