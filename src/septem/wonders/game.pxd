cimport cython
from ..core cimport bits
from ..core.chance cimport Stream
from . cimport dealing, knowledge, pile, scoring, seating, sizes, telling, treasury, turn, war
from .model cimport Decision, Extension
from .state cimport State

cdef int AGE_OPENED, ANSWER_GIVEN, ANSWER_WITHDRAWN, BASE_GUILDS, BEFORE, BOARD_GIVEN, CARD_DEALT, CARD_DRAWN, CARD_SEEN, CHOOSE_CARD, DRAW_SEEN
cdef int FOR_FREE_CITY, FOR_SETUP, FREE_SEAT, HANDS_PASSED, LAST_ASKED, LAST_SEEN, LEFT, PLAY_LAST
cdef int REVIVAL_LOST, REVIVE_CARD, RIGHT, START_COINS, TURN_BEGUN
cdef int VICTORY[3]

@cython.final
cdef class Wonders:
    cdef readonly object options, setting
    cdef readonly int cities, players
    cdef int rulings, tame, board_pool, start_coins
    cdef readonly list extensions
    cdef readonly int extended
    cdef int boards[sizes.CITIES]
    cdef int sides[sizes.CITIES]
    cdef Stream stream
    cdef list questions
    @cython.locals(extension=Extension)
    cpdef void furnish(self, State state) noexcept
    @cython.locals(extension=Extension)
    cpdef void deal(self, State state, unsigned long long seed) noexcept
    cpdef void set_up(self, State state) noexcept
    @cython.locals(extension=Extension)
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    cpdef void begin(self, State state) noexcept
    cpdef int owing(self, State state) noexcept
    cdef int city_asked(self, State state, int seat) noexcept
    @cython.locals(decision=Decision)
    cpdef int menu(self, State state, int seat) noexcept
    cpdef list legal(self, State state, int seat)
    @cython.locals(decision=Decision)
    cpdef void play(self, State state, int seat, int move) noexcept
    cpdef int pending(self, State state, int seat) noexcept
    cpdef void unplay(self, State state, int seat) noexcept
    cdef void proceed(self, State state) noexcept
    @cython.locals(extension=Extension)
    cdef int interrupt(self, State state) noexcept
    @cython.locals(extension=Extension)
    cdef int end_turn(self, State state) noexcept
    @cython.locals(extension=Extension)
    cdef void prepare(self, State state) noexcept
    cdef void deal_hands(self, State state) noexcept
    cdef void ask_last(self, State state) noexcept
    @cython.locals(decision=Decision)
    cdef int ask_revival(self, State state) noexcept
    cdef void next_turn(self, State state) noexcept
    cdef void begin_turn(self, State state) noexcept
    cdef void draw_card(self, State state) noexcept
    cdef void open_age(self, State state) noexcept
    cdef void end_age(self, State state) noexcept
