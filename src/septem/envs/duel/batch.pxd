cimport cython
from ...duel cimport agenda
from ...core.chance cimport Stream
from ...duel.game cimport Duel
from ...duel.state cimport State
from .. cimport prefetch
from . cimport sizes
from .row_encoder cimport RowEncoder

# Written by scripts/generate.py:
cdef int AHEAD, DRAW, LISTS_AHEAD, TURN_ACTIONS
cdef unsigned long long LUCK, SEEDS

@cython.final
cdef class DuelVector:
    cdef readonly Duel game
    cdef readonly int games
    cdef readonly unsigned long long seed, dealt
    cdef signed char[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef signed char[::1] seats
    cdef float[:, ::1] rewards
    cdef signed char[::1] ended
    cdef RowEncoder encoder
    cdef Stream stream
    cdef State empty
    cdef readonly list states
    cdef short[:, ::1] listed
    cdef int[::1] counts
    cdef public int holding

    cpdef void reset(self, unsigned long long seed)
    @cython.locals(state=State)
    cpdef void deal(self, int place)
    @cython.locals(state=State, count=cython.int, seat=cython.int, action=cython.int, number=cython.int)
    cdef void refresh(self, int place)
    @cython.locals(number=cython.int)
    cdef void clear(self, int place) noexcept
    cpdef int asked(self, int place)
    cpdef void answer(self, int place, int seat, int move)
    @cython.locals(state=State)
    cpdef void show(self, int place, int seat)
    cpdef void observe(self, int place, int seat, signed char[::1] row)
    @cython.locals(place=cython.int, seat=cython.int)
    cpdef void observe_all(self, signed char[:, :, ::1] rows)
    @cython.locals(number=cython.int, state=State)
    cpdef int move_of(self, int place, int action)
    @cython.locals(number=cython.int)
    cdef int find(self, int place, int action) noexcept
    @cython.locals(place=cython.int, number=cython.int, refused=cython.int)
    cpdef int step(self, int[::1] actions)
    @cython.locals(state=State)
    cdef void fetch(self, int place)
    @cython.locals(state=State, seat=cython.int, gain=cython.int)
    cdef void play(self, int place, int number)
    @cython.locals(place=cython.int)
    cpdef void sample(self, int[::1] actions)
