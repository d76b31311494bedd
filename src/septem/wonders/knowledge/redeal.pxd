cimport cython
from .. cimport agenda, history
from ...core.chance cimport Stream
from ..rules cimport dealing, seating
from ..payment cimport prices
from . cimport constraints, slots
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int BEFORE, BUILD, CLAIM, CLAIM_COLOUR, DEALS, EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD, FREE_SEAT, LEAVE, NOWHERE
cdef int NO_VERB, PLAY_LAST, RAISE

cpdef int hidden(State state, int seat, int age, int turn, int city) noexcept
cpdef int sees_hand(State state, int seat, int age, int turn, int row) noexcept
cpdef int sees_pile_end(State state, int seat) noexcept
cpdef void redeal(State state, int seat, Stream stream) noexcept
cpdef void begin(State state, int seat, Stream stream) noexcept
cdef int ages_begun(State state) noexcept
cdef void withdraw(State state, int seat) noexcept
@cython.locals(agreed=cython.int)
cpdef int redeal_age(State state, int seat, int age, Stream stream) noexcept
@cython.locals(opened=cython.int, boxed=cython.int, known=cython.int)
cdef int try_deal(State state, int seat, int age, Stream stream) noexcept
@cython.locals(seen=cython.int, size=cython.int, count=cython.int)
cdef int follow_hand(State state, int seat, int age, int row, int opened, int known, Stream stream) noexcept
cdef int add_event(State state, int seat, int age, int turn, int city, int size) noexcept
@cython.locals(size=cython.int)
cdef int add_hand(State state, int age, int row, int size) noexcept
cdef int close_group(
    State state, int age, int seen, int size, int opened, int count, int first, int last, Stream stream
) noexcept
@cython.locals(opened=cython.int)
cdef int open_group(State state, int age, int seen, int size, int opened, int first, int last) noexcept
@cython.locals(opened=cython.int)
cdef int open_pile(State state, int seat, int age, int opened) noexcept
@cython.locals(boxed=cython.int)
cdef int deal_opened(State state, int age, int opened, Stream stream) noexcept
@cython.locals(unknown=cython.int, size=cython.int, drawn=cython.int)
cdef int change_cards(State state, int age, int opened, int first, int after, int boxed, Stream stream) noexcept
@cython.locals(cards=cython.int)
cdef int unseen(State state, int age, int opened, int first, int after) noexcept
cdef void follow_draws(State state, int age) noexcept
