cimport cython
from . cimport payment, seating, sizes, slots
from .catalogue cimport Catalogue
from .state cimport State

cdef Catalogue CATALOGUE
cdef int AFTERWARDS, CHAINED_MARKER, FIRST_GUILD, FIRST_STAGE, FREE_SEAT, PAST_BITS, RAISE, SELL, STRICT_SEVENTH
cdef int VERB_BITS, VERB_PART, DRAW_SLOTS, HAND_SLOTS, FULL_HAND, FREE_CITIES

cdef void note(State state, int when) noexcept
@cython.locals(cards=cython.int, card=cython.int)
cpdef int unplayed(State state, int age, int when, int verb) noexcept
cdef int must(State state, int card, int verb) noexcept
cpdef int kinds(int age) noexcept
cpdef int kind(int age, int place) noexcept
@cython.locals(turn=cython.int, free=cython.int, verb=cython.int)
cdef int barred(State state, int seat, int age, int slot) noexcept
@cython.locals(card=cython.int)
cdef int is_in(State state, int age, int slot, int cards) noexcept
@cython.locals(row=cython.int)
cdef int comes_along(State state, int age, int slot, int turn, int free) noexcept
@cython.locals(seen=cython.int)
cdef int arrived(State state, int seat, int age, int slot, int until) noexcept
