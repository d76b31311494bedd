cimport cython
from ..state cimport State

# Written by scripts/generate.py:
cdef int COINS_RECEIVED, FOR_INTEREST, INTEREST, LEFT, RIGHT, SELF

cdef void receive(State state, int city, int coins, int reason) noexcept
@cython.locals(total=cython.int)
cdef int counted(State state, int city, int what, int where) noexcept
