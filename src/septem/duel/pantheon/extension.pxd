cimport cython
from ...core.chance cimport Stream
from .. cimport drawing, sizes
from ..model cimport Decision, Extension, Option
from ..state cimport State
from . cimport laying, marks, revealing

cdef int ALL_DECKS, CALL_DIVINITY, CHOOSE_DECK, DIVINITY_SHOWN, DROP_LOOT, EVERY_SEAT, FIRST_DIVINITY, FIRST_OFFERING
cdef int KEEP_LENT, MARK_LAID, MYTHOLOGY_TOKENS, NOTHING, OFFERINGS, PLACES, TEMPLE_DECK, THE_GATE, TOKENS, WONDERS
cdef unsigned long long DECK_STREAM, MARK_STREAM, OFFERING_STREAM

cdef class Pantheon(Extension):
    cdef int reveal_view
    cdef bint takes_tokens, on_pawn, choose_purse
    cpdef void furnish(self, State state) noexcept
    cpdef void set_up(self, State state, unsigned long long seed, Stream stream) noexcept
    cdef void fill_deck(self, State state, int deck, Stream stream) noexcept
    cdef void swap(self, State state, int one, int two) noexcept
    cdef void draw_marks(self, State state, Stream stream) noexcept
    cdef void lay_offerings(self, State state) noexcept
    cdef void shuffle_offerings(self, State state, Stream stream) noexcept
    cpdef void open_age(self, State state) noexcept
    @cython.locals(slot=cython.int)
    cdef void open_pantheon(self, State state) noexcept
    cpdef void uncover(self, State state, int slot) noexcept
    cpdef void redeal(self, State state, int seat, Stream stream) noexcept
    @cython.locals(drawn=cython.int)
    cdef void redeal_deck(self, State state, int seat, int deck, Stream stream) noexcept
    @cython.locals(size=cython.int)
    cdef int gather(self, State state, int seat, int deck) noexcept
    cdef bint unknown(self, State state, int seat, int deck, int card) noexcept
    cdef bint hidden_in(self, State state, int seat, int deck, int slot) noexcept
    cdef int draw(self, State state, int size, int place, Stream stream) noexcept
    cdef void redeal_lent(self, State state, int seat, Stream stream) noexcept
    cdef void lend_again(self, State state, int seats) noexcept
