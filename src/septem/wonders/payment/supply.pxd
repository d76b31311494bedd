# supply.GUARDS: the top bit of each of the fifteen sets.
cdef inline long long pool(long long supply, long long other) noexcept:
    cdef long long total = supply + other
    cdef long long over = total & 0x888888888888888LL
    return (total | over - (over >> 3)) & ~0x888888888888888LL

cdef inline int shortage(long long slack) noexcept:
    cdef int units = 0
    cdef long long below = ~slack & 0x888888888888888LL
    while below:
        slack += below >> 3
        below = ~slack & 0x888888888888888LL
        units += 1
    return units

cdef inline long long lacks(long long slack) noexcept:
    return ~slack & 0x888888888888888LL
