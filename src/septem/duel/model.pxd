from .state cimport State

cdef class Effect:
    pass

cdef class Number(Effect):
    pass

cdef class Standing(Effect):
    cpdef void stand(self, State state, int seat, int sign) noexcept

cdef class Act(Effect):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Score(Effect):
    cpdef int points(self, State state, int seat) noexcept

cdef class Decision:
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept
