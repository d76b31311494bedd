cimport cython
from .. cimport setters
from ..state cimport State

# Written by scripts/generate.py:
cdef int FIRST_LEADER
cdef long long ONE

cpdef void put_leader(State state, int city, int leader)
cpdef void put_copied(State state, int city, int leader)
@cython.locals(found=cython.longlong)
cdef long long as_set(list leaders)
cpdef void put_hand(State state, int seat, list leaders)
cpdef void put_pack(State state, int seat, list leaders)
cpdef void put_pick(State state, int pick, int seat, int leader)
cpdef void put_draws(State state, list leaders)
cpdef void put_unused(State state, list leaders)
cpdef void put_past(State state, int age, int city, int entry)
cpdef void put_progress(State state, int drafted, int recruitments)
cpdef void put_lot(State state, int city, int board)
cpdef void put_pending(State state, int hiring, int courting)
