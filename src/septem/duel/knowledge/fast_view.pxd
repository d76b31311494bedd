cimport cython
from ...core cimport bits
from ...core.chance cimport Stream
from ..rules cimport dealing
from .. cimport copying, sizes
from ..data.catalogue cimport Catalogue
from ..model cimport Extension
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int GROUP

@cython.final
cdef class FastView:
    cdef State empty
    cdef list extensions
    cdef readonly int seat
    cdef readonly State seen
    cdef State world
    @cython.locals(extension=Extension)
    cpdef void update(self, State state) noexcept
    @cython.locals(extension=Extension)
    cpdef State imagine(self, Stream stream)

cdef void show_asked(State seen, State state) noexcept
cdef void show_piles(State seen, State state) noexcept
@cython.locals(card=cython.int, slots=cython.int, slot=cython.int)
cdef void show_structure(State seen, State state) noexcept
@cython.locals(known=cython.int)
cdef void show_box(State seen, State state, int seat) noexcept
cdef void insert(State seen, int first, int place, int token) noexcept
