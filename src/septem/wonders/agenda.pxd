# Written by scripts/generate.py from agenda.py.

cdef inline int pack(int kind, int asked, int owing) noexcept nogil:
    return asked << 16 | owing << 8 | kind

cdef inline int kind_of(int entry) noexcept nogil:
    return entry & 255

cdef inline int asked_of(int entry) noexcept nogil:
    return entry >> 16

cdef inline int owing_of(int entry) noexcept nogil:
    return entry >> 8 & 255

cdef inline int given_of(int entry) noexcept nogil:
    return asked_of(entry) & ~owing_of(entry)

cdef inline int answered(int entry, int city) noexcept nogil:
    return entry & ~(1 << 8 << city)

cdef inline int withdrawn(int entry, int city) noexcept nogil:
    return entry | 1 << 8 << city
