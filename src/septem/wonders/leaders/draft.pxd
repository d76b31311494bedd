cimport cython
from ...core cimport bits
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int DRAFT_LEADER, FIRST_LEADER, LEADER_DEALT, LEADER_KEPT, LEFT, PACKS_PASSED, RIGHT
cdef long long ONE

cpdef int origin(State state, int step, int seat, int pick) noexcept
@cython.locals(leaders=cython.longlong, first=cython.int, keeper=cython.int)
cpdef long long pack(State state, int step, int seat, int pick) noexcept
cdef void show(State seen, State state, int step, int seat) noexcept
cdef void ask(State state, int step) noexcept
cdef void keep(State state, int seat, int leader) noexcept
@cython.locals(leaders=cython.longlong)
cdef void tell(State state, int step)
