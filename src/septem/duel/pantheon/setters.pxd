from .. cimport agenda
from ..rules cimport building, token_draw
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State
from . cimport marks

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int ALL_DECKS, CALL_DIVINITY, DRAWN, EVERY_SEAT, NOTHING, PLACES, PLACE_DIVINITY

cpdef void put_slot(State state, int slot, int item, int known)
cpdef void put_deck(State state, int deck, list items, list known)
cpdef void put_slot_known(State state, int slot, int known)
cpdef void put_deck_known(State state, int deck, list known)
cpdef void show_asked(State state)
cdef void show_top(State state, int deck, int cards, int seats) noexcept
cpdef void put_marks(State state, list pairs)
cpdef void put_all_marks(State state, list tokens)
cpdef void put_offerings(State state, list tokens)
cpdef void put_city(State state, int seat, list divinities, list mythologies)
cpdef void put_means(State state, int seat, int offerings, int vault, int snake)
cdef void learn(State state, int seat, int symbol) noexcept
cpdef void put_barrier(State state, int space)
cpdef void put_lent(State state, list tokens, int known)
cdef bint boxed(State state, int token) noexcept
cpdef void lend_last(State state)
cpdef int lookers(State state)
cpdef int asked_seats(State state)
