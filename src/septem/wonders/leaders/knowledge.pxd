cimport cython
from .. cimport history
from ...core cimport bits
from ..rules cimport seating
from .. cimport sizes
from ..sizes cimport AGES, CITIES, OTHER_ITEMS, PICKS
from ..state cimport State
from . cimport draft

# Written by scripts/generate.py:
cdef int FIRST_LEADER, NEVER, NONE, RAISE, RECRUIT

cdef long long ONE

@cython.final
cdef class Knowledge:
    cdef int seats, step, size, owned, drafted, drawer, drawn, drawn_in, unused, looking
    cdef long long draws
    cdef int owner[OTHER_ITEMS]
    cdef int owners[OTHER_ITEMS]
    cdef long long pack[PICKS][CITIES]
    cdef int kept[PICKS][CITIES]
    cdef long long shown[CITIES]
    cdef long long hand[CITIES]
    cdef int held[CITIES]
    cdef int verb[AGES][CITIES]
    cdef int face[AGES][CITIES]
    cdef void _new_owners(self)
    cdef void _new_packs(self)
    cdef void _new_kept(self)
    cdef void _new_sets(self)
    cdef void _new_held(self)
    cdef void _new_deeds(self)
    @cython.locals(leader=cython.int)
    cdef void own(self, long long leaders, int city) noexcept
    cdef void note_deed(self, int age, int city, int verb, int leader) noexcept
    @cython.locals(origin=cython.int)
    cdef void note_pack(self, int seat, int pick, long long leaders, int kept) noexcept
    @cython.locals(raised=cython.int)
    cdef void note_draws(self, State state, int city, int drawn, long long draws) noexcept

@cython.locals(known=Knowledge, eyes=cython.int)
cdef Knowledge off_table(State state, int seat, int step, int size)
@cython.locals(kept=cython.int)
cdef void look_at_seat(Knowledge known, State state, int seat) noexcept
@cython.locals(entry=cython.int, verb=cython.int, seen=cython.int)
cdef void look_at_deed(Knowledge known, State state, int age, int city, int eyes) noexcept
@cython.locals(city=cython.int, draws=cython.longlong)
cdef void look_at_draws(Knowledge known, State state, int eyes) noexcept
@cython.locals(number=cython.int)
cdef int number_of(long long leaders) noexcept
@cython.locals(known=Knowledge)
cdef Knowledge off_view(State state, object view, int step, int size)
