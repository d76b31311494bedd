cimport cython
from ....core cimport bits
from ....duel cimport agenda, sizes
from ....duel.features cimport ExpansionFeatures
from ....duel.rules cimport scoring, track, treasury
from ....duel.state cimport State
from . cimport structure
from .active cimport ActiveFeatures
from .market cimport Market

# Written by scripts/generate.py:
cdef int AT_TURN, BOARD, BUILT, CAPITAL, COINS, DESTROYED, DESTROY_CARD, DRAFT, DRAFTED, DRAWN, EXTRA_TURN, FIRST_TOKEN
cdef int FIRST_WONDER, GOODS, GROUP, ITEMS, KINDS, KNOWN, LOOT, MOST_COINS, MOST_SYMBOLS, MOST_UNITS, OFFER, PAIRS
cdef int PARTS_OF_GAME, PAWN, QUESTION, RAISED, SCORE, SCORES, SPACES, SYMBOLS, WIDEST

@cython.final
cdef class FeatureExtractor:
    cdef readonly ActiveFeatures active
    cdef readonly Market market
    cdef readonly list expansions
    @cython.locals(expansion=ExpansionFeatures, asked=cython.int, seat=cython.int)
    cpdef void update(self, State state) noexcept
    @cython.locals(units=cython.int)
    cdef void add_city(self, State state, int seat, int side) noexcept
    @cython.locals(first=cython.int, start=cython.int, place=cython.int, item=cython.int, built=cython.int, points=cython.int)
    cdef void add_items(self, State state, int seat, int side) noexcept
    @cython.locals(phase=cython.int)
    cdef void add_science(self, State state, int seat, int side) noexcept
    cdef void add_set(self, int first, int members) noexcept
    @cython.locals(entry=cython.int)
    cdef void add_table(self, State state, int asked) noexcept
    @cython.locals(taken=cython.int, group=cython.int, wonder=cython.int)
    cdef void add_draft(self, State state) noexcept
    @cython.locals(loot=cython.int)
    cdef void add_tokens(self, State state, int asked) noexcept
    @cython.locals(lead=cython.int)
    cdef void add_score(self, State state) noexcept
