cimport cython
from ...duel cimport agenda
from ...core cimport bits
from ...duel.payment cimport prices
from ...duel.rules cimport scoring, track, treasury
from ...duel cimport sizes
from ...duel.data.catalogue cimport Catalogue
from ...duel.features cimport ExpansionFeatures
from ...duel.state cimport State
from . cimport sizes as room
from .sizes cimport ACTIVE
from ...duel.sizes cimport SEATS

# Written by scripts/generate.py:
cdef int AT_TURN, BOARD, BUILT, CAPITAL, CARDS, COINS, COVERED, DRAFT, DRAFTED, ENOUGH_SYMBOLS, EXTRA_TURN
cdef int FIRST_WONDER, GOODS, GROUP, HAND, ITEMS, KINDS, KNOWN, LEFT, LOOT, MOST_COINS, MOST_SLOTS, MOST_SYMBOLS
cdef int MOST_UNITS, OFFER, OPEN, PAIRS, PAWN, PAYABLE, QUESTION, RAISABLE, RAISED, RED, SCORE, SYMBOLS, THREAT, WIDEST
cdef int WONDERS
cdef Catalogue CATALOGUE

@cython.final
cdef class FeatureExtractor:
    cdef readonly int active[ACTIVE]
    cdef readonly int count
    cdef readonly int points[SEATS]
    @cython.locals(expansion=ExpansionFeatures)
    cpdef void update(self, State state) noexcept
    cdef void add(self, int feature) noexcept
    @cython.locals(units=cython.int)
    cdef void see_city(self, State state, int seat, int side) noexcept
    @cython.locals(first=cython.int, place=cython.int, item=cython.int, built=cython.int, points=cython.int)
    cdef void see_items(self, State state, int seat, int side) noexcept
    @cython.locals(had=cython.int)
    cdef void see_science(self, State state, int seat, int side) noexcept
    cdef void see_structure(self, State state, int asked) noexcept
    @cython.locals(wonders=cython.int)
    cdef void see_means(self, State state, int seat, int side) noexcept
    cdef bint decides(self, State state, int seat, int item) noexcept
    cdef void see_table(self, State state, int asked) noexcept
    @cython.locals(taken=cython.int, group=cython.int)
    cdef void see_draft(self, State state) noexcept
    @cython.locals(loot=cython.int, tokens=cython.int)
    cdef void see_tokens(self, State state, int asked) noexcept
    @cython.locals(lead=cython.int, age=cython.int)
    cdef void see_score(self, State state) noexcept
