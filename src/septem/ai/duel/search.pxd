cimport cython
from ...duel cimport agenda
from libc cimport math
from ...core.chance cimport Stream
from ...duel.bulk cimport playout
from ...duel.game cimport Duel
from ...duel.bulk.playout cimport Tally
from ...duel.state cimport State
from . cimport network, tree
from .network cimport Network
from . cimport sizes as room
from .sizes cimport DEPTH
from .tree cimport Tree

cdef class Search:
    cdef readonly Duel game
    cdef readonly Tree tree
    cdef readonly Stream stream
    cdef readonly State root, world
    cdef readonly int seat
    cdef int path[DEPTH]
    cdef int nodes[DEPTH]
    cdef int depth
    cdef public int max_nodes
    cpdef void begin(self, State root, int seat, Stream stream)
    cpdef void run(self, int iterations) noexcept
    cpdef void run_below(self, int edge, int iterations) noexcept
    @cython.locals(node=cython.int, child=cython.int)
    cdef double simulate(self, int edge) noexcept
    cdef double add_leaf(self, int edge, unsigned long long key, int count) noexcept
    @cython.locals(count=cython.int)
    cdef int skip_forced_moves(self) noexcept
    cdef void back_up(self, double value) noexcept
    cdef int select(self, int node) noexcept
    cdef double expand(self, int node) noexcept
    cdef double evaluate(self) noexcept

cdef class Uct(Search):
    cdef double exploration
    cdef Tally tally
    @cython.locals(best=cython.double, score=cython.double, edge=cython.int, chosen=cython.int, unvisited=cython.int, share=cython.double, spread=cython.double)
    cdef int select(self, int node) noexcept
    @cython.locals(edge=cython.int)
    cdef int unvisited_edge(self, int node, int skipped) noexcept
    cdef double expand(self, int node) noexcept
    cdef double evaluate(self) noexcept

cdef class Puct(Search):
    cdef double exploration, prior_temperature, value_temperature
    cdef readonly Network network
    cdef State trial
    @cython.locals(best=cython.double, score=cython.double, edge=cython.int, chosen=cython.int, bonus=cython.double)
    cdef int select(self, int node) noexcept
    @cython.locals(best=cython.double, value=cython.double, node_value=cython.double, edge=cython.int)
    cdef double expand(self, int node) noexcept
    cdef double evaluate(self) noexcept
    @cython.locals(edge=cython.int, total=cython.double, value=cython.double, weights=cython.double, weight=cython.double, behind=cython.double)
    cdef double set_priors(self, int node, double best) noexcept
