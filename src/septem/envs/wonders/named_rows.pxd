cimport cython
from ...core cimport bits
from ...wonders cimport agenda, history, moves, sizes
from ...wonders.knowledge cimport pile, redeal
from ...wonders.rules cimport seating, war
from ...wonders.state cimport State
from .. cimport cells
from . cimport sizes as move_sizes

# Written by scripts/generate.py:
cdef int DEFEAT, FIRST_STAGE, FREE_SEAT, PLAY_LAST, STAGE, STRICT_SEVENTH, WORD

@cython.final
cdef class NamedRows:
    cdef readonly bint complete
    cdef int cities, seats, rounds, extended, code, helps, rights, looks
    cdef bint remembers
    cdef int board, coins, buildings, victories, numbers, used, city_size
    cdef int verb, item, paid, flags, item_code, answer_size
    cdef int hand, last_card, question, asked, owing, kept, winners, seat, table, reviving
    cdef int card_index[sizes.CARDS]
    cdef int deck_index[sizes.AGES * sizes.CARDS]
    cdef int deck_start[sizes.AGES]
    cdef int item_index[move_sizes.ITEMS]
    cdef int verb_index[move_sizes.VERBS]
    cdef int flag[3]
    cdef int kind_index[sizes.QUESTIONS]
    cdef int sight[sizes.PAST]
    cdef int drawn[sizes.PAST]
    cdef int deed[sizes.PAST]
    cdef int deed_cards[sizes.PAST]
    cdef int deed_purse[sizes.PAST]
    cdef int deed_size[sizes.AGES]
    cdef int look[sizes.REVIVALS]
    cdef int revival[sizes.REVIVALS]
    cdef int revival_city[sizes.REVIVALS]
    cdef int ways[move_sizes.VERBS]
    cdef int first_action[move_sizes.VERBS * move_sizes.ITEMS]
    cdef int uses[move_sizes.VERBS * move_sizes.ITEMS]
    cpdef void write(self, State state, int seat, signed char[::1] row) noexcept
    @cython.locals(number=cython.int, hand=cython.int, place=cython.int)
    cdef void write_all(self, State state, int seat, signed char* row) noexcept
    cdef int around(self, int city, int seat) noexcept
    @cython.locals(word=cython.int, buildings=cython.uint, card=cython.int, age=cython.int, place=cython.int)
    cdef void write_city(self, State state, int city, signed char* row, int start) noexcept
    @cython.locals(winner=cython.int)
    cdef void write_table(self, State state, int seat, signed char* row) noexcept
    @cython.locals(entry=cython.int, kind=cython.int, city=cython.int, decider=cython.int)
    cdef void write_question(self, State state, int seat, signed char* row) noexcept
    @cython.locals(item=cython.int, number=cython.int)
    cdef void write_answer(self, int move, signed char* row, int start) noexcept
    @cython.locals(past=cython.int, age=cython.int, turn=cython.int)
    cdef void write_sights(self, State state, int seat, signed char* row) noexcept
    @cython.locals(held=cython.int, draws=cython.int, start=cython.int, place=cython.int, drawn=cython.int)
    @cython.locals(last=cython.int, past=cython.int)
    cdef void write_sight(self, State state, int seat, int age, int turn, signed char* row) noexcept
    @cython.locals(card=cython.int, index=cython.int)
    cdef void take_out(self, State state, int age, int turn, int city, signed char* row, int start) noexcept
    @cython.locals(past=cython.int, city=cython.int)
    cdef void write_deeds(self, State state, int seat, signed char* row) noexcept
    @cython.locals(entry=cython.int, age=cython.int, shift=cython.int, card=cython.int)
    cdef void write_deed(self, State state, int seat, int past, int city, signed char* row) noexcept
    @cython.locals(looks=cython.int, spare=cython.int, number=cython.int, past=cython.int)
    cdef void write_looks(self, State state, int seat, signed char* row) noexcept
    @cython.locals(age=cython.int, first=cython.int, card=cython.int)
    cdef void write_look(self, State state, int past, signed char* row, int start) noexcept
    @cython.locals(number=cython.int, entry=cython.int, start=cython.int, past=cython.int, back=cython.int)
    @cython.locals(index=cython.int)
    cdef void write_revivals(self, State state, int seat, signed char* row) noexcept
    @cython.locals(move=cython.int, verb=cython.int, key=cython.int, way=cython.int)
    cpdef dict by_action(self, list legal)
