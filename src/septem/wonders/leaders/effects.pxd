from .. cimport sizes
from ..model cimport Immediate, ScoringEffect, Ongoing
from ..state cimport State
from . cimport leader_pile

# Written by scripts/generate.py:
cdef int BANK_SELLS, COPIED_RANK, FIRST_RANK, FREES, WAIVES

cdef class PointsPerCoins(ScoringEffect):
    cdef readonly int worth, coins
    cpdef int points(self, State state, int city) noexcept

cdef class PointsPerSet(ScoringEffect):
    cdef readonly int worth, colours
    cpdef int points(self, State state, int city) noexcept

cdef class SetBonus(Ongoing):
    cdef readonly int worth
    cpdef void adjust(self, State state, int city) noexcept

cdef class Waives(Ongoing):
    cdef readonly int colour
    cpdef void adjust(self, State state, int city) noexcept

cdef class Frees(Ongoing):
    cdef readonly int colour
    cpdef void adjust(self, State state, int city) noexcept

cdef class BankSells(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class TradeBonus(Ongoing):
    cdef readonly int coins
    cpdef void adjust(self, State state, int city) noexcept

cdef class ChainBonus(Ongoing):
    cdef readonly int coins
    cpdef void adjust(self, State state, int city) noexcept

cdef class Bounty(Ongoing):
    cdef readonly int coins
    cpdef void adjust(self, State state, int city) noexcept

cdef class PassesDefeats(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class FreeLeaders(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class CheaperLeaders(Ongoing):
    cdef readonly int here, beside
    cpdef void adjust(self, State state, int city) noexcept

cdef class RevivesLater(Immediate):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class DrawsLeaders(Immediate):
    cdef readonly int cards
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class Hires(Immediate):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class Courts(Immediate):
    cpdef void apply(self, State state, int city, int item) noexcept
