from ...core cimport bits
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int AGE_OPENED, BACK_LAID, CARD_LAID, CARD_REVEALED, FIRST_TOKEN, GROUP, OFFER_SHOWN, TOKEN_LAID

cdef void tell_tokens(State state)
cdef void tell_offer(State state)
cdef void tell_structure(State state)
cdef void tell_reveals(State state)
