cimport cython
from .. cimport moves
from ...core cimport bits
from ..rules cimport decisions
from ..payment cimport prices
from ..model cimport Decision
from ..state cimport State
from . cimport courtesans_guild, draft, recruitment

# Written by scripts/generate.py:
cdef int COPY, DECLINE, FIRST_LEADER, FOR_FREE_CITY, HIRE_DECLINED, KEEP, RECRUIT, SELL

cdef class DraftLeader(Decision):
    cdef int step
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept

cdef class RecruitLeader(Decision):
    @cython.locals(raises=cython.int, filled=cython.int, leaders=cython.longlong, leader=cython.int)
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept

cdef class HireLeader(Decision):
    @cython.locals(filled=cython.int, leaders=cython.longlong, leader=cython.int)
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept

cdef class CourtLeader(Decision):
    @cython.locals(leaders=cython.longlong)
    cpdef int moves(self, State state, int city) noexcept
    cpdef void close(self, State state, int asked) noexcept

@cython.locals(filled=cython.int)
cdef int list_leaders(State state, long long leaders, int verb, int flags) noexcept
