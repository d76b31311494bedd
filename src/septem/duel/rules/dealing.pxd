cimport cython
from .. cimport agenda
from ...core cimport bits
from ...core.chance cimport Stream
from . cimport token_draw
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int DRAFT_WONDER, FIRST_TOKEN, FIRST_WONDER, GROUP, NOTHING, REMOVED, TOKENS_ON_BOARD
cdef unsigned long long AGE_STREAM, TOKEN_STREAM, WONDER_STREAM
cdef long long FULL

cdef void deal(State state, unsigned long long seed, Stream stream) noexcept
cdef int draw(State state, int size, int place, Stream stream) noexcept
cdef void deal_tokens(State state, Stream stream) noexcept
@cython.locals(laid=cython.int)
cdef void deal_age(State state, int age, Stream stream) noexcept
cdef void mix_in(State state, int age, int deck, int laid, Stream stream) noexcept
cdef void forget_later(State state) noexcept
@cython.locals(used=cython.int)
cdef void set_aside(State state, int age, int drawn, int size) noexcept
cpdef void redeal(State state, int seat, Stream stream) noexcept
@cython.locals(drawn=cython.int, hidden=cython.int, place=cython.int)
cdef void redeal_deck(State state, int deck, Stream stream) noexcept
cpdef void redeal_spread(State state, Stream stream) noexcept
@cython.locals(cards=cython.int, slots=cython.int)
cpdef int unseen(State state, int deck, int hidden) noexcept
cdef int without(int members, int number, int size) noexcept
@cython.locals(size=cython.int)
cdef int gather(State state, int members, int start) noexcept
cpdef int second_hidden(State state) noexcept
@cython.locals(others=cython.int)
cdef void redeal_offer(State state, Stream stream) noexcept
