cimport cython
from ...core cimport bits
from ...core.chance cimport Stream
from ..rules cimport dealing, token_draw
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State
from . cimport plots

# Written by scripts/generate.py:
cdef int DECREES, FROM_BOX, NOTHING, TRIES
cdef unsigned long long DECREE_STREAM, PLOT_STREAM

cdef Catalogue CATALOGUE

cdef void deal(State state, unsigned long long seed, Stream stream) noexcept
@cython.locals(size=cython.int, drawn=cython.int)
cdef void deal_decrees(State state, Stream stream) noexcept
cdef int lies_up(State state, int decree) noexcept
cpdef void redeal(State state, int seat, Stream stream) noexcept
cpdef void complete(State state, int seat, Stream stream) noexcept
cdef int lacks_plots(State state) noexcept
cdef void forget_others(State state, int seat) noexcept
cdef void deal_plots(State state, int seat, Stream stream) noexcept
@cython.locals(deck=cython.int, hand=cython.int, done=cython.int, in_deck=cython.int, in_hand=cython.int, free=cython.int, chosen=cython.int, place=cython.int)
cdef int try_plots(State state, int seat, Stream stream) noexcept
cdef int count_places(State state, int seat, int plot) noexcept
cpdef int deck_places(State state, int seat, int plot) noexcept
@cython.locals(hands=cython.int)
cpdef int hand_places(State state, int seat, int plot) noexcept
cdef int shown_place(State state, int plot) noexcept
cdef int member(int members, int number) noexcept
@cython.locals(first=cython.int, seen=cython.int, size=cython.int)
cdef void deal_locked(State state, int seat, Stream stream) noexcept
@cython.locals(cards=cython.int, size=cython.int)
cdef void fill_removed(State state) noexcept
