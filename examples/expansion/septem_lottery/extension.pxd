from septem.duel.model cimport Extension
from septem.duel.state cimport State

cdef int BY_LUCK, ENOUGH, FIRST_LUCKY, GAME_WON

cdef class Lottery(Extension):
    cpdef void end_turn(self, State state) noexcept
