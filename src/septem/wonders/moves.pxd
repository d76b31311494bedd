# Written by scripts/generate.py from moves.py.

cdef inline int pack(int verb, int card, int payment) noexcept nogil:
    return verb << 16 | card << 8 | payment

cdef inline int verb_of(int move) noexcept nogil:
    return move >> 16 & 15

cdef inline int card_of(int move) noexcept nogil:
    return move >> 8 & 255

cdef inline int pack_payment(int left, int right) noexcept nogil:
    return left << 4 | right

cdef inline int left_of(int move) noexcept nogil:
    return move >> 4 & 15

cdef inline int right_of(int move) noexcept nogil:
    return move & 15
