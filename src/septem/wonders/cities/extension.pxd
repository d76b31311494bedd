from ..rules cimport seating
from ..model cimport Decision, Extension
from ..state cimport State
from . cimport losses

# Written by scripts/generate.py:
cdef int MORE_GUILDS_OF_CITIES

cdef class Cities(Extension):
    cdef int extras, rounds, team
    cpdef void furnish(self, State state) noexcept
    cpdef void end_turn(self, State state) noexcept
