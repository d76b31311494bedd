cimport cython
from .. cimport history, moves
from ..state cimport State

# Written by scripts/generate.py:
cdef int BEFORE, BUILD, CLAIM, CLAIM_COLOUR, DEBT_TAKEN, LOSE_COINS, LOSS_DUE, LOSS_PAID, RAISE, STAGE, VICTORY

@cython.locals(asked=cython.int, due=cython.int)
cdef void ask(State state) noexcept
cdef void fix(State state, int city) noexcept
@cython.locals(found=cython.int, built=cython.int)
cdef int revealed(State state, int city, int item, int other, int what) noexcept
@cython.locals(paid=cython.int)
cdef void settle(State state, int asked) noexcept
cdef void lose(State state, int city, int coins, int debts) noexcept
