cimport cython
from ...core cimport arrays, bits
from .. cimport sizes
from ..sizes cimport LAYOUTS, SLOTS
from ..state cimport State

# Written by scripts/generate.py:
cdef int NO_SLOT

@cython.final
cdef class Layout:
    cdef readonly int covers[LAYOUTS][SLOTS]
    cdef readonly int under[LAYOUTS][SLOTS]
    cdef readonly int whole[LAYOUTS]
    cdef readonly int top[LAYOUTS]
    cdef readonly int free[LAYOUTS]
    cdef readonly int face_up[LAYOUTS]
    cdef readonly int token_slots[LAYOUTS][SLOTS]
    cdef void _new_sets(self)

cdef Layout LAYOUT

@cython.locals(number=cython.int)
cpdef void deal_age(State state) noexcept
cpdef int token_slot(int structure, int number) noexcept
cpdef int top_row(State state) noexcept
@cython.locals(free=cython.int)
cpdef int accessible(int number, int present) noexcept
@cython.locals(slot=cython.int)
cpdef int find(State state, int card) noexcept
@cython.locals(number=cython.int)
cpdef void take(State state, int slot) noexcept
