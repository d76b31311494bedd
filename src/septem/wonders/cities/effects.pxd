from ..rules cimport treasury
from . cimport losses
from ..model cimport Act, Standing
from ..state cimport State

cdef int AT_REVEAL, COMPLETES, DEFEAT, DOVE_TAKEN, LEFT, NEW_DEFEATS, REBATE_LEFT, REBATE_RIGHT, REPEATS, STAGES_FREE, VICTORY

cdef class Mask(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class Rebate(Standing):
    cdef readonly int side
    cpdef void stand(self, State state, int city) noexcept

cdef class Repeats(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class Completes(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class StagesFree(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class Interest(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class Favours(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class Stubborn(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class Dove(Act):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class NeighboursReceive(Act):
    cdef readonly int coins
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class OthersLose(Act):
    cdef readonly int coins
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class OthersLosePer(Act):
    cdef readonly int coins, what
    cpdef void apply(self, State state, int city, int item) noexcept
