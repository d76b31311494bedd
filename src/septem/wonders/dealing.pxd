cimport cython
from ..core.chance cimport Stream
from . cimport payment, seating, sizes
from .catalogue cimport Catalogue
from .sizes cimport tiny
from .state cimport State

cdef Catalogue CATALOGUE
cdef int FIRST_GUILD, GUILD_COUNT, FREE_SEAT, FULL_HAND, MORE_GUILDS, RANDOM, BASE_PRICE, KINDS, BABYLON_B
cdef unsigned long long BOARD_STREAM, AGE_STREAM

cdef void deal_boards(State state, unsigned long long seed, int *boards, int *sides, int tame, Stream stream) noexcept
cdef int instead(State state, int city, int side, Stream stream) noexcept
cdef void take_board(State state, int city, int board) noexcept
cdef int draw(State state, int size, int place, Stream stream) noexcept
cdef void deal_ages(State state, unsigned long long seed, Stream stream) noexcept
@cython.locals(place=cython.int)
cdef void deal_age(State state, int age, Stream stream) noexcept
cdef int fill(State state, int age, Stream stream) noexcept
cdef void add_guilds(State state, int size, Stream stream) noexcept
@cython.locals(place=cython.int)
cdef void insert(tiny *cards, int held, int card) noexcept
cdef void take_hands(State state) noexcept
cdef void draw_for_free_city(State state) noexcept
