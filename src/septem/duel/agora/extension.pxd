cimport cython
from ...core.chance cimport Stream
from .. cimport sizes
from ..model cimport Decision, Extension, Option
from ..state cimport State
from . cimport dealing, decisions, fast_view, senate

# Written by scripts/generate.py:
cdef int CARD_DUE, DECREE_RULES, FIRST_PLOT, JUST_TRIGGERED, SENATOR_DECK, TAKE_TURN, TOKENS, TURN_WITHOUT_CARD
cdef int UP_AT_START, WONDERS

cdef class Agora(Extension):
    cdef bint revives, optional, in_vain
    cdef object table_config
    cpdef void furnish(self, State state) noexcept
    cpdef void set_up(self, State state, unsigned long long seed, Stream stream) noexcept
    cpdef void open_age(self, State state) noexcept
    cpdef void settle(self, State state) noexcept
    cpdef void end_turn(self, State state) noexcept
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    cpdef void show(self, State seen, State state, int seat) noexcept
    @cython.locals(found=cython.int)
    cpdef int came_up(self, State state) noexcept
