cimport cython
from .. cimport moves
from ...core cimport bits
from ..rules cimport building, treasury
from ..payment cimport prices
from .. cimport sizes
from ..model cimport Option
from ..state cimport State

# Written by scripts/generate.py:
cdef int ACTIVATE, BUILD, COINS_PAID, DIVINITY_ACTIVATED, FARTHEST, FIRST_OFFERING, NEAREST, NOTHING, OFFERING_SPENT
cdef int RAISE, SMALLEST_OFFERING, THE_GATE

@cython.final
cdef class Ways:
    cdef readonly int worth[8][17]

cdef Ways WAYS

cpdef int worth_using(int owned, int coins) noexcept
@cython.locals(total=cython.int)
cpdef int value(int offerings) noexcept
cpdef int after(int cost, int offerings) noexcept
cpdef int slot_cost(int seat, int slot) noexcept
@cython.locals(coins=cython.int)
cpdef int cost(State state, int seat, int slot) noexcept
cpdef int find(State state, int item) noexcept
cdef void activate(State state, int seat, int item, int slot) noexcept
@cython.locals(verb=cython.int)
cpdef int price_of(State state, int seat, int move) noexcept

cdef class Activate(Option):
    cpdef int moves(self, State state, int seat, int filled) noexcept
    @cython.locals(ways=cython.int)
    cdef int list_ways(self, State state, int seat, int item, int coins, int filled) noexcept
    cpdef void take(self, State state, int seat, int move) noexcept
    cdef void offer(self, State state, int seat, int used) noexcept

cdef class ChoosePurse(Option):
    cpdef int moves(self, State state, int seat, int filled) noexcept
    cdef int list_purses(self, State state, int seat, int move, int coins, int filled) noexcept
