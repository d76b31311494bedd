cimport cython
from .. cimport history
from ...core.chance cimport Stream
from . cimport free_city_inference, pile, slots
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int FIRST_EXTRA, FIRST_GUILD, FIRST_STAGE, MIXING, RELUCTANCE, STEPS

cpdef void forget(State state) noexcept
cpdef void check(State state, int end) noexcept
cpdef void need(State state, int card, int copies) noexcept
@cython.locals(end=cython.int, last=cython.int)
cdef void recall(State state, int seat, int age) noexcept
cdef void recall_revival(State state, int age, int last) noexcept
cdef void count_thrown(State state, int age, int number, int copies) noexcept
@cython.locals(total=cython.int)
cdef int missing(State state) noexcept
@cython.locals(lack=cython.int, least=cython.int)
cdef int agree(State state, int seat, int age, int known, int opened, Stream stream) noexcept
@cython.locals(place=cython.int, first=cython.int, slot=cython.int, other=cython.int, change=cython.int)
cdef int swap(State state, int seat, int age, int known, int opened, Stream stream) noexcept
cdef int is_rejected(int change, Stream stream) noexcept
@cython.locals(total=cython.int)
cdef int count_excluded(State state, int seat, int age, int known, int opened) noexcept
cdef int is_known(State state, int known, int slot) noexcept
cdef int fits(State state, int age, int slot, int other) noexcept
cdef int inside(State state, int age, int slot, int number) noexcept
@cython.locals(card=cython.int, instead=cython.int, change=cython.int, side=cython.int, leaves=cython.int, comes=cython.int)
cdef int cost(State state, int age, int slot, int other) noexcept
@cython.locals(card=cython.int, instead=cython.int, side=cython.int)
cdef void carry_out(State state, int age, int slot, int other, int opened) noexcept
