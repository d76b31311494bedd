from ..rules cimport dealing
from .. cimport sizes
from ..model cimport Decision, Extension
from ..state cimport State

# Written by scripts/generate.py:
cdef int BASE_WONDERS, REMOVED

cdef class Promo(Extension):
    cdef int wonders, layouts
    cpdef void furnish(self, State state) noexcept
    cpdef void open_age(self, State state) noexcept
    cpdef void show(self, State seen, State state, int seat) noexcept
