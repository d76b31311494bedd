cdef enum:
    MOST = 127

cdef inline signed char* first(signed char[::1] row) noexcept:
    return &row[0]

cdef inline signed char* of_seat(signed char[:, :, ::1] rows, int place, int seat) noexcept:
    return &rows[place, seat, 0]

cdef inline void put_amount(signed char* row, int place, int amount) noexcept nogil:
    row[place] = amount if amount < MOST else MOST
    row[place + 1] = 0 if amount < MOST else amount - MOST if amount - MOST < MOST else MOST

cdef inline void put_bits(signed char* row, int place, int size, long long number) noexcept nogil:
    cdef int bit
    for bit in range(size):
        row[place + bit] = number >> bit & 1
