cimport cython
from ...core cimport bits
from ...duel cimport agenda, moves
from ...duel cimport sizes as duel_sizes
from ...duel.data.catalogue cimport Catalogue
from ...duel.pantheon cimport marks
from ...duel.state cimport State
from . cimport sizes

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int BUILD, FIRST_TOKEN, FIRST_WONDER, GROUP, GUILD_DECK, MOST, NOBODY, NOTHING, NOWHERE, RAISE, SELL

@cython.final
cdef class RowEncoder:
    cdef int base[duel_sizes.VERBS]
    cdef int first[duel_sizes.VERBS]
    cdef int second[duel_sizes.VERBS]
    cdef int width[duel_sizes.VERBS]
    cdef int first_items[duel_sizes.VERBS]
    cdef int second_items[duel_sizes.VERBS]
    cdef int kind_of[duel_sizes.QUESTIONS]
    cdef int slot_of[duel_sizes.ITEMS]
    cdef duel_sizes.byte number_of[duel_sizes.ITEMS]
    cdef int runs
    cdef int run_number[sizes.ITEMS]
    cdef int run_item[sizes.ITEMS]
    cdef int run_length[sizes.ITEMS]
    cdef void _new_slots(self)
    cdef void _new_numbers(self)
    cdef void _new_kinds(self)
    cdef void _new_runs(self)
    @cython.locals(last=cython.int, length=cython.int)
    cdef void _number(self, int number, int item)
    @cython.locals(slots=cython.int, slot=cython.int)
    cpdef void prepare(self, State state) noexcept
    @cython.locals(verb=cython.int, first=cython.int, second=cython.int)
    cpdef int action(self, int move) noexcept
    cpdef void observe(self, State state, int seat, signed char[::1] row) noexcept
    cdef void write_items(self, State state, int seat, signed char[::1] row) noexcept
    @cython.locals(run=cython.int, place=cython.int, item=cython.Py_ssize_t)
    cdef void write_built(self, State state, int seat, signed char[::1] row, Py_ssize_t start) noexcept
    cdef void write_set(self, int members, Py_ssize_t first, signed char[::1] row, Py_ssize_t start) noexcept
    @cython.locals(taken=cython.int, start=cython.int, wonder=cython.int)
    cdef void write_offer(self, State state, signed char[::1] row) noexcept
    @cython.locals(slots=cython.int, slot=cython.int, card=cython.int, number=cython.int)
    cdef void write_structure(self, State state, signed char[::1] row) noexcept
    @cython.locals(place=cython.int)
    cdef void write_city(self, State state, int seat, signed char[::1] row, int start) noexcept
    @cython.locals(entry=cython.int, asked=cython.int)
    cdef void write_table(self, State state, int seat, signed char[::1] row) noexcept
    @cython.locals(loan=cython.int)
    cdef int unseen_loan(self, State state, int seat) noexcept
    cdef int barrier(self, State state, int seat) noexcept
    @cython.locals(known=cython.int, divinity=cython.int)
    cdef void write_pantheon(self, State state, int seat, signed char[::1] row) noexcept
    @cython.locals(slots=cython.int, slot=cython.int)
    cdef void write_marks(self, State state, signed char[::1] row) noexcept
