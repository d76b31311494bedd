# Written by scripts/generate.py from moves.py.

cdef inline int pack(int verb, int first) noexcept nogil:
    return verb << 16 | first

cdef inline int pack_two(int verb, int first, int second) noexcept nogil:
    return verb << 16 | second << 8 | first

cdef inline int with_purse(int move, int coins) noexcept nogil:
    return coins << 24 | move

cdef inline int without_purse(int move) noexcept nogil:
    return move & (1 << 24) - 1

cdef inline int verb_of(int move) noexcept nogil:
    return move >> 16 & 255

cdef inline int first_of(int move) noexcept nogil:
    return move & 255

cdef inline int second_of(int move) noexcept nogil:
    return move >> 8 & 255

cdef inline int purse_of(int move) noexcept nogil:
    return move >> 24

cdef inline (int, int, int, int) unpack(int move) noexcept nogil:
    return (move >> 16 & 255, move & 255, move >> 8 & 255, move >> 24)
