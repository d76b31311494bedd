cimport cython
from .. cimport agenda
from ...core.chance cimport Stream
from ..rules cimport token_draw
from .. cimport sizes
from ..state cimport State
from . cimport marks, reveals

# Written by scripts/generate.py:
cdef int ALL_DECKS, CALL_DIVINITY, FIRST_DIVINITY, FIRST_OFFERING, MYTHOLOGY_TOKENS, NOTHING, PLACES, THE_GATE
cdef unsigned long long DECK_STREAM, MARK_STREAM, OFFERING_STREAM

cdef void deal(State state, unsigned long long seed, Stream stream) noexcept
cdef void fill_deck(State state, int deck, Stream stream) noexcept
cdef void swap(State state, int one, int two) noexcept
cdef void draw_marks(State state, Stream stream) noexcept
cpdef void lay_offerings(State state) noexcept
cdef void shuffle_offerings(State state, Stream stream) noexcept
cdef void redeal(State state, int seat, Stream stream) noexcept
cpdef void redeal_places(State state, int seat, Stream stream) noexcept
@cython.locals(drawn=cython.int)
cdef void redeal_deck(State state, int seat, int deck, Stream stream) noexcept
@cython.locals(size=cython.int)
cdef int gather(State state, int seat, int deck) noexcept
cdef bint unknown(State state, int seat, int deck, int card) noexcept
cdef bint hidden_in(State state, int seat, int deck, int slot) noexcept
cdef int draw(State state, int size, int place, Stream stream) noexcept
cpdef bint looks_in_secret(State state, int seat) noexcept
cdef void redeal_lent(State state, Stream stream) noexcept
cpdef bint lender_open(State state) noexcept
