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
from .sizes cimport DEEP
from .tree cimport Tree

cdef class Search:
    cdef readonly Duel game
    cdef readonly Tree tree
    cdef readonly Stream stream
    cdef readonly State origin, world
    cdef readonly int seat
    cdef int path[DEEP]
    cdef int nodes[DEEP]
    cdef int deep
    cdef public int most
    cpdef void begin(self, State origin, int seat, Stream stream)
    cpdef void run(self, int iterations) noexcept
    cpdef void insist(self, int edge, int iterations) noexcept
    @cython.locals(node=cython.int, child=cython.int)
    cdef double simulate(self, int edge) noexcept
    cdef double extend(self, int edge, unsigned long long key, int count) noexcept
    @cython.locals(count=cython.int)
    cdef int settle(self) noexcept
    cdef void back_up(self, double value) noexcept
    cdef int choose(self, int node) noexcept
    cdef double judge(self, int node) noexcept
    cdef double leaf_value(self) noexcept

cdef class Uct(Search):
    cdef double exploration
    cdef Tally tally
    @cython.locals(best=cython.double, worth=cython.double, edge=cython.int, chosen=cython.int, fresh=cython.int, share=cython.double, spread=cython.double)
    cdef int choose(self, int node) noexcept
    @cython.locals(edge=cython.int)
    cdef int untried(self, int node, int skipped) noexcept
    cdef double judge(self, int node) noexcept
    cdef double leaf_value(self) noexcept

cdef class Guided(Search):
    cdef double exploration, prior_temperature, value_temperature
    cdef readonly Network network
    cdef State trial
    @cython.locals(best=cython.double, worth=cython.double, edge=cython.int, chosen=cython.int, reach=cython.double)
    cdef int choose(self, int node) noexcept
    @cython.locals(best=cython.double, worth=cython.double, edge=cython.int)
    cdef double judge(self, int node) noexcept
    cdef double leaf_value(self) noexcept
    @cython.locals(edge=cython.int, total=cython.double, value=cython.double, weights=cython.double, weight=cython.double, behind=cython.double)
    cdef double weigh(self, int node, double best) noexcept
