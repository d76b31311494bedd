cimport cython
from .. cimport sizes
from ..knowledge cimport fast_view as base
from ..state cimport State
from . cimport dealing, marks

# Written by scripts/generate.py:
cdef int FIRST_DIVINITY, NOTHING, PLACES, THE_GATE

cdef void show(State seen, State state, int seat) noexcept
cdef void show_lent(State seen, State state, int seat) noexcept
cdef void show_marks(State seen, State state) noexcept
@cython.locals(left=cython.int, card=cython.int)
cdef void show_deck(State seen, State state, int seat, int deck) noexcept
cdef bint belongs(int card, int deck) noexcept
@cython.locals(left=cython.int)
cdef int unplaced(State state, int seat, int deck) noexcept
@cython.locals(number=cython.int)
cdef int first_of(int left) noexcept
cdef int without(int left, int card) noexcept
