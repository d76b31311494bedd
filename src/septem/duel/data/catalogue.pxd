cimport cython
from .. cimport sizes
from ..sizes cimport byte, tiny, GOOD_LANES, GOODS, ITEMS

@cython.final
cdef class Catalogue:
    cdef readonly int size
    cdef readonly tiny colour[ITEMS]
    cdef readonly tiny category[ITEMS]
    cdef readonly tiny deck[ITEMS]
    cdef readonly tiny buildable[ITEMS]
    cdef readonly int selling[ITEMS]
    cdef readonly int building[ITEMS]
    cdef readonly tiny price[ITEMS]
    cdef readonly short cost[ITEMS][GOOD_LANES]
    cdef readonly byte chain[ITEMS]
    cdef readonly tiny points[ITEMS]
    cdef readonly tiny coins[ITEMS]
    cdef readonly tiny shields[ITEMS]
    cdef readonly tiny symbol[ITEMS]
    cdef readonly tiny producer[ITEMS]
    cdef readonly tiny makes[ITEMS][GOODS]
    cdef readonly short stands_from[ITEMS]
    cdef readonly short stands_to[ITEMS]
    cdef readonly short acts_from[ITEMS]
    cdef readonly short acts_to[ITEMS]
    cdef readonly short scores_from[ITEMS]
    cdef readonly short scores_to[ITEMS]
    cdef readonly short drafts_from[ITEMS]
    cdef readonly short drafts_to[ITEMS]
    cdef readonly short deck_start[sizes.DECKS]
    cdef readonly list printed, standing, acts, scores, drafts, cards, more_scores, price_rules
    cdef readonly dict numbers
    cdef void _new_spans(self)
    cdef void _new_decks_and_moves(self)
