cimport cython
from ....duel cimport moves, sizes
from . cimport sizes as room
from .sizes cimport PARTS

@cython.final
cdef class PolicyRows:
    cdef readonly list names
    cdef readonly dict numbers
    cdef readonly short first[sizes.SEATS * sizes.VERBS * PARTS]
    cdef readonly short second[sizes.SEATS * sizes.VERBS * PARTS]
    cdef void _new_second(self)
    cpdef int first_row(self, int move, int seat) noexcept
    cpdef int second_row(self, int move, int seat) noexcept

cdef int table_place(int seat, int verb, int part) noexcept
