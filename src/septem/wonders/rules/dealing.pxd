cimport cython
from ...core.chance cimport Stream
from . cimport seating
from .. cimport sizes
from ..payment cimport supply
from ..data.catalogue cimport Catalogue, deck_number
from ..sizes cimport tiny
from ..model cimport Ongoing
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int BABYLON_B, BASE_PRICE, BOARD_GIVEN, EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD, FREE_SEAT, GUILDS_BEYOND_CITIES
cdef int KINDS, LATE_BOARDS, MOST_GUILDS, NO_BOARD, RANDOM
cdef unsigned long long AGE_STREAM, BOARD_STREAM

cdef void deal_boards(State state, unsigned long long seed, int *boards, int *sides, int tame, int boards_in_play, Stream stream) noexcept
@cython.locals(kinds=cython.int)
cdef void draw_boards(State state, int *boards, int *sides, int tame, int boards_in_play, Stream stream) noexcept
cpdef void give_board(State state, int city, int board) noexcept
cdef void give_out(State state) noexcept
cdef int instead(State state, int city, int side, int kinds, Stream stream) noexcept
@cython.locals(effect=Ongoing)
cdef void take_board(State state, int city, int board) noexcept
cdef int draw(State state, int size, int place, Stream stream) noexcept
cdef void deal_ages(State state, unsigned long long seed, Stream stream) noexcept
@cython.locals(place=cython.int)
cdef void deal_age(State state, int age, Stream stream) noexcept
@cython.locals(behind=cython.int)
cdef int fill(State state, int age, Stream stream) noexcept
cpdef int guilds_dealt(int cities) noexcept
@cython.locals(known=cython.int)
cdef int add_guilds(State state, int size, Stream stream) noexcept
cdef void add_extras(State state, int age, int size, Stream stream) noexcept
@cython.locals(place=cython.int)
cdef void insert(tiny *cards, int held, int card) noexcept
cdef void take_hands(State state) noexcept
cdef void draw_for_free_city(State state) noexcept
