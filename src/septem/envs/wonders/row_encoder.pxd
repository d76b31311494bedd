cimport cython
from ...wonders cimport agenda, history, moves
from ...core cimport bits
from ...wonders.knowledge cimport redeal, pile
from ...wonders.rules cimport seating
from ...wonders cimport sizes as wonders_sizes
from ...wonders.leaders cimport draft
from ...wonders.state cimport State
from .. cimport cells
from . cimport sizes

# Written by scripts/generate.py:
cdef int DECLINE, DEFEAT, FIRST_OTHER, FIRST_STAGE, FREE_SEAT, LEAVE, PLAY_LAST, SELL, STAGE, STRICT_SEVENTH, WORD
cdef long long ONE

@cython.final
cdef class RowEncoder:
    cdef int leaders, tokens, step
    cdef int base[sizes.VERBS]
    cdef int first[sizes.VERBS]
    cdef int ways[sizes.VERBS]
    cdef int uses[sizes.VERBS * sizes.ITEMS]
    cdef int items[sizes.VERBS]
    cdef signed char around[2 * sizes.HANDS]
    cdef int verb_number[sizes.VERBS]
    cdef int number_of[sizes.ITEMS]
    cdef int kind_number[wonders_sizes.QUESTIONS]
    cdef int side_number[wonders_sizes.BOARDS]
    cdef void _new_uses(self)
    cdef void _new_around(self)
    cdef void _new_numbers(self)
    cdef void _new_kinds(self)
    cdef void _new_sides(self)
    cdef void _number(self)
    @cython.locals(verb=cython.int, item=cython.int, way=cython.int, place=cython.int)
    cpdef int action(self, int move) noexcept
    cpdef void forget(self, int move) noexcept
    @cython.locals(move=cython.int, number=cython.int)
    cpdef dict by_action(self, list menu)
    cpdef void observe(self, State state, int seat, int owing, signed char[::1] row) noexcept
    @cython.locals(size=cython.int, city=cython.int, place=cython.int)
    cdef void look_around(self, State state) noexcept
    @cython.locals(size=cython.int, place=cython.int)
    cdef void write(self, State state, int seat, int owing, signed char* row) noexcept
    @cython.locals(buildings=cython.uint, word=cython.int)
    cdef void write_city(self, State state, int city, signed char* row, int start) noexcept
    cdef void write_tokens(self, State state, int city, signed char* row, int start) noexcept
    cdef void write_leaders(self, State state, int city, signed char* row, int start) noexcept
    cdef int leader(self, int place) noexcept
    cdef void write_set(self, long long leaders, signed char* row, int start) noexcept
    @cython.locals(hand=cython.int, place=cython.int)
    cdef void write_hand(self, State state, int seat, signed char* row, int start) noexcept
    @cython.locals(start=cython.int, since=cython.int, card=cython.int, place=cython.int)
    cdef void write_pile(self, State state, int seat, signed char* row) noexcept
    @cython.locals(looks=cython.int, since=cython.int)
    cdef int last_look(self, State state, int seat) noexcept
    @cython.locals(eyes=cython.int, first=cython.int, city=cython.int, past=cython.int)
    cdef void write_thrown(self, State state, int seat, int since, signed char* row, int start) noexcept
    @cython.locals(verb=cython.int)
    cdef inline void write_if_thrown(self, int entry, signed char* row, int start) noexcept
    cdef void write_leader_hands(self, State state, int seat, signed char* row) noexcept
    @cython.locals(city=cython.int)
    cdef int drawer(self, State state) noexcept
    cdef void write_table(self, State state, int seat, signed char* row) noexcept
    @cython.locals(
        entry=cython.int, given=cython.int, city=cython.int, place=cython.int, verb=cython.int, item=cython.int
    )
    cdef void write_answers(self, State state, int seat, int owing, signed char* row) noexcept

@cython.locals(count=cython.int)
cdef int count_of(long long leaders) noexcept
