from ..sizes cimport tiny, GOODS

# Without a branch: which goods are missing cannot be foretold, and a processor that guesses wrong loses a quarter.
cdef inline int value(tiny *cost, int *made, int *rate) noexcept nogil:
    cdef int coins = 0, good, short
    for good in range(GOODS):
        short = cost[good] - made[good]
        coins += (short if short > 0 else 0) * rate[good]
    return coins
