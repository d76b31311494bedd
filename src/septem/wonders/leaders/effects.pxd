from .. cimport sizes
from ..model cimport Act, Score, Standing
from ..state cimport State
from . cimport leader_pile

cdef int BANK_SELLS, COPIED_RANK, FIRST_RANK, FREES, WAIVES

cdef class PointsPerCoins(Score):
    cdef readonly int worth, coins
    cpdef int points(self, State state, int city) noexcept

cdef class PointsPerSet(Score):
    cdef readonly int worth, colours
    cpdef int points(self, State state, int city) noexcept

cdef class SetBonus(Standing):
    cdef readonly int worth
    cpdef void stand(self, State state, int city) noexcept

cdef class Waives(Standing):
    cdef readonly int colour
    cpdef void stand(self, State state, int city) noexcept

cdef class Frees(Standing):
    cdef readonly int colour
    cpdef void stand(self, State state, int city) noexcept

cdef class BankSells(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class TradeBonus(Standing):
    cdef readonly int coins
    cpdef void stand(self, State state, int city) noexcept

cdef class ChainBonus(Standing):
    cdef readonly int coins
    cpdef void stand(self, State state, int city) noexcept

cdef class Bounty(Standing):
    cdef readonly int coins
    cpdef void stand(self, State state, int city) noexcept

cdef class PassesDefeats(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class FreeLeaders(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class CheaperLeaders(Standing):
    cdef readonly int here, beside
    cpdef void stand(self, State state, int city) noexcept

cdef class RevivesLater(Act):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class DrawsLeaders(Act):
    cdef readonly int cards
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class Hires(Act):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class Courts(Act):
    cpdef void apply(self, State state, int city, int item) noexcept
