cimport cython
from .. cimport sizes
from . cimport track, treasury
from ..data.catalogue cimport Catalogue
from ..model cimport ScoringEffect
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int BY_BLUE, BY_POINTS, CIVILIAN, DRAW, GAME_SHARED, GAME_WON, MILITARY, SHARED, TREASURY

@cython.locals(total=cython.int, category=cython.int, effect=ScoringEffect)
cpdef int fill_sheet(State state, int seat) noexcept
@cython.locals(effect=ScoringEffect, points=cython.int)
cdef int worth(State state, int seat, int item) noexcept
cpdef void judge(State state) noexcept
cdef void conclude(State state, int winner, int victory) noexcept
