cimport cython
from ...core cimport bits
from .. cimport building, layout, raising, science, sizes, treasury
from ..catalogue cimport Catalogue
from ..model cimport Decision
from ..state cimport State
from . cimport activating, marks, revealing

cdef Catalogue CATALOGUE
cdef int ALL_DECKS, BARRIER_PLACED, CALL, CAPITAL, CARD_SEIZED, CARD_STRUCK, DECK_ORDERED, DIVINITY_PLACED, DRAWN
cdef int DROP, FAR_COINS, FIRST_DIVINITY, FIRST_TOKEN, FIRST_WONDER, FOR_LOOT, FOUND, GRAY, GREEN, LOOT_DROPPED, LOOT_SPENT
cdef int MARK_LOST, MINERVA, NEAR_COINS, NOTHING, OPEN, PART, PLACE, PLACEMENT_SEEN, PLACES, SACK
cdef int SECOND_BITS, SEIZE, SNAKE, SNAKE_PLACED, STEAL, STRIKE, TOKEN_KEPT, TOKEN_MOVE, UNBUILD, VERB_BITS
cdef int WONDER_STOLEN, WONDER_UNBUILT

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

cdef class PlaceSnake(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class SeizeCard(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class StrikeCard(Decision):
    cdef readonly bint takes_tokens
    @cython.locals(filled=cython.int, slots=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class UnbuildWonder(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(owner=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class RaiseFree(Decision):
    @cython.locals(filled=cython.int, wonders=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class StealWonder(Decision):
    @cython.locals(filled=cython.int, wonders=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class PlaceBarrier(Decision):
    cdef readonly bint on_pawn
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class DropLoot(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class SackLoot(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

@cython.locals(filled=cython.int)
cdef int list_cards(State state, int owner, int verb, int from_colour, int to_colour) noexcept
@cython.locals(filled=cython.int, tokens=cython.int)
cdef int list_loot(State state, int verb) noexcept
