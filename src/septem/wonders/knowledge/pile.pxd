cimport cython
from .. cimport history
from ..rules cimport building, seating
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int CARD_LEFT, CARD_REVIVED, FIRST_STAGE, LEAVE, LEFT_SEEN, PILE_OPENED, PILE_SEEN, SELL

cpdef int thrown(int entry) noexcept
cdef void mark(State state) noexcept
cpdef void mark_age(State state, int age, int until) noexcept
@cython.locals(entry=cython.int)
cdef void add_age(State state, int age, int until) noexcept
cdef int moment(State state) noexcept
cdef void look(State state, int city) noexcept
@cython.locals(rounds=cython.int)
cpdef int looks(State state, int seat) noexcept
cdef void tell_pile(State state, int city, int seat)
@cython.locals(age=cython.int)
cdef void revive(State state, int city, int card) noexcept
@cython.locals(remaining=cython.int)
cdef int rest(State state) noexcept
cdef void leave_rest(State state) noexcept
cdef void leave(State state, int city, int row) noexcept
