cimport cython
from ...core cimport bits
from .. cimport moves, sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Option
from ..payment cimport prices
from ..rules cimport building, layout
from ..state cimport State
from . cimport decisions, plots, senate

# Written by scripts/generate.py:
cdef int CARD_TAKEN, FIRST_PLOT, JUST_TRIGGERED, NOTHING, PLOT_PREPARED, PREPARE, RECRUIT, SENATOR_DECK
cdef int SENATOR_RECRUITED

cdef Catalogue CATALOGUE

cdef class Recruit(Option):
    @cython.locals(card=cython.int, slots=cython.int, cost=cython.int)
    cpdef int moves(self, State state, int seat, int filled) noexcept
    @cython.locals(card=cython.int)
    cpdef void take(self, State state, int seat, int move) noexcept

cdef class Prepare(Option):
    cpdef int moves(self, State state, int seat, int filled) noexcept
    @cython.locals(card=cython.int, slots=cython.int)
    cdef int list_cards(self, State state, int plot, int filled) noexcept
    @cython.locals(card=cython.int, number=cython.int)
    cpdef void take(self, State state, int seat, int move) noexcept

cdef class Trigger(Option):
    cdef readonly bint in_vain
    cpdef int moves(self, State state, int seat, int filled) noexcept
    cpdef void take(self, State state, int seat, int move) noexcept

@cython.locals(slot=cython.int)
cpdef void take_card(State state, int seat, int card) noexcept
@cython.locals(deck=cython.int)
cpdef void put_under(State state, int seat, int number, int card) noexcept
