cimport cython
from .. cimport moves
from ...core cimport bits
from ..rules cimport building, layout, wonder_building, science, track
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Decision
from ..state cimport State
from . cimport marks

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int BARRIER_PLACED, CAPITAL, CARD_SEIZED, CARD_STRUCK, DROP, FAR_COINS, FIRST_TOKEN, FIRST_WONDER, FOUND, GRAY
cdef int GREEN, LOOT_DROPPED, MARK_LOST, MINERVA, NEAR_COINS, NOTHING, SACK, SEIZE, SNAKE, SNAKE_PLACED, STEAL, STRIKE
cdef int UNBUILD, WONDER_STOLEN, WONDER_UNBUILT

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
