cimport cython
from .. cimport history, moves
from ...core cimport bits
from ..rules cimport building, emit, turn
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int COINS_PAID, FIRST_LEADER, HIRE_ASKED, HIRE_LEADER, LEADERS_LEFT, LEADER_RECRUITED, RAISE, RECRUIT

cdef Catalogue CATALOGUE

cdef long long ONE

cpdef int price(State state, int city, int leader) noexcept
cdef void resolve(State state, int asked) noexcept
cdef void bill(State state, int city) noexcept
cdef void charge(State state, int city, int leader) noexcept
cdef void lay(State state, int city) noexcept
cdef void enter(State state, int city, int leader) noexcept
cdef void activate(State state, int city) noexcept
cdef void ask_hire(State state) noexcept
cdef void hire(State state, int city, int leader) noexcept
cdef void leave_rest(State state) noexcept
cdef int may_hire(State state, int city) noexcept
@cython.locals(number=cython.int)
cdef int count(long long leaders) noexcept
