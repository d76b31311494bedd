cimport cython
from ...core.chance cimport Stream
from .. cimport setters
from ..state cimport State
from . cimport constraints, redeal
from .age_cards cimport AgeCards

# Written by scripts/generate.py:
cdef int BUILD, CLAIM, CLAIM_COLOUR, FIRST_STAGE, SPECTATOR

@cython.locals(state=State, cards=AgeCards, age=cython.int)
cpdef State imagine(object game, object view, Stream stream)
@cython.locals(seat=cython.int, age=cython.int)
cdef void deal_again(object game, State state, object view, Stream stream) except *
cdef void remember_pile(State state, object view, int age) except *
@cython.locals(number=cython.int)
cdef void restore_cities(State state, object view) except *
cdef list loose(object view)
