cimport cython
from .. cimport agenda, copying, history
from . cimport redeal, pile
from ..rules cimport seating
from .. cimport sizes
from ..model cimport Extension
from ..state cimport State

# Written by scripts/generate.py:
cdef int BEFORE, FIRST_STAGE, FREE_SEAT, PLAY_LAST, REVIVE_CARD, SELL, STRICT_SEVENTH

@cython.final
cdef class FastView:
    cdef State empty
    cdef list extensions
    cdef readonly int seat
    cdef readonly State seen
    @cython.locals(extension=Extension)
    cpdef void update(self, State state) noexcept

cdef void show_hands(State seen, State state, int seat) noexcept
@cython.locals(owing=cython.int, deciding=cython.int)
cdef void show_question(State seen, State state, int seat) noexcept
@cython.locals(place=cython.int)
cdef void show_pile(State seen, State state) noexcept
cdef void show_market(State seen, State state) noexcept
