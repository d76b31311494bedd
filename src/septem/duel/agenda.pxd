# Written by scripts/generate.py from agenda.py.

cdef inline int pack(int kind, int seat, int about) noexcept nogil:
    return about << 16 | seat << 8 | kind

cdef inline int kind_of(int entry) noexcept nogil:
    return entry & 255

cdef inline int seat_of(int entry) noexcept nogil:
    return entry >> 8 & 255

cdef inline int about_of(int entry) noexcept nogil:
    return entry >> 16

cdef inline (int, int, int) unpack(int entry) noexcept nogil:
    return (entry & 255, entry >> 8 & 255, entry >> 16)
