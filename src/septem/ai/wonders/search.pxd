cimport cython
from libc cimport math
from ...core cimport bits
from ...core.chance cimport Stream
from ...wonders cimport sizes
from ...wonders.game cimport Wonders
from ...wonders.state cimport State
from .policy cimport Policy
from .tree cimport Tree

# Written by scripts/generate.py:
cdef int FOR_FREE_CITY, FREE_SEAT, NOTHING, NOWHERE, WAY_PART

@cython.final
cdef class Search:
    cdef readonly Wonders game
    cdef readonly Policy policy
    cdef readonly Tree tree
    cdef readonly State root
    cdef State world
    cdef Stream stream
    cdef readonly int seat, thinking, near_only
    cdef readonly double explore, temper, noise, winning, width, first
    cdef double[::1] prior
    cdef int[::1] cursor
    cdef int[::1] path
    cdef int[::1] actor
    cdef int length, insisted, entry
    cdef readonly int detailed
    cdef double[::1] shares
    cdef void iterate(self) noexcept
    cpdef void run(self, int iterations) noexcept
    cpdef void insist(self, int move, int iterations) noexcept
    cdef int answer(self, int seat) noexcept
    @cython.locals(kept=cython.int)
    cdef int weigh(self, int seat) noexcept
    @cython.locals(top=cython.double, total=cython.double, part=cython.double)
    cdef void temper_rates(self, int kept) noexcept
    @cython.locals(best=cython.double, worth=cython.double, total=cython.double, chosen=cython.int, count=cython.int)
    cdef int select(self, int node, int kept) noexcept
    @cython.locals(best=cython.int)
    cdef double utility(self, int seat) noexcept
    @cython.locals(total=cython.int)
    cdef int points(self, int seat) noexcept
    cdef double won(self, int seat) noexcept
    cdef void learn(self) noexcept
