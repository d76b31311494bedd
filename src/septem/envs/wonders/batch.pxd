cimport cython
from ...core cimport bits
from ...core.chance cimport Stream
from ...wonders cimport sizes
from ...wonders.game cimport Wonders
from ...wonders.state cimport State
from .. cimport cells
from .row_encoder cimport RowEncoder

# Written by scripts/generate.py:
cdef int LIST, PASS
cdef unsigned long long LUCK, SEEDS

@cython.final
cdef class WondersVector:
    cdef readonly Wonders game
    cdef readonly int games, seats
    cdef readonly unsigned long long seed, dealt
    cdef signed char[:, :, ::1] observations
    cdef signed char[:, :, ::1] masks
    cdef float[:, ::1] rewards
    cdef signed char[::1] ended
    cdef RowEncoder encoder
    cdef Stream stream
    cdef State empty
    cdef readonly list states
    cdef short[:, ::1] listed
    cdef int[:, ::1] moves
    cdef int[::1] counts
    cdef public int holding
    cdef int chosen[sizes.CITIES]

    cdef void _new_chosen(self)
    cpdef void reset(self, unsigned long long seed)
    @cython.locals(state=State)
    cpdef void deal(self, int place)
    @cython.locals(state=State, owing=cython.int, seat=cython.int)
    cdef void refresh(self, int place)
    cpdef int asked(self, int place)
    cpdef void answer(self, int place, int seat, int move)
    @cython.locals(owing=cython.int)
    cpdef void show(self, int place, int seat)
    @cython.locals(line=cython.int, number=cython.int)
    cpdef int move_of(self, int place, int seat, int action)
    @cython.locals(line=cython.int, number=cython.int)
    cdef void list_actions(self, int place, int seat, int owing)
    @cython.locals(state=State, listed=cython.int, count=cython.int, number=cython.int, action=cython.int)
    cdef void list_menu(self, int place, int seat, int line)
    @cython.locals(place=cython.int, refused=cython.int)
    cpdef int step(self, int[:, ::1] actions)
    @cython.locals(seat=cython.int, number=cython.int)
    cdef int choose(self, int place, int[:, ::1] actions) noexcept
    @cython.locals(number=cython.int)
    cdef int find(self, int line, int action) noexcept
    @cython.locals(state=State, owing=cython.int, seat=cython.int)
    cdef void play(self, int place)
    @cython.locals(seat=cython.int, share=cython.double)
    cdef void end(self, int place, int winners)
    @cython.locals(place=cython.int, seat=cython.int, line=cython.int)
    cpdef void sample(self, int[:, ::1] actions)
