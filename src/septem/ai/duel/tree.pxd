cimport cython
from ...duel.state cimport State
from . cimport sizes as room

# Written by scripts/generate.py:
cdef int FEW
cdef unsigned long long MASK, START, STEP, STIR

cpdef unsigned long long menu_key(State state, int count) noexcept

@cython.final
cdef class Tree:
    cdef readonly int nodes, edges
    cdef int[::1] first, count, seat, times, parent, sibling, index
    cdef unsigned long long[::1] key
    cdef int[::1] move, visits, child
    cdef double[::1] total, prior, guess
    cpdef void clear(self) noexcept
    @cython.locals(stirred=cython.ulonglong, place=cython.int, last=cython.int, node=cython.int)
    cdef int place(self, int edge, unsigned long long key) noexcept
    cpdef int find(self, int edge, unsigned long long key) noexcept
    @cython.locals(node=cython.int, edge=cython.int)
    cpdef int grow(self, int parent, unsigned long long key, int seat, State state, int count) noexcept
    cdef void make_room(self, int count)
    cdef void widen_nodes(self)
    cdef void widen_edges(self)
    @cython.locals(place=cython.int, node=cython.int)
    cdef void note_all(self) noexcept
    cpdef list line(self, int edge, int length)
    cpdef int taken(self, int edge)
    @cython.locals(found=cython.int)
    cdef int busiest(self, int node) noexcept
    cpdef int children(self, int node)
    cpdef tuple edge(self, int number)
