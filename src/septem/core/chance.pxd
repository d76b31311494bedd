cimport cython


# Written by scripts/generate.py:
cdef unsigned long long FIRST_MIX, INCREMENT, MASK, MULTIPLIER, NAME_START, NAME_STEP, SECOND_MIX, WORD

cpdef unsigned long long scatter(unsigned long long number) noexcept
cpdef unsigned long long moment(str name)

@cython.final
cdef class Stream:
    cdef public unsigned long long position
    cpdef void open(self, unsigned long long seed, unsigned long long number, unsigned long long index) noexcept
    cpdef int below(self, unsigned long long bound) noexcept

@cython.final
cdef class Chance:
    cdef readonly unsigned long long seed
