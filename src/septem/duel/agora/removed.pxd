cimport cython
from ..state cimport State

# Written by scripts/generate.py:
cdef int NOTHING, REMOVED

@cython.locals(found=cython.int)
cpdef int count(State state) noexcept
cdef void tell(State state, int seat, int fact) noexcept
cdef int lies_there(State state, int card) noexcept
@cython.locals(place=cython.int, first=cython.int)
cdef void take(State state, int card) noexcept
