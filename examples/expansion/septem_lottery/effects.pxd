from septem.duel.model cimport Immediate, ScoringEffect
from septem.duel.state cimport State

cdef int FIRST_LUCKY, PLACE_BET

cdef class Bets(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PointsForLuck(ScoringEffect):
    cpdef int points(self, State state, int seat) noexcept
