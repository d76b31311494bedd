cimport cython
from .. cimport agenda
from ...core.chance cimport Stream
from ..game cimport Duel
from ..state cimport State

@cython.final
cdef class Tally:
    cdef readonly long long games, decisions, moves
    cdef readonly list wins, victories
    cdef void count(self, State state)

@cython.locals(decisions=cython.longlong, moves=cython.longlong)
cpdef void finish(Duel game, State state, Stream stream, Tally tally)
@cython.locals(empty=State, state=State)
cpdef Tally tournament(Duel game, int games, unsigned long long seed)
