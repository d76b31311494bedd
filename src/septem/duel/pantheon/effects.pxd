cimport cython
from ...core cimport bits
from ..data.catalogue cimport Catalogue
from ..model cimport Immediate, ScoringEffect, Ongoing
from ..state cimport State
from . cimport reveals

cdef Catalogue CATALOGUE
cdef int TEMPLE_POINTS[6]
# Written by scripts/generate.py:
cdef int BROWN, DROP_LOOT, EVERY_SEAT, GRAY, GREEN, KEEP_LENT, LOOT_DROPPED, MYTHOLOGY, NOTHING, PLACE_BARRIER
cdef int PLACE_SNAKE, RAISE_FREE, SACK_LOOT, SEIZE_CARD, STEAL_WONDER, STRIKE_CARD, TEMPLE_DECK, TOKEN_LENT
cdef int UNBUILD_WONDER, VAULT_FILLED

cdef class KeepsLent(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class CopiesSymbol(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class FillsVault(Immediate):
    cdef readonly int coins
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PointsPerVaultCoin(ScoringEffect):
    cdef readonly int worth
    cpdef int points(self, State state, int seat) noexcept

cdef class Seizes(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Strikes(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Unbuilds(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class RaisesFree(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class StealsWonder(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PlacesBarrier(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class SpendsLoot(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class OpensGate(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class OpensDeck(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Rebate(Ongoing):
    cdef readonly int coins
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class Siege(Ongoing):
    cdef readonly int coins
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class LinkPrice(Ongoing):
    cdef readonly int coins
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class TemplePoints(ScoringEffect):
    @cython.locals(temples=cython.int)
    cpdef int points(self, State state, int seat) noexcept

cdef class PointsPerMark(ScoringEffect):
    cdef readonly int worth
    cpdef int points(self, State state, int seat) noexcept
