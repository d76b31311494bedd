cimport cython
from ....duel cimport sizes
from ....duel.sizes cimport SEATS
from . cimport sizes as room
from .sizes cimport ACTIVE

@cython.final
cdef class ActiveFeatures:
    cdef readonly int numbers[ACTIVE]
    cdef public int count
    cdef readonly int points[SEATS]
    cdef void _new_points(self)
    cdef void add(self, int feature) noexcept
