cimport cython
from ...core cimport bits
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Immediate
from ..rules cimport layout
from ..state cimport State

# Written by scripts/generate.py:
cdef int ASIDE_SHOWN, CAST_ASIDE, CLAIM_ASIDE, CLAIM_TOP, NOTHING, REMOVED

cdef Catalogue CATALOGUE

@cython.locals(slots=cython.int, found=cython.int, slot=cython.int)
cdef int claimable(State state) noexcept

cdef class BuildsFromTop(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class DealsOutAside(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept
