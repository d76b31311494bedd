cimport cython
from .. cimport agenda, sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int BOTTOM, CONSPIRED, KEEP_PLOT, NOTHING, PLOT_KEPT, PLOT_KEPT_SEEN, PLOT_SEEN, TOP

cdef Catalogue CATALOGUE

cpdef int in_hand(int seat, int number) noexcept
cdef int item(int plot)
@cython.locals(number=cython.int)
cpdef int find(State state, int seat, int plot) noexcept
@cython.locals(place=cython.int)
cdef void conspire(State state, int seat) noexcept
@cython.locals(top=cython.int)
cdef void keep(State state, int seat, int plot, int end) noexcept
cdef void blur(State state, int seat, int places) noexcept
@cython.locals(number=cython.int, top=cython.int)
cdef void take_top(State state, int seat, int end) noexcept
@cython.locals(top=cython.int, card=cython.int, places=cython.int)
cdef void sink(State state) noexcept
cdef void show(State state, int seat, int number) noexcept
cdef void know(State state, int viewer, int plot, int deck, int hand) noexcept
@cython.locals(settled=cython.int, found=cython.int)
cdef void infer(State state, int viewer) noexcept
@cython.locals(deck=cython.int, hand=cython.int, places=cython.uint)
cdef int has_one_place(State state, int viewer, int plot) noexcept
@cython.locals(deck=cython.int, hand=cython.int)
cdef void exclude(State state, int viewer, int plot) noexcept
@cython.locals(deck=cython.int, hands=cython.int, place=cython.int)
cpdef void know_own(State state, int viewer) noexcept
cpdef int draws(State state, int seat) noexcept
