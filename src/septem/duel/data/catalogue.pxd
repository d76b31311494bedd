cimport cython
from ..sizes cimport byte, tiny, GOODS, ITEMS, DECKS

@cython.final
cdef class Catalogue:
    cdef readonly int size
    cdef readonly tiny colour[ITEMS]
    cdef readonly tiny category[ITEMS]
    cdef readonly tiny deck[ITEMS]
    cdef readonly tiny price[ITEMS]
    cdef readonly tiny cost[ITEMS][GOODS]
    cdef readonly byte chain[ITEMS]
    cdef readonly tiny points[ITEMS]
    cdef readonly tiny coins[ITEMS]
    cdef readonly tiny shields[ITEMS]
    cdef readonly tiny symbol[ITEMS]
    cdef readonly tiny makes[ITEMS][GOODS]
    cdef readonly tiny stands_from[ITEMS]
    cdef readonly tiny stands_to[ITEMS]
    cdef readonly tiny acts_from[ITEMS]
    cdef readonly tiny acts_to[ITEMS]
    cdef readonly tiny scores_from[ITEMS]
    cdef readonly tiny scores_to[ITEMS]
    cdef readonly tiny deck_start[DECKS]
    cdef readonly tiny in_play[DECKS]
    cdef readonly list standing, acts, scores, cards
    cdef readonly dict numbers
    cdef void _new_spans(self)
    cdef void _new_decks(self)
