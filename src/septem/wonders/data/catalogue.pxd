cimport cython
from .. cimport sizes
from ..sizes cimport tiny, BOARDS, CLASSES, DECK, DECKS, GOODS_SETS, ITEMS

# Written by scripts/generate.py:
cdef int NOTHING

cpdef int deck_number(int edition, int cities, int age) noexcept

@cython.final
cdef class Catalogue:
    cdef readonly int size, first_other
    cdef readonly long long need[ITEMS][CLASSES]
    cdef readonly long long makes[ITEMS][CLASSES]
    cdef readonly long long sells[ITEMS][CLASSES]
    cdef readonly long long board_makes[BOARDS][CLASSES]
    cdef readonly long long unit[GOODS_SETS]
    cdef readonly tiny colour[ITEMS]
    cdef readonly tiny price[ITEMS]
    cdef readonly tiny chain[ITEMS]
    cdef readonly tiny other_chain[ITEMS]
    cdef readonly tiny points[ITEMS]
    cdef readonly tiny coins[ITEMS]
    cdef readonly tiny shields[ITEMS]
    cdef readonly tiny symbol[ITEMS]
    cdef readonly tiny free_symbols[ITEMS]
    cdef readonly tiny producer[ITEMS]
    cdef readonly tiny lasts[ITEMS]
    cdef readonly tiny copies_item[ITEMS]
    cdef readonly short stands_from[ITEMS]
    cdef readonly short stands_to[ITEMS]
    cdef readonly short acts_from[ITEMS]
    cdef readonly short acts_to[ITEMS]
    cdef readonly short scores_from[ITEMS]
    cdef readonly short scores_to[ITEMS]
    cdef readonly short stage[BOARDS]
    cdef readonly tiny stages[BOARDS]
    cdef readonly short board_from[BOARDS]
    cdef readonly short board_to[BOARDS]
    cdef readonly tiny seat_only[BOARDS]
    cdef readonly tiny deck[DECKS][DECK]
    cdef readonly tiny deck_size[DECKS]
    cdef readonly list standing, acts, scores, cards, rows, boards
    cdef readonly dict numbers
    cdef void _new_columns(self)
    cdef void _new_spans(self)
    cdef void _new_words(self)
    cdef void _new_boards(self)
    cdef void _new_board_words(self)
    cdef void _new_decks(self)
    cdef void _new_deck_sizes(self)
    cdef void _new_units(self)
