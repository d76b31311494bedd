cimport cython
from . cimport agenda, lookup
from ..core cimport bits
from ..core.chance cimport Stream
from .rules cimport dealing, decisions, first_game, layout, scoring, emit, treasury
from . cimport sizes
from .state cimport State

# Written by scripts/generate.py:
cdef int ALL_LOOT, BASE_TOKENS, BASE_WONDERS, CHOOSE_STARTER, DRAFT_WONDER, FOR_SETUP, GROUP, LAST_TOKEN, NOBODY
cdef int REPEAT_LOST, STARTER_CHOSEN, TAKE_TURN, TURN_BEGUN, TURN_REPEATED

@cython.final
cdef class Duel:
    cdef readonly object options, table_config, verbs, categories
    cdef int tie_starts, preset, library_view, extended, turn_end_count, settling_count, early, start_coins, second_coins, draft_seats, layouts, spread, price_rules, used_blocks
    cdef Stream stream
    cdef int deck_pools[sizes.DECKS]
    cdef int laid[sizes.AGES][sizes.DECKS]
    cdef readonly list extensions
    cdef list questions, turn_end_extensions, settling_extensions
    cpdef void furnish(self, State state) noexcept
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    cpdef void set_up(self, State state, unsigned long long seed) noexcept
    cpdef void deal(self, State state, unsigned long long seed) noexcept
    cpdef void begin(self, State state) noexcept
    cpdef int owing(self, State state) noexcept
    cpdef int menu(self, State state) noexcept
    cpdef list legal(self, State state, int seat)
    cpdef void play(self, State state, int seat, int move) noexcept
    @cython.locals(depth=cython.int)
    cdef void settle(self, State state) noexcept
    cdef void turn_over(self, State state) noexcept
    cdef void proceed(self, State state) noexcept
    cdef void begin_play(self, State state) noexcept
    @cython.locals(seat=cython.int)
    cdef void go_on_drafting(self, State state) noexcept
    cdef void begin_turn(self, State state) noexcept
    cdef void end_turn(self, State state) noexcept
    cdef int end_turn_of_expansions(self, State state) noexcept
    @cython.locals(slots=cython.int, depth=cython.int)
    cdef void uncover(self, State state) noexcept
    cdef void end_age(self, State state) noexcept
    cdef void open_age(self, State state) noexcept
