cimport cython
from ...core cimport bits
from ..data.catalogue cimport Catalogue
from ..model cimport Act, Score, Standing
from ..state cimport State
from . cimport reveals

cdef Catalogue CATALOGUE
cdef int TEMPLE_POINTS[6]
cdef int BROWN, DROP_LOOT, EVERY_SEAT, GRAY, GREEN, KEEP_LENT, LENT, LOOT_DROPPED, MYTHOLOGY, NOTHING, PLACE_BARRIER
cdef int PLACE_SNAKE, RAISE_FREE, SACK_LOOT, SEIZE_CARD, STEAL_WONDER, STRIKE_CARD, TEMPLE_DECK, TOKEN_LENT
cdef int UNBUILD_WONDER, VAULT_FILLED

cdef class KeepsLent(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class CopiesSymbol(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class FillsVault(Act):
    cdef readonly int coins
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PointsPerVaultCoin(Score):
    cdef readonly int worth
    cpdef int points(self, State state, int seat) noexcept

cdef class Seizes(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Strikes(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Unbuilds(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class RaisesFree(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class StealsWonder(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PlacesBarrier(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class SpendsLoot(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class OpensGate(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class OpensDeck(Act):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Rebate(Standing):
    cdef readonly int coins
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class Siege(Standing):
    cdef readonly int coins
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class LinkPrice(Standing):
    cdef readonly int coins
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class TemplePoints(Score):
    @cython.locals(temples=cython.int)
    cpdef int points(self, State state, int seat) noexcept

cdef class PointsPerMark(Score):
    cdef readonly int worth
    cpdef int points(self, State state, int seat) noexcept
