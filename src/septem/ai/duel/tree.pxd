cimport cython
from ...duel.state cimport State
from . cimport sizes as room

cdef int FEW, FIRST_NODES, FIRST_EDGES
cdef unsigned long long START, STEP, MASK

cpdef unsigned long long menu_key(State state, int count) noexcept

@cython.final
cdef class Tree:
    cdef readonly int nodes, edges
    cdef int[::1] first, count, seat, times, sibling
    cdef unsigned long long[::1] key
    cdef int[::1] move, visits, child
    cdef double[::1] total, prior, guess
    cpdef void clear(self) noexcept
    @cython.locals(node=cython.int)
    cdef int find(self, int edge, unsigned long long key) noexcept
    @cython.locals(node=cython.int, edge=cython.int)
    cdef int grow(self, int parent, unsigned long long key, int seat, State state, int count) noexcept
    cdef void make_room(self, int count)
    cdef void widen_nodes(self)
    cdef void widen_edges(self)
    cpdef list line(self, int edge, int length)
    cpdef int taken(self, int edge)
    @cython.locals(found=cython.int)
    cdef int busiest(self, int node) noexcept
    cpdef int children(self, int node)
    cpdef tuple edge(self, int number)
