cimport cython
from ..payment cimport prices
from ..knowledge cimport pile
from . cimport seating, turn
from ..data.catalogue cimport Catalogue
from ..model cimport Decision
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int BLACK, BUILD, CARD_BITS, CARD_PART, CHAINED_MARKER, CLAIM, DECLINE, FAVOUR, FIRST_STAGE, FOR_FREE_CITY
cdef int FREE_SEAT, NO_CARD, RAISE, REVIVAL_DECLINED, REVIVE, SELL, STAGE, STRICT_SEVENTH, VERB_BITS

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
cdef int list_duties(State state, int row, int committed) noexcept
@cython.locals(filled=cython.int, last=cython.int, skipped=cython.int)
cdef int list_sales(State state, int row, int committed) noexcept
cdef int stage_ways(State state, int city) noexcept
cdef int add_raises(State state, int move, int raises, int filled) noexcept
@cython.locals(ways=cython.int)
cdef int add_builds(State state, int city, int move, int filled) noexcept
cdef int add_free_builds(State state, int city, int move, int ways, int filled) noexcept
