cimport cython
from ...duel cimport agenda
from ...duel.game cimport Duel
from ...duel.state cimport State
from . cimport heuristic

# Written by scripts/generate.py:
cdef int TAKE_TURN
cdef double A_REPLAY

cdef class Greedy:
    cdef readonly Duel game
    cdef readonly int worlds
    cdef list positions
    @cython.locals(state=State, asked=cython.int, further=list, best=cython.double)
    cpdef double prospect(self, State world, int seat, int move, int step)
    @cython.locals(replies=list, least=cython.double)
    cdef double best_reply(self, State state, int asked, int seat, int step)
    @cython.locals(other=State)
    cdef State after(self, State state, int seat, int move, int step)
