cimport cython
from ..core cimport bits
from . cimport dealing, pile, scoring, seating, sizes, telling, treasury, turn
from .state cimport State

cdef int AGE_OPENED, BOARD_GIVEN, CARD_DEALT, CARD_DRAWN, CARD_SEEN, CHOOSE_CARD, DRAW_SEEN, FOR_SETUP, FREE_SEAT
cdef int FULL_HAND, HANDS_PASSED, LAST_ASKED, LAST_SEEN, LAST_TURN, LEFT, PLAY_LAST, REVIVAL_LOST, REVIVE_CARD, RIGHT
cdef int START_COINS, STRICT_SEVENTH, TURN_BEGUN
cdef int VICTORY[3]

cdef void begin(State state) noexcept
cdef void proceed(State state) noexcept
@cython.locals(playing=cython.int, city=cython.int, coins=cython.int)
cdef int ask_last(State state) noexcept
@cython.locals(city=cython.int)
cdef int ask_revival(State state) noexcept
cdef void next_turn(State state) noexcept
cdef void begin_turn(State state) noexcept
cdef void draw_card(State state) noexcept
cdef void open_age(State state) noexcept
cdef void end_age(State state) noexcept
