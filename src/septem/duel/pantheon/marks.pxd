from ..rules cimport layout
from ..state cimport State
from . cimport reveals

cdef int SLOTS[8]
# Written by scripts/generate.py:
cdef int FIRST_MYTHOLOGY, FIRST_OFFERING, IN_FIRST_AGE, MARK_TAKEN, MYTHOLOGY

cpdef int first_of(int age) noexcept
cpdef int after_last_of(int age) noexcept
cpdef int slot_of(int layouts, int age, int place) noexcept
cpdef int at(State state, int slot) noexcept
cdef void take(State state, int seat, int slot) noexcept
cpdef void own(State state, int seat, int mythology) noexcept
