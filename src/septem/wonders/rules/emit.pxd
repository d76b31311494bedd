from ..payment cimport prices
from . cimport seating
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int BANK_BOUGHT, BUILD, CARD_BITS, CARD_BUILT, CARD_CLAIMED, CARD_PART, CARD_SOLD, CHAINED, CLAIM, COINS_PAID
cdef int COIN_PART, FAVOUR, FAVOUR_USED, FREE, FROM_BANK, GIFT_LEFT, GIFT_RIGHT, GOODS_BOUGHT, LEFT_BITS, MARKER_LAID
cdef int PAID, RAISE, SALE_SEEN, SELL, STAGE, STAGE_RAISED, TRADE_RECEIVED, VERB_BITS, VERB_PART

cdef Catalogue CATALOGUE

cdef void paid(State state, int city, int answer)
cdef void laid(State state, int city, int answer)
cdef void settled(State state, int city, int answer)
cdef void hands(State state, int fact)
