from .state cimport State

cdef class ExpansionFeatures:
    cdef public int first
    cdef readonly object named
    cdef readonly dict sided
    cpdef list holding(self, State state, int asked)
    cdef int write(self, State state, int asked, int *active, int count) noexcept
