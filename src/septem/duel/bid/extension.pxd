from ..model cimport Decision, Extension
from ..state cimport State

# Written by scripts/generate.py:
cdef int BID_FOR_START

cdef class Bid(Extension):
    cpdef void open_game(self, State state) noexcept
