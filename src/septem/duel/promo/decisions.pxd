cimport cython
from ...core cimport bits
from .. cimport moves
from ..rules cimport building, layout
from .. cimport sizes
from ..model cimport Decision
from ..state cimport State
from . cimport effects

# Written by scripts/generate.py:
cdef int CARD_BUILT, CARD_CAST, CARD_TAKEN, CAST, CLAIM, FREE, NOTHING, REMOVED

cdef class ClaimTop(Decision):
    @cython.locals(filled=cython.int, slots=cython.int)
    cpdef int moves(self, State state, int seat, int about) noexcept
    @cython.locals(slot=cython.int)
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class ClaimAside(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class CastAside(Decision):
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
    cdef void give(self, State state, int seat) noexcept

@cython.locals(filled=cython.int)
cdef int list_aside(State state, int verb) noexcept
@cython.locals(place=cython.int)
cdef void use_aside(State state, int card) noexcept
cpdef void put_aside(State state, list cards)
cpdef void put_removed(State state, int age, list cards)
