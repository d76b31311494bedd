from ..core.chance cimport Stream
from .state cimport State

cdef class Effect:
    pass

cdef class Number(Effect):
    pass

cdef class Ongoing(Effect):
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class Immediate(Effect):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Drafting(Effect):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class ScoringEffect(Effect):
    cpdef int points(self, State state, int seat) noexcept

cdef class PriceRule:
    cpdef int matters(self, State state, int seat) noexcept
    cpdef void set_rates(self, State state, int seat) noexcept
    cpdef int links(self, State state, int seat, int item) noexcept
    cpdef int price(self, State state, int seat, int item, int coins) noexcept
    cpdef int trade(self, State state, int seat, int item, int coins, int trade) noexcept

cdef class Decision:
    cpdef int moves(self, State state, int seat, int about) noexcept
    cpdef void take(self, State state, int seat, int about, int move) noexcept

cdef class Option:
    cdef readonly int verb
    cpdef int moves(self, State state, int seat, int filled) noexcept
    cpdef void take(self, State state, int seat, int move) noexcept

cdef class Extension:
    cpdef void furnish(self, State state) noexcept
    cpdef void set_up(self, State state, unsigned long long seed, Stream stream) noexcept
    cpdef void open_game(self, State state) noexcept
    cpdef void open_age(self, State state) noexcept
    cpdef void settle(self, State state) noexcept
    cpdef void end_turn(self, State state) noexcept
    cpdef void uncover(self, State state, int slot) noexcept
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    cpdef void show(self, State seen, State state, int seat) noexcept
    cpdef int came_up(self, State state) noexcept
