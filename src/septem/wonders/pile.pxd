cimport cython
from . cimport building, seating, sizes
from .state cimport State

cdef int CARD_PART, CARD_LEFT, CARD_REVIVED, FIRST_STAGE, LEAVE, LEFT_SEEN, PAST_BITS
cdef int PILE_OPENED, PILE_SEEN, SELL, TAKEN

cpdef int lies(int entry) noexcept
cdef void mark(State state) noexcept
cdef void look(State state, int city) noexcept
cdef void tell_pile(State state, int city, int seat)
@cython.locals(place=cython.int)
cdef void revive(State state, int city, int card) noexcept
@cython.locals(remaining=cython.int)
cdef int rest(State state) noexcept
cdef void leave_rest(State state) noexcept
cdef void leave(State state, int city, int row) noexcept
