from ..model cimport Immediate
from ..state cimport State

# Written by scripts/generate.py:
cdef int ASIDE_SHOWN, CAST_ASIDE, CLAIM_ASIDE, CLAIM_TOP, NOTHING, REMOVED

cdef class BuildsFromTop(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class DealsOutAside(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept
