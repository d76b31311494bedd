cimport cython
from .state_fields cimport StateFields

@cython.final
cdef class State(StateFields):
    cdef public list log

    cdef void ask(self, int kind, int asked) noexcept
    cdef void finish(self, int winners) noexcept
    cdef void tell(self, int fact, int city, int what, int amount) noexcept
    cdef void whisper(self, int audience, int fact, int city, int what, int amount) noexcept
    cpdef void copy_from(self, State other) noexcept

cpdef State copy(State state)

from . cimport agenda, copying
