cimport cython
from .. cimport lookup, moves
from ...core cimport bits
from . cimport building, token_draw, layout, wonder_building, treasury
from ..payment cimport prices
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Decision, Drafting
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int BUILD, CARD_BUILT, CARD_DESTROYED, CARD_REVIVED, CARD_SOLD, CARD_TAKEN, DESTROY, DRAFT, FIRST_TOKEN
cdef int FIRST_WONDER, GROUP, MOST_WONDERS, RAISE, REVIVE, SALE, SELL, START, STARTER_CHOSEN, TAKE_TURN, TOKEN_KEPT
cdef int TOKEN_MOVE, TOKEN_TAKEN, TURN_BEGUN, WONDER_DRAFTED, YELLOW

cdef class DraftWonder(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

@cython.locals(effect=Drafting)
cdef void give_wonder(State state, int seat, int wonder) noexcept
@cython.locals(taken=cython.int, place=cython.int)
cdef void give_last(State state, int seat) noexcept

cdef class TakeTurn(Decision):
    cdef list options
    cdef int optional
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
    cdef void sell(self, State state, int seat, int card) noexcept
    cdef void build(self, State state, int seat, int card) noexcept
    cdef int other_ways(self, State state, int seat, int filled) noexcept
    cdef void take_other(self, State state, int seat, int move) noexcept

cdef class PickToken(Decision):
    @cython.locals(filled=cython.int, tokens=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class KeepToken(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ReviveCard(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class DestroyCard(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ChooseStarter(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
