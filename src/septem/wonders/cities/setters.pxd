from ..state cimport State

cpdef void put_tokens(State state, int city, int debts, int doves)
cpdef void put_spared(State state, int city, int defeats)
cpdef void put_owed(State state, int city, int coins, int tokens, int stages)
