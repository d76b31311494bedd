from ...core cimport bits
from ..rules cimport building
from .. cimport setters
from ..state cimport State

# Written by scripts/generate.py:
cdef int COPY_LOST, COURT_LEADER, FIRST_LEADER, LEADER_COPIED

cdef void ask(State state) noexcept
cdef void copy(State state, int city, int leader) noexcept

