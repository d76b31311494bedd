cimport cython
from ...core cimport bits
from ...duel.payment cimport prices
from ...duel.rules cimport scoring, track, treasury
from ...duel cimport sizes
from ...duel.data.catalogue cimport Catalogue
from ...duel.state cimport State
from . cimport sizes as room
from .sizes cimport ACTIVE
from ...duel.sizes cimport SEATS

cdef int FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN, FIRST_DIVINITY, CAPITAL, DRAFTED, ENOUGH_SYMBOLS, GROUP, GUILD_DECK, MOST_WONDERS
cdef int NOTHING, NOWHERE, RED
cdef Catalogue CATALOGUE
cdef int BUILT, OPEN, COVERED, PAYABLE, HAND, RAISABLE, BOARD, OFFER, COINS, PAWN, LOOT, LEFT, DRAFT, KIND, MOMENT, SCORE
cdef int SYMBOLS, KNOWN, PAIRS, RAISED, GOODS, THREAT, SHRINE, OFFERINGS, VAULT, BARRIER
cdef int CARDS, MOST_COINS, WIDEST, SHARE

@cython.final
cdef class FeatureExtractor:
    cdef readonly int active[ACTIVE]
    cdef readonly int count
    cdef readonly int points[SEATS]
    cpdef void update(self, State state) noexcept
    cdef void add(self, int feature) noexcept
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
    @cython.locals(place=cython.int)
    cdef void see_pantheon(self, State state, int asked) noexcept
