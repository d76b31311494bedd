cimport cython
from ..core cimport bits
from ..core.chance cimport Stream
from . cimport dealing, layout, scoring, sizes, treasury
from .catalogue cimport Catalogue
from .model cimport Decision, Extension
from .state cimport State

cdef Catalogue CATALOGUE
cdef int AGE_OPENED, BACK_LAID, CARD_LAID, CARD_REVEALED, CHOOSE_STARTER, DRAFT_WONDER, FOR_SETUP, DRAW, NOBODY, NOTHING, OFFER_SHOWN
cdef int REPEAT_LOST, STARTER_CHOSEN, TAKE_TURN, TOKEN_LAID, TOKEN_SEEN, TURN_BEGUN, TURN_REPEATED, WONDER_DRAFTED
cdef int BASE_TOKENS, BASE_WONDERS, DRAFT_SEATS, FIRST_TOKEN, FIRST_WONDER, START_COINS, ALL_LOOT, DRAFTED, GROUP

@cython.final
cdef class Duel:
    cdef readonly object options, setting
    cdef int tie_starts, preset, library_view, extended, early
    cdef Stream stream
    cdef readonly list extensions
    cdef list questions
    @cython.locals(extension=Extension)
    cpdef void furnish(self, State state) noexcept
    @cython.locals(extension=Extension)
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    @cython.locals(extension=Extension)
    cpdef void set_up(self, State state, unsigned long long seed) noexcept
    cpdef void deal(self, State state, unsigned long long seed) noexcept
    cpdef void begin(self, State state) noexcept
    cdef void show_tokens(self, State state)
    cdef void give_preset(self, State state)
    cpdef int owing(self, State state) noexcept
    @cython.locals(decision=Decision)
    cpdef int menu(self, State state) noexcept
    cpdef list legal(self, State state, int seat)
    @cython.locals(decision=Decision)
    cpdef void play(self, State state, int seat, int move) noexcept
    cdef void proceed(self, State state) noexcept
    cdef void begin_play(self, State state) noexcept
    cdef void go_on_drafting(self, State state) noexcept
    cdef void begin_turn(self, State state) noexcept
    cdef void end_turn(self, State state) noexcept
    @cython.locals(extension=Extension, slots=cython.int)
    cdef void uncover(self, State state) noexcept
    cdef void tell_reveals(self, State state)
    cdef void end_age(self, State state) noexcept
    @cython.locals(extension=Extension)
    cdef void open_age(self, State state) noexcept
    cdef void tell_structure(self, State state)
