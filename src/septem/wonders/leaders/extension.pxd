from ...core.chance cimport Stream
from ..rules cimport dealing, turn
from .. cimport sizes
from ..model cimport Decision, Extension
from ..state cimport State
from . cimport courtesans_guild, draft, redeal, recruitment

# Written by scripts/generate.py:
cdef int NO_BOARD, RECRUITMENT_BEGUN, RECRUIT_LEADER
cdef unsigned long long LEADER_STREAM
cdef long long ONE

cdef class Leaders(Extension):
    cdef int step, size
    cpdef void furnish(self, State state) noexcept
    cpdef void set_up(self, State state, unsigned long long seed, Stream stream) noexcept
    cpdef void prepare(self, State state) noexcept
    cpdef void interrupt(self, State state) noexcept
    cpdef void end_turn(self, State state) noexcept
    cpdef long long dealt(self, State state, int seat) noexcept
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    cpdef void show(self, State seen, State state, int seat) noexcept
