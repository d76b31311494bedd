cimport cython
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int COINS_LOST, COINS_RECEIVED, VAULT_SPENT

cpdef void receive(State state, int seat, int coins, int reason) noexcept
cpdef void lose(State state, int seat, int coins, int reason) noexcept
cpdef void spend(State state, int seat, int coins) noexcept
cdef void withdraw(State state, int seat, int coins) noexcept
cdef int points(State state, int seat) noexcept
@cython.locals(first=cython.int, second=cython.int)
cdef int most(State state, int mask) noexcept
