cimport cython
from ...core cimport bits
from .. cimport sizes
from ..rules cimport layout
from ..state cimport State
from . cimport activation, marks
from .features cimport PantheonFeatures

# Written by scripts/generate.py:
cdef int DEEPEST, FIRST_DIVINITY, NOTHING, PLACES, PRICE_CLASSES, TOKEN_KINDS

@cython.locals(short=cython.int)
cdef int price_class(int coins, int purse) noexcept

cdef class DetailedPantheonFeatures(PantheonFeatures):
    cdef int prices, unknown, marks, depths, piled, known
    cdef int write(self, State state, int asked, int *active, int count) noexcept
    @cython.locals(place=cython.int, divinity=cython.int, price=cython.int)
    cdef int write_prices(self, State state, int asked, int *active, int count) noexcept
    @cython.locals(coins=cython.int)
    cdef int price(self, State state, int seat, int slot) noexcept
    @cython.locals(place=cython.int, slot=cython.int, above=cython.int)
    cdef int write_marks(self, State state, int *active, int count) noexcept
    @cython.locals(deck=cython.int, place=cython.int)
    cdef int write_decks(self, State state, int asked, int *active, int count) noexcept
