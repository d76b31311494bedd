cimport cython
from ..state cimport State

cdef int CARD_BITS, CARD_PART, DEBT_TAKEN, LOSE_COINS, LOSS_DUE, LOSS_PAID, STAGE, VICTORY

@cython.locals(asked=cython.int, due=cython.int)
cdef void ask(State state) noexcept
cdef void fix(State state, int city) noexcept
@cython.locals(paid=cython.int)
cdef void settle(State state, int asked) noexcept
cdef void lose(State state, int city, int coins, int debts) noexcept
