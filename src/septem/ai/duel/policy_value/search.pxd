cimport cython
from libc cimport math
from ....duel.game cimport Duel
from ....duel.state cimport State
from .. cimport network as reference
from .. cimport sizes as room
from .. cimport tree
from ..search cimport Search
from ..tree cimport Tree
from .endgame cimport EndgameSolver
from .network cimport PolicyValueNetwork

cdef class PolicyValueSearch(Search):
    cdef public double exploration
    cdef public int endgame_cards
    cdef readonly PolicyValueNetwork network
    cdef readonly EndgameSolver solver
    cdef signed char[::1] solved
    @cython.locals(best=cython.double, score=cython.double, edge=cython.int, chosen=cython.int, bonus=cython.double)
    cdef int select(self, int node) noexcept
    @cython.locals(node=cython.int, child=cython.int, count=cython.int, key=cython.ulonglong)
    cdef double simulate(self, int edge) noexcept
    cdef double solution(self, int node) noexcept
    cdef void solve(self, int node)
    @cython.locals(value=cython.double, seat=cython.int)
    cdef double expand(self, int node) noexcept
    @cython.locals(edge=cython.int, first=cython.int, last=cython.int, total=cython.double, best=cython.double)
    cdef void set_priors(self, int node, int seat, double value) noexcept
    cdef double evaluate(self) noexcept
