# Written by scripts/generate.py from history.py.

cdef inline int pack(int verb, int card) noexcept nogil:
    return verb << 8 | card

cdef inline int verb_of(int entry) noexcept nogil:
    return entry >> 8 & 15

cdef inline int card_of(int entry) noexcept nogil:
    return entry & 255

cdef inline int with_card(int entry, int card) noexcept nogil:
    return entry & ~255 | card

cdef inline int pack_revival(int past, int city, int age, int card) noexcept nogil:
    return past << 13 | city << 10 | age << 8 | card

cdef inline int round_of(int revival) noexcept nogil:
    return revival >> 13

cdef inline int city_of(int revival) noexcept nogil:
    return revival >> 10 & 7

cdef inline int age_of(int revival) noexcept nogil:
    return revival >> 8 & 3
