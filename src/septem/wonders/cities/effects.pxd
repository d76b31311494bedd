from ..rules cimport treasury
from . cimport losses
from ..model cimport Immediate, Ongoing
from ..state cimport State

# Written by scripts/generate.py:
cdef int AT_REVEAL, BLACK, COMPLETES, DEFEAT, DOVE_TAKEN, LEFT, NEW_DEFEATS, REBATE_LEFT, REBATE_RIGHT, REPEATS
cdef int STAGES_FREE, VICTORY

cdef class Mask(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class Rebate(Ongoing):
    cdef readonly int side
    cpdef void adjust(self, State state, int city) noexcept

cdef class Repeats(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class Completes(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class StagesFree(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class Interest(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class Favours(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class Stubborn(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class Dove(Immediate):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class NeighboursReceive(Immediate):
    cdef readonly int coins
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class OthersLose(Immediate):
    cdef readonly int coins
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class OthersLosePer(Immediate):
    cdef readonly int coins, what
    cpdef void apply(self, State state, int city, int item) noexcept
