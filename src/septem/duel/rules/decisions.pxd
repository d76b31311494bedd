cimport cython
from ...core cimport bits
from . cimport building, token_draw, layout, wonder_building, treasury
from ..payment cimport prices
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Decision, Option
from ..state cimport State

cdef Catalogue CATALOGUE
cdef int FIRST_TOKEN, FIRST_WONDER, YELLOW, MOST_WONDERS, SALE, GROUP
cdef int DRAFT, SELL, BUILD, RAISE, TOKEN_MOVE, REVIVE, DESTROY, START, VERB_BITS, SECOND_BITS, PURSE_BITS, PART
cdef int CARD_BUILT, CARD_DESTROYED, CARD_REVIVED, CARD_SOLD, CARD_TAKEN, STARTER_CHOSEN, TOKEN_KEPT, TOKEN_TAKEN
cdef int TAKE_TURN, TURN_BEGUN, WONDER_DRAFTED

cdef class DraftWonder(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
    cdef void give(self, State state, int seat, int wonder) noexcept

cdef class TakeTurn(Decision):
    cdef list options
    cdef int optional
    @cython.locals(filled=cython.int, slots=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(payable=cython.int, wonders=cython.int)
    cdef int raisable(self, State state, int seat) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
    cdef void sell(self, State state, int seat, int card) noexcept
    cdef void build(self, State state, int seat, int card) noexcept
    @cython.locals(option=Option)
    cdef int other_ways(self, State state, int seat, int filled) noexcept
    @cython.locals(option=Option)
    cdef void take_other(self, State state, int seat, int move) noexcept

cdef class PickToken(Decision):
    @cython.locals(filled=cython.int, tokens=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class KeepToken(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ReviveCard(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class DestroyCard(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ChooseStarter(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
