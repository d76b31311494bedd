from ..rules cimport seating
from ..model cimport Decision, Extension
from ..state cimport State
from . cimport losses


cdef class Cities(Extension):
    cdef int extras, rounds, team
    cpdef void furnish(self, State state) noexcept
    cpdef void end_turn(self, State state) noexcept
