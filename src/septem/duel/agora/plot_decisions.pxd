cimport cython
from ...core cimport bits
from .. cimport moves, sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Decision
from ..rules cimport building, layout, token_draw
from ..state cimport State
from . cimport decisions, removed, senate

# Written by scripts/generate.py:
cdef int ACTIONS_FORGONE, BLUE, BY_SCIENCE, CARD_BUILT, CARD_CAST, CARD_SWAPPED, CARD_TAKEN, CAST, CAST_OPEN, CLAIM
cdef int DRAW, ENOUGH_SYMBOLS, EVERYONE_AT_TABLE, FIRST_TOKEN, FIRST_WONDER, FREE, FROM_BOARD, FROM_BOX, FROM_OPPONENT
cdef int GAME_SHARED, GAME_WON, GREEN, LAST_TOKEN, LOCK, LOCKED_SEEN, NOBODY, NOTHING, PAIR_MADE, PASS, PICK_TOKEN
cdef int RUIN, SHIFT, SWAP, TOKEN_KEPT, TOKEN_LOCKED, TOKEN_MOVE, WONDER_RUINED

cdef Catalogue CATALOGUE

cdef class LockToken(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cdef int place_of(self, State state, int seat, int token) noexcept
    @cython.locals(token=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ClaimRemoved(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(card=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class SpyToken(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(token=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class CastOpen(Decision):
    @cython.locals(filled=cython.int, slots=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(card=cython.int, slot=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class SwapCards(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cdef int list_own(self, State state, int seat, int card, int filled) noexcept
    @cython.locals(gained=cython.int, given=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept
    cdef void hand_over(self, State state, int owner, int seat, int card) noexcept
    @cython.locals(first=cython.int)
    cdef int decide(self, State state) noexcept
    cdef void ask_for_token(self, State state, int seat, int symbol) noexcept

cdef class ShiftDecree(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class RuinWonder(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(card=cython.int, wonder=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cpdef int is_swappable(int card) noexcept
cpdef void recount(State state, int seat) noexcept
cpdef void count_symbol(State state, int seat, int item) noexcept
cpdef int has_decree(State state, int chamber) noexcept
