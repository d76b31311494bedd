cimport cython
from libc cimport math
from ...core cimport bits
from ...core.chance cimport Stream
from ...wonders cimport agenda, sizes
from ...wonders.game cimport Wonders
from ...wonders.state cimport State
from .policy cimport Policy
from .tree cimport Tree
from .value.network cimport ValueNetwork

# Written by scripts/generate.py:
cdef int CHOOSE_CARD, FOR_FREE_CITY, FREE_SEAT, MARGIN, NOTHING, NOWHERE, WAY_PART, WIN

@cython.final
cdef class Search:
    cdef readonly Wonders game
    cdef readonly Policy policy
    cdef readonly Tree tree
    cdef readonly State root
    cdef State world
    cdef Stream stream
    cdef readonly int seat, tree_seats, neighbours_only
    cdef readonly double exploration, prior_temperature, rollout_noise, win_weight, margin_scale, first_play_penalty
    cdef double[::1] prior
    cdef int[::1] node
    cdef int[::1] path
    cdef int[::1] actor
    cdef readonly ValueNetwork network
    cdef readonly bint learned
    cdef double[::1] results
    cdef double[::1] wins
    cdef int length, forced_move, root_edge
    cdef readonly int detailed
    cdef double[::1] win_shares
    cdef void iterate(self) noexcept
    @cython.locals(entry=cython.int)
    cdef bint turn_begins(self) noexcept
    @cython.locals(margin=cython.double)
    cdef void estimate(self) noexcept
    cdef void settle(self) noexcept
    cpdef void run(self, int iterations) noexcept
    cpdef void run_below(self, int move, int iterations) noexcept
    cdef int tree_move(self, int seat) noexcept
    @cython.locals(kept=cython.int)
    cdef int rate_moves(self, int seat) noexcept
    @cython.locals(top=cython.double, total=cython.double, part=cython.double)
    cdef void softmax(self, int kept) noexcept
    @cython.locals(best=cython.double, score=cython.double, total=cython.double, chosen=cython.int, count=cython.int)
    cdef int select(self, int node, int kept) noexcept
    @cython.locals(best=cython.int)
    cdef double utility(self, int seat) noexcept
    @cython.locals(total=cython.int)
    cdef int points(self, int seat) noexcept
    cdef double won(self, int seat) noexcept
    cdef void back_up(self) noexcept

cpdef double margin_of(double points, double scale) noexcept
