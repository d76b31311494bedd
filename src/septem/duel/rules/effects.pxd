cimport cython
from . cimport token_draw, building, treasury
from ..model cimport Immediate, Number, ScoringEffect, Ongoing
from ..sizes cimport GOODS as LENGTH
from ..state cimport State

# Written by scripts/generate.py:
cdef int DESTROY_CARD, KEEP_TOKEN, LIBRARY_DRAW, REVIVE_CARD, TOKEN, TOKENS_DRAWN, TOKEN_SEEN

cdef class Points(Number):
    cdef readonly int worth

cdef class Coins(Number):
    cdef readonly int coins

cdef class Shields(Number):
    cdef readonly int shields

cdef class Symbol(Number):
    cdef readonly str symbol

cdef class Makes(Number):
    cdef readonly str letters

cdef class FixedPrice(Ongoing):
    cdef readonly int named[LENGTH]
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class OneRaw(Ongoing):
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class OneMade(Ongoing):
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class Discount(Ongoing):
    cdef readonly int colour, units
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class ChainBonus(Ongoing):
    cdef readonly int coins
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class Tolls(Ongoing):
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class ExtraShields(Ongoing):
    cdef readonly int shields
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class ReplayWonders(Ongoing):
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class CoinsPer(Immediate):
    cdef readonly int coins, colour
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class CoinsPerMost(Immediate):
    cdef readonly int coins, mask
    cdef readonly tuple colours
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PointsPerMost(ScoringEffect):
    cdef readonly int worth, mask
    cdef readonly tuple colours
    cpdef int points(self, State state, int seat) noexcept

cdef class PointsForRichest(ScoringEffect):
    cpdef int points(self, State state, int seat) noexcept

cdef class PointsPerToken(ScoringEffect):
    cdef readonly int worth
    cpdef int points(self, State state, int seat) noexcept

cdef class Fine(Immediate):
    cdef readonly int coins
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PlayAgain(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Destroys(Immediate):
    cdef readonly int colour
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Revives(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class DrawsTokens(Immediate):
    @cython.locals(place=cython.int)
    cpdef void apply(self, State state, int seat, int item) noexcept
