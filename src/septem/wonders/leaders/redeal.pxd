cimport cython
from .. cimport history
from ...core cimport bits
from ...core.chance cimport Stream
from .. cimport sizes
from ..sizes cimport AGES, CITIES, OTHER_ITEMS, SLOTS
from ..state cimport State
from . cimport knowledge
from .knowledge cimport Knowledge

# Written by scripts/generate.py:
cdef int DRAWN_SLOTS, FIRST_LEADER, NONE, PICK_SHIFT, TRIES

cdef long long ONE

@cython.final
cdef class Deal:
    cdef Knowledge known
    cdef Stream stream
    cdef int size, filled, opened, doubled, unused_size
    cdef long long placed
    cdef int leader[SLOTS]
    cdef int order[SLOTS]
    cdef int open[SLOTS]
    cdef int bag[OTHER_ITEMS]
    cdef int unused[OTHER_ITEMS]
    cdef long long hands[CITIES]
    cdef int used[AGES][CITIES]
    cdef void _new_slots(self)
    cdef void _new_bags(self)
    cdef void _new_hands(self)
    cdef void _new_used(self)
    @cython.locals(pick=cython.int, seats=cython.int)
    cdef int keeper(self, int slot) noexcept
    cdef void restore(self, State state) except *
    cdef int lay_out(self) except -1
    cdef void clear(self) noexcept
    cdef void put(self, int slot, int leader) noexcept
    cdef void gather(self, long long leaders) noexcept
    @cython.locals(other=cython.int, leader=cython.int)
    cdef void shuffle(self) noexcept
    @cython.locals(pick=cython.int, until=cython.int, later=cython.longlong)
    cdef void follow(self, int origin) except *
    cdef void settle(self, int first, int after, int kept) except *
    @cython.locals(place=cython.int)
    cdef void take_out(self, int leader) except *
    cdef int slot_for(self, int first, int after, int owner) noexcept
    cdef void find_open(self) noexcept
    @cython.locals(leader=cython.int, fitting=cython.int)
    cdef void fill_known(self) except *
    @cython.locals(place=cython.int, slot=cython.int)
    cdef int close(self, int owner, int skipped) noexcept
    cdef void fill_open(self) except *
    @cython.locals(seen=cython.longlong, leader=cython.int)
    cdef void use_leaders(self, int seat) except *
    @cython.locals(owner=cython.int)
    cdef void check(self) except *
    @cython.locals(drawn=cython.int)
    cdef int is_possible(self) noexcept
    @cython.locals(entry=cython.int)
    cdef void write(self, State state) noexcept
    cdef void write_slot(self, State state, int slot) noexcept

cpdef void redeal(State state, int seat, int step, int size, Stream stream) except *
cpdef void deal_unseen(State state, object view, int step, int size, Stream stream) except *
