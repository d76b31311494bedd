cimport cython
from . cimport agenda, lookup
from ..core cimport bits
from ..core.chance cimport Stream
from .rules cimport dealing, scoring, seating
from .knowledge cimport redeal
from . cimport sizes
from .rules.flow cimport Flow
from .state cimport State

# Written by scripts/generate.py:
cdef int ANSWER_GIVEN, ANSWER_WITHDRAWN, FOR_FREE_CITY, FREE_SEAT, NO_BOARD

@cython.final
cdef class Wonders:
    cdef readonly object options, table_config
    cdef readonly int cities, players
    cdef int rulings, tame, board_pool, edition, guild_pool, used_blocks
    cdef Flow flow
    cdef readonly list extensions
    cdef readonly int extended
    cdef int boards[sizes.CITIES]
    cdef int sides[sizes.CITIES]
    cdef Stream stream
    cdef list questions
    cpdef void furnish(self, State state) noexcept
    cpdef void deal(self, State state, unsigned long long seed) noexcept
    cpdef void set_up(self, State state) noexcept
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    cpdef void redeal_boards(self, State state, Stream stream) noexcept
    cpdef void begin(self, State state) noexcept
    cpdef int owing(self, State state) noexcept
    cdef int city_asked(self, State state, int seat) noexcept
    cpdef int menu(self, State state, int seat) noexcept
    cpdef list legal(self, State state, int seat)
    cpdef void play(self, State state, int seat, int move) noexcept
    cpdef int pending(self, State state, int seat) noexcept
    cpdef void unplay(self, State state, int seat) noexcept
