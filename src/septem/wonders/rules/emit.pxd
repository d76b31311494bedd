from .. cimport moves
from ..payment cimport free, prices
from . cimport seating
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int BANK_BOUGHT, BUILD, CARD_BUILT, CARD_CLAIMED, CARD_SOLD, CHAINED, CLAIM, CLAIM_COLOUR, COINS_PAID
cdef int COLOUR_CLAIMED, FREE, FROM_BANK, GIFT_LEFT, GIFT_RIGHT, GOODS_BOUGHT, MARKER_LAID, PAID, RAISE, SALE_SEEN
cdef int SELL, STAGE, STAGE_RAISED, TRADE_RECEIVED, WAY_PART

cdef Catalogue CATALOGUE

cdef void paid(State state, int city, int answer)
cdef void laid(State state, int city, int answer)
cdef void settled(State state, int city, int answer)
cdef void hands(State state, int fact)
