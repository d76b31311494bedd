from libc.string cimport memcpy
from ...duel.state cimport State

cdef inline void copy_built(State state, int seat, int item, signed char[::1] row, int place, int count) noexcept:
    memcpy(&row[place], &state.built[seat][item], count)
