cimport cython
from .. cimport sizes
from ..knowledge cimport fast_view as base
from ..state cimport State
from . cimport plots

# Written by scripts/generate.py:
cdef int FROM_BOX, NOTHING, REMOVED

cpdef void show(State seen, State state, int seat) noexcept
cpdef void show_plots(State seen, State state, int seat) noexcept
cpdef void show_locked(State seen, State state, int seat) noexcept
