cimport cython
from .. cimport moves
from ..rules cimport building
from .. cimport sizes
from ..model cimport Decision
from ..state cimport State
from . cimport activation, reveals

# Written by scripts/generate.py:
cdef int ALL_DECKS, CALL, DECK_ORDERED, DIVINITY_PLACED, DRAWN, FIRST_DIVINITY, NOTHING, OPEN, PLACE, PLACEMENT_SEEN
cdef int PLACES, TOKEN_KEPT, TOKEN_MOVE

cdef class PlaceDivinity(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(known=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ChooseDeck(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class CallDivinity(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(filled=cython.int)
    cdef int list_deck(self, State state, int deck) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
    cdef bint lender_in_deck(self, State state) noexcept
    cdef void order(self, State state, int seat, int deck, int top, int card) noexcept
    cdef void draw_out(self, State state, int deck, int card, bint opened) noexcept
    cdef void shorten(self, State state, int deck) noexcept

cdef class KeepLent(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
