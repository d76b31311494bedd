cimport cython
from ..core cimport bits
from . cimport building, layout, payment, sizes
from .catalogue cimport Catalogue
from .model cimport Decision
from .state cimport State

cdef Catalogue CATALOGUE
cdef int FIRST_TOKEN, FIRST_WONDER, YELLOW, MOST_WONDERS, SALE, GROUP
cdef int DRAFT, SELL, BUILD, RAISE, TOKEN_MOVE, REVIVE, DESTROY, START, VERB_BITS, SECOND_BITS, PART
cdef int CARD_BUILT, CARD_DESTROYED, CARD_REVIVED, CARD_SOLD, CARD_TAKEN, STARTER_CHOSEN, TOKEN_KEPT, TOKEN_TAKEN
cdef int TAKE_TURN, TURN_BEGUN, WONDER_BOXED, WONDER_DRAFTED, WONDER_RAISED

cdef class DraftWonder(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
    cdef void give(self, State state, int seat, int wonder) noexcept

cdef class TakeTurn(Decision):
    @cython.locals(filled=cython.int, slots=cython.int, wonders=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(payable=cython.int, wonders=cython.int)
    cdef int raisable(self, State state, int seat) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
    cdef void sell(self, State state, int seat, int card) noexcept
    cdef void build(self, State state, int seat, int card) noexcept
    cdef void raise_wonder(self, State state, int seat, int wonder, int card) noexcept
    cdef void box_rest(self, State state) noexcept

cdef class PickToken(Decision):
    @cython.locals(filled=cython.int, tokens=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class KeepToken(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(place=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ReviveCard(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(place=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class DestroyCard(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ChooseStarter(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
