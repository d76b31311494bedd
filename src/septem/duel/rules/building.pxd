cimport cython
from . cimport science, track, treasury
from .. cimport lookup, sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int FOR_CHAIN, FOR_PATRON, NOBODY, RED

cpdef void enter(State state, int seat, int item) noexcept
cpdef void leave(State state, int seat, int item) noexcept
cdef void produce(State state, int seat, int item, int sign) noexcept
cpdef void receive(State state, int seat, int item, int chained) noexcept
@cython.locals(found=cython.int)
cpdef int revivable(State state) noexcept
cpdef int can_revive(State state, int card) noexcept
@cython.locals(shields=cython.int)
cdef void march(State state, int seat, int item) noexcept
