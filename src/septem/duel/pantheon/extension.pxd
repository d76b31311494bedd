cimport cython
from ...core.chance cimport Stream
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Decision, Extension, Option
from ..state cimport State
from . cimport dealing, setters, marks, reveals, fast_view

# Written by scripts/generate.py:
cdef int DIVINITY_SHOWN, EVERY_SEAT, FIRST_DIVINITY, FIRST_MYTHOLOGY, MARK_LAID, NOTHING, THE_GATE, TOKENS, WONDERS

cdef Catalogue CATALOGUE

cdef class Pantheon(Extension):
    cdef int reveal_view
    cdef bint takes_tokens, on_pawn, choose_purse
    cpdef void furnish(self, State state) noexcept
    cpdef void set_up(self, State state, unsigned long long seed, Stream stream) noexcept
    cpdef void open_age(self, State state) noexcept
    @cython.locals(slot=cython.int)
    cdef void open_pantheon(self, State state) noexcept
    cpdef void uncover(self, State state, int slot) noexcept
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    cpdef void show(self, State seen, State state, int seat) noexcept
    @cython.locals(found=cython.int)
    cpdef int came_up(self, State state) noexcept
