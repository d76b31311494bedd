from libc.string cimport memchr

# `void *`: each game has its own name for the type of a byte.
cdef inline int find(const void *row, int number, int start, int stop) noexcept nogil:
    cdef const char *first = <const char *>row
    cdef const char *found = <const char *>memchr(first + start, number, stop - start)
    return <int>(found - first) if found else -1

cdef inline bint zeroed() noexcept nogil:
    return True
