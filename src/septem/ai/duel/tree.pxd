cimport cython
from ...duel.state cimport State
from . cimport sizes as room

# Written by scripts/generate.py:
cdef int FEW_VISITS
cdef unsigned long long FNV_PRIME, FNV_START, MASK, SPREAD

cpdef unsigned long long menu_key(State state, int count) noexcept

@cython.final
cdef class Tree:
    cdef readonly int nodes, edges
    cdef int[::1] first, count, seat, node_visits, parent, sibling, index
    cdef unsigned long long[::1] key
    cdef int[::1] move, visits, child
    cdef double[::1] value_sum, prior, network_value
    cpdef void clear(self) noexcept
    @cython.locals(hashed=cython.ulonglong, place=cython.int, last=cython.int, node=cython.int)
    cdef int slot(self, int edge, unsigned long long key) noexcept
    cpdef int find(self, int edge, unsigned long long key) noexcept
    @cython.locals(node=cython.int, edge=cython.int)
    cpdef int add_node(self, int parent, unsigned long long key, int seat, State state, int count) noexcept
    cdef void make_room(self, int count)
    cdef void double_nodes(self)
    cdef void double_edges(self)
    @cython.locals(place=cython.int, node=cython.int)
    cdef void rebuild_index(self) noexcept
    cpdef list line(self, int edge, int length)
    cpdef int visits_of(self, int edge)
    @cython.locals(found=cython.int)
    cdef int most_visited_node(self, int node) noexcept
    cpdef int children(self, int node)
    cpdef tuple edge(self, int number)
