from ...core cimport bits
from . cimport building
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int FIRST_WONDER, MOST_WONDERS, WONDER_BOXED, WONDER_RAISED

cpdef void raise_wonder(State state, int seat, int wonder, int card) noexcept
cdef void box_rest(State state) noexcept
