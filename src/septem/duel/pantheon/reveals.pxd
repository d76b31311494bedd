cimport cython
from ..rules cimport token_draw
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int ALL_DECKS, CALL_DIVINITY, CHOOSE_DECK, DECK_OPENED, DIVINITIES_DRAWN, DIVINITY_SEEN, DRAWN, EVERYONE
cdef int EVERY_SEAT, NOTHING, PLACES, PLACE_DIVINITY, TOKEN_LENT, TOKEN_RETURNED

cdef int hearers(int seats) noexcept
cdef void show(State state, int seat, int deck, int place, int seats) noexcept
cdef void draw(State state, int seat, int deck) noexcept
@cython.locals(found=cython.int)
cdef void reveal_tops(State state, int seat) noexcept
@cython.locals(found=cython.int, last=cython.int)
cdef void choose_deck(State state, int seat) noexcept
cdef void open_deck(State state, int seat, int deck) noexcept
cdef void lend(State state, int seats) noexcept
cdef void take_back(State state) noexcept
cdef void collect(State state) noexcept
