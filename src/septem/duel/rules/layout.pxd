cimport cython
from ...core cimport bits
from .. cimport sizes
from ..sizes cimport AGES, SLOTS
from ..state cimport State

# Written by scripts/generate.py:
cdef int NO_SLOT

@cython.final
cdef class Layout:
    cdef readonly int covers[AGES][SLOTS]
    cdef readonly int under[AGES][SLOTS]
    cdef readonly int free[AGES]
    cdef readonly int face_up[AGES]
    cdef void _new_faces(self)

cdef Layout LAYOUT

cpdef void deal_age(State state) noexcept
@cython.locals(free=cython.int)
cpdef int accessible(int age, int present) noexcept
cdef int find(State state, int card) noexcept
cdef void take(State state, int slot) noexcept
