cimport cython

# Written by scripts/generate.py:
cdef int MOST, NOWHERE, ROOTS
cdef unsigned int SPREAD

@cython.final
cdef class Tree:
    cdef readonly int capacity, size
    cdef int mask
    cdef int[::1] places
    cdef int[::1] spots
    cdef int[::1] parents
    cdef int[::1] moves
    cdef readonly int[::1] visits
    cdef readonly double[::1] results
    cdef readonly double[::1] wins
    cpdef void clear(self) noexcept
    @cython.locals(place=cython.uint)
    cdef int place(self, int node, int move) noexcept
    cpdef int find(self, int node, int move) noexcept
    cpdef int add(self, int node, int move) noexcept
    cdef void count(self, int edge, double result, double won) noexcept
