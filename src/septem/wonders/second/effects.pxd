from ..data.catalogue cimport Catalogue
from ..model cimport Ongoing, ScoringEffect
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int FREES, STAGE

cdef class FreeColours(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class FreeFirst(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class FreeLast(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class PointsIfComplete(ScoringEffect):
    cdef readonly int worth
    cpdef int points(self, State state, int city) noexcept
