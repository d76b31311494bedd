cimport cython
from .. cimport moves
from ..payment cimport prices
from ..knowledge cimport pile
from . cimport seating, turn
from ..data.catalogue cimport Catalogue
from ..model cimport Decision
from ..state cimport State

# Written by scripts/generate.py:
cdef int BUILD, CHAINED_MARKER, CLAIM, CLAIM_COLOUR, DECLINE, FIRST_STAGE, FOR_FREE_CITY, FREE_SEAT, NO_CARD, RAISE
cdef int REVIVAL_DECLINED, REVIVE, SELL, STAGE, STRICT_SEVENTH

cdef Catalogue CATALOGUE

cdef class ChooseCard(Decision):
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept

cdef class PlayLast(Decision):
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept

cdef class ReviveCard(Decision):
    @cython.locals(filled=cython.int)
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept

@cython.locals(filled=cython.int, last=cython.int, raises=cython.int)
cdef int list_hand(State state, int city, int row) noexcept
@cython.locals(filled=cython.int, last=cython.int, skipped=cython.int, raises=cython.int)
cdef int list_free_city(State state, int row, int committed) noexcept
@cython.locals(filled=cython.int, last=cython.int, skipped=cython.int)
cdef int list_sales(State state, int row, int committed) noexcept
cdef int stage_ways(State state, int city) noexcept
cdef int add_raises(State state, int card, int flags, int raises, int filled) noexcept
@cython.locals(ways=cython.int)
cdef int add_builds(State state, int city, int card, int flags, int filled) noexcept
cdef int add_free_builds(State state, int city, int card, int flags, int ways, int filled) noexcept
