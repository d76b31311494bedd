cimport cython
from ..core.chance cimport Stream
from . cimport dealing, seating, sizes, slots
from .state cimport State

cdef int BEFORE, BUILD, CLAIM, EXTRAS_AN_AGE, FAVOUR, FIRST_EXTRA, FIRST_GUILD, FREE_SEAT, LEAVE, PAST_BITS
cdef int PLAY_LAST, RAISE, TAKEN, VERB_PART, HAND_SLOTS, DRAW_SLOTS, NOWHERE

cpdef int hidden(State state, int seat, int age, int turn, int city) noexcept
@cython.locals(latest=cython.int)
cpdef int looked(State state, int seat) noexcept
cpdef int sees_pile_end(State state, int seat) noexcept
cpdef void redeal(State state, int seat, Stream stream) noexcept
cpdef void withdraw(State state, int seat) noexcept
@cython.locals(opened=cython.int)
cpdef void redeal_age(State state, int seat, int age, Stream stream) noexcept
@cython.locals(seen=cython.int, size=cython.int, watching=cython.int)
cdef int walk(State state, int seat, int age, int row, int opened, Stream stream) noexcept
cdef int add_event(State state, int seat, int age, int turn, int city, int size) noexcept
@cython.locals(size=cython.int)
cdef int add_hand(State state, int age, int row, int size) noexcept
cdef int close(State state, int age, int seen, int size, int opened, int first, int last, Stream stream) noexcept
@cython.locals(opened=cython.int)
cdef int open_cloud(State state, int age, int seen, int size, int opened, int first, int last) noexcept
@cython.locals(opened=cython.int)
cdef int open_pile(State state, int seat, int age, int opened) noexcept
cdef void deal_opened(State state, int age, int opened, Stream stream) noexcept
@cython.locals(unknown=cython.int, size=cython.int, drawn=cython.int)
cdef void change_cards(State state, int age, int opened, int first, int after, Stream stream) noexcept
cdef void follow_draws(State state, int age) noexcept
