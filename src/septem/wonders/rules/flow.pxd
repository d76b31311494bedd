cimport cython
from ...core cimport bits
from . cimport dealing, scoring, seating, emit, treasury, turn, war
from ..knowledge cimport pile
from .. cimport lookup, sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int AGE_OPENED, BEFORE, BOARD_GIVEN, CARD_DEALT, CARD_DRAWN, CARD_SEEN, CHOOSE_CARD, DRAW_SEEN, FOR_SETUP
cdef int FREE_SEAT, HANDS_PASSED, LAST_ASKED, LAST_SEEN, LEFT, NO_BOARD, PLAY_LAST, REVIVAL_LOST, REVIVE_CARD, RIGHT
cdef int STRICT_SEVENTH, TURN_BEGUN

@cython.final
cdef class Flow:
    cdef list extensions
    cdef int extended, start_coins
    cdef void begin(self, State state) noexcept
    cdef void proceed(self, State state) noexcept
    cdef int interrupt(self, State state) noexcept
    cdef int end_turn(self, State state) noexcept
    @cython.locals(playing=cython.int, city=cython.int, coins=cython.int)
    cdef void ask_last(self, State state) noexcept
    @cython.locals(city=cython.int)
    cdef int ask_revival(self, State state) noexcept
    cdef void next_turn(self, State state) noexcept
    cdef void begin_turn(self, State state) noexcept
    cdef void draw_card(self, State state) noexcept
    cdef void open_age(self, State state) noexcept
    cdef void prepare(self, State state) noexcept
    cdef void deal_hands(self, State state) noexcept
    cdef void end_age(self, State state) noexcept
