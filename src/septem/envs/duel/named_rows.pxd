cimport cython
from ...core cimport bits
from ...duel cimport agenda, moves
from ...duel cimport sizes as duel_sizes
from ...duel.data.catalogue cimport Catalogue
from ...duel.payment cimport prices
from ...duel.rules cimport dealing
from ...duel.state cimport State
from .. cimport cells

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int DRAW, FIRST_TOKEN, FIRST_WONDER, GROUP, NOBODY, NOTHING

@cython.final
cdef class NamedRows:
    cdef int code, symbol_count, good_count, items, decks
    cdef int coins, city_items, unbuilt, symbols, trade, city_size
    cdef int depth, place, open, backs, bare
    cdef int discard, offer, under, board, box, seen, age, loot, table, results, victory
    cdef int pool[duel_sizes.ITEMS]
    cdef int card_index[duel_sizes.ITEMS]
    cdef int wonder_index[duel_sizes.ITEMS]
    cdef int token_index[duel_sizes.ITEMS]
    cdef int slot_of[duel_sizes.ITEMS]
    cdef int deck_index[duel_sizes.DECKS]
    cdef int slot_depth[duel_sizes.DEAL]
    cdef int slot_place[duel_sizes.DEAL]
    cdef int question[duel_sizes.AGENDA]
    cdef int subject[duel_sizes.AGENDA]
    cdef int kind_index[duel_sizes.QUESTIONS]
    cdef int slotted[duel_sizes.VERBS]
    cdef dict numbers
    cpdef void write(self, State state, int seat, signed char[::1] row) noexcept
    @cython.locals(place=cython.int)
    cdef void write_all(self, State state, int seat, signed char* row) noexcept
    @cython.locals(place=cython.int, item=cython.int, card=cython.int, under=cython.int, unbuilt=cython.int)
    @cython.locals(symbol=cython.int, count=cython.int, good=cython.int)
    cdef void write_city(self, State state, int city, signed char* row, int start) noexcept
    @cython.locals(slots=cython.int, first=cython.int, slot=cython.int, card=cython.int)
    @cython.locals(is_open=cython.int, index=cython.int)
    cdef void write_structure(self, State state, signed char* row) noexcept
    @cython.locals(shown=cython.int, number=cython.int, place=cython.int)
    cdef void write_offer(self, State state, signed char* row) noexcept
    @cython.locals(board=cython.int, place=cython.int, loot=cython.int)
    cdef void write_tokens(self, State state, int seat, signed char* row) noexcept
    cdef void write_table(self, State state, int seat, signed char* row) noexcept
    @cython.locals(number=cython.int, entry=cython.int, kind=cython.int)
    cdef void write_questions(self, State state, int seat, signed char* row) noexcept
    @cython.locals(move=cython.int, verb=cython.int, key=cython.int)
    cpdef dict by_action(self, State state, list legal)
    @cython.locals(slots=cython.int, slot=cython.int)
    cdef void find_open(self, State state) noexcept
