cimport cython
from . cimport treasury
from ..state cimport State

# Written by scripts/generate.py:
cdef int CONFLICT_LOST, CONFLICT_SKIPPED, CONFLICT_WON, DEFEAT, DEFEAT_PASSED, FOR_VICTORY, TEAM_TOKENS, VICTORY

cdef void conflicts(State state, int worth) noexcept
cpdef int strength(State state, int city) noexcept
@cython.locals(present=cython.int)
cdef void fight(State state, int worth) noexcept
@cython.locals(other=cython.int)
cdef int next_present(State state, int city) noexcept
cdef void fight_in_teams(State state, int worth) noexcept
cdef void compare(State state, int city, int other, int worth, int tokens) noexcept
cdef void beat(State state, int winner, int loser, int worth) noexcept
