cimport cython
from .state_fields cimport StateFields

@cython.final
cdef class State(StateFields):
    cdef public list log

    cpdef void ask(self, int kind, int seat, int about) noexcept
    cdef void refuse(self) noexcept
    cpdef void finish(self, int winner, int victory) noexcept
    cpdef void discard(self, int card) noexcept
    @cython.locals(place=cython.int)
    cpdef void take_back(self, int card) noexcept
    cpdef void tell(self, int fact, int seat, int what, int amount) noexcept
    cpdef void whisper(self, int audience, int fact, int seat, int what, int amount) noexcept
    cpdef void copy_from(self, State other) noexcept

cpdef State copy(State state)

from . cimport agenda, copying, sizes
