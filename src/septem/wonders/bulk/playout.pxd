cimport cython
from ...core cimport bits
from ...core.chance cimport Stream
from ..game cimport Wonders
from ..state cimport State

cdef long long WORD

@cython.final
cdef class Tally:
    cdef readonly long long games, decisions, moves, points, mixed
    cdef readonly list wins
    cdef void count(self, State state)

@cython.locals(owing=cython.int)
cpdef void finish(Wonders game, State state, Stream stream, Tally tally)
cpdef Tally tournament(Wonders game, int games, unsigned long long seed)
