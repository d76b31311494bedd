cimport cython
from ....core cimport bits
from ....duel cimport agenda, sizes
from ....duel.game cimport Duel
from ....duel.state cimport State
from . cimport sizes as room

# Written by scripts/generate.py:
cdef int DRAW, DRAWING, LOST, MOST_WONDERS, NOBODY, SHARED, UNSOLVED, WON

@cython.final
cdef class EndgameSolver:
    cdef readonly Duel game
    cdef bint solvable
    cdef public int max_moves
    cdef readonly int played
    cdef list positions
    cpdef bint applies(self, State state, int cards) noexcept
    cpdef int solve(self, State state) noexcept
    @cython.locals(asked=cython.int, best=cython.int, place=cython.int, result=cython.int, below=State)
    cdef int best(self, State state, int depth) noexcept
    @cython.locals(result=cython.int)
    cdef int result(self, State state, int seat, int depth) noexcept
