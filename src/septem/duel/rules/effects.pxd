cimport cython
from . cimport treasury
from ..model cimport Act, Number, Score, Standing
from ..sizes cimport GOODS as LENGTH
from ..state cimport State

cdef int DESTROY_CARD, KEEP_TOKEN, REVIVE_CARD, TOKEN, TOKEN_SEEN, TOKENS_DRAWN, LIBRARY_DRAW

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

cdef class FixedPrice(Standing):
    cdef readonly int named[LENGTH]
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class OneRaw(Standing):
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class OneMade(Standing):
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class Discount(Standing):
    cdef readonly int colour, units
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class ChainBonus(Standing):
    cdef readonly int coins
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class Tolls(Standing):
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class ExtraShields(Standing):
    cdef readonly int shields
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class ReplayWonders(Standing):
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class CoinsPer(Act):
    cdef readonly int coins, colour
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class CoinsPerMost(Act):
    cdef readonly int coins, mask
    cdef readonly tuple colours
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PointsPerMost(Score):
    cdef readonly int worth, mask
    cdef readonly tuple colours
    cpdef int points(self, State state, int seat) noexcept

cdef class PointsForRichest(Score):
    cpdef int points(self, State state, int seat) noexcept

cdef class PointsPerToken(Score):
    cdef readonly int worth
    cpdef int points(self, State state, int seat) noexcept

cdef class Fine(Act):
    cdef readonly int coins
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PlayAgain(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Destroys(Act):
    cdef readonly int colour
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Revives(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class DrawsTokens(Act):
    @cython.locals(place=cython.int)
    cpdef void apply(self, State state, int seat, int item) noexcept
