from ..core.chance cimport Stream
from .state cimport State

cdef class Effect:
    pass

cdef class Number(Effect):
    pass

cdef class Ongoing(Effect):
    cpdef void adjust(self, State state, int city) noexcept

cdef class Immediate(Effect):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class ScoringEffect(Effect):
    cpdef int points(self, State state, int city) noexcept

cdef class Decision:
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept

cdef class Extension:
    cpdef void furnish(self, State state) noexcept
    cpdef void set_up(self, State state, unsigned long long seed, Stream stream) noexcept
    cpdef void prepare(self, State state) noexcept
    cpdef void interrupt(self, State state) noexcept
    cpdef void end_turn(self, State state) noexcept
    cpdef long long dealt(self, State state, int seat) noexcept
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    cpdef void show(self, State seen, State state, int seat) noexcept
