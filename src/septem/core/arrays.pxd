cdef inline bint zeroed() noexcept nogil:
    return True
