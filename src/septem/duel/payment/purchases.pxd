# Written by scripts/generate.py from purchases.py.

cdef inline int pack(int units, int price) noexcept nogil:
    return units << 8 | price

cdef inline int units_of(int amount) noexcept nogil:
    return amount >> 8

cdef inline int price_of(int amount) noexcept nogil:
    return amount & 255
