cimport cython
from ...core cimport bits
from .. cimport agenda, lookup, moves, sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Decision, Immediate
from ..promo cimport effects as promo_effects
from ..state cimport State
from . cimport effects, plots, removed, senate

# Written by scripts/generate.py:
cdef int ACTIONS, ACTIONS_FORGONE, BLACKMAIL, BLUE, BOTTOM, BROWN, CAST_OPEN, CHAMBERS_A_SECTION, COERCION, CONSPIRE
cdef int EMBEZZLEMENT, EXPROPRIATION, EXTORTION, FIRST_PLOT, FORECLOSURE, FOR_CONSPIRATOR, FOR_POLITICIAN, FOR_TOKEN
cdef int GRAY, KEEP, MOVE, MOVE_CUBE, NOTHING, PASS, PICK_TOKEN, PLACE_CUBE, PLACE_INFLUENCE, PLOT_TRIGGERED
cdef int PROPERTY_FRAUD, REMOVE, REMOVE_CUBE, SABOTAGE, SENATE_ACTION, SWINDLE, TOP, TREASON, TRIGGER, TRIGGER_PLOT
cdef int TURN_OF_EVENTS, WONDER, YELLOW

cdef Catalogue CATALOGUE

cdef class SenateAction(Decision):
    @cython.locals(filled=cython.int, first=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(left=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ConspiratorAction(Decision):
    cdef readonly bint optional
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class PlaceCube(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class MoveCube(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class RemoveCube(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class KeepPlot(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class TriggerPlot(Decision):
    cdef readonly bint in_vain
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cpdef int list_places(State state, int seat, int first, int last, int filled) noexcept
cpdef int list_moves(State state, int seat, int filled) noexcept
cpdef int put_pass(State state, int filled) noexcept
cpdef int list_triggers(State state, int seat, int filled, int prepared, int in_vain) noexcept
cpdef int is_ready(State state, int seat, int number, int prepared) noexcept
@cython.locals(first=cython.int, number=cython.int)
cpdef void trigger(State state, int seat, int plot) noexcept
@cython.locals(other=cython.int)
cpdef int works(State state, int seat, int plot) noexcept
@cython.locals(both=cython.int, other=cython.int)
cpdef int works_too(State state, int seat, int plot) noexcept
cpdef int moves_a_cube(int plot) noexcept
cpdef void ask_for_spoils(State state) noexcept
cpdef void drop_vain(State state, int in_vain) noexcept
@cython.locals(kind=cython.int, seat=cython.int, vain=cython.int)
cpdef int is_vain(State state, int entry, int in_vain) noexcept
