cimport cython
from ...core cimport bits
from ...wonders.rules cimport scoring, treasury
from ...wonders cimport sizes
from ...wonders.data.catalogue cimport Catalogue
from ...wonders.model cimport ScoringEffect
from ...wonders.state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int AGES, DEFEAT, DOVE, GOODS, HAVE, INCOME, LAST_TURN, LATER, LEADS, MADE, MASK, RAW, RAWS, SPAN, STAGE, TAX
cdef int TURNS, UNITS
cdef double TEAM_TOKENS

@cython.final
cdef class Gains:
    cdef double[::1] flat
    cdef double[::1] units
    cdef double[::1] army
    cdef double[::1] science
    cdef double[::1] symbol
    cdef double[::1] beside
    cdef double[::1] counted
    cdef double[::1] coin
    cdef double[::1] for_stages
    cdef double[::1] tax
    cdef double[::1] patronage
    cdef int[::1] made
    cdef int[::1] income
    cdef int[::1] shifts
    cdef int[::1] needs
    cdef int[::1] special
    cdef int[::1] taxed
    cdef double other_good, sold_nearby, dove
    @cython.locals(worth=cython.double)
    cdef double gain(self, State state, int city, int item) noexcept
    @cython.locals(moment=cython.int)
    cdef double army_gain(self, State state, int city, int shields) noexcept
    cdef int moment(self, State state) noexcept
    cdef int rival(self, State state, int city) noexcept
    @cython.locals(lead=cython.int)
    cdef int lead(self, State state, int city, int other) noexcept
    @cython.locals(before=cython.int, now=cython.int, after=cython.int)
    cdef double lead_gain(self, State state, int city, int other, int shields, int moment) noexcept
    @cython.locals(worth=cython.double)
    cdef double special_gain(self, State state, int city, int item) noexcept
    @cython.locals(now=cython.int, after=cython.int, have=cython.int)
    cdef double mask_gain(self, State state, int city) noexcept
    @cython.locals(moment=cython.int, left=cython.double)
    cdef double dove_gain(self, State state, int city) noexcept
    @cython.locals(lead=cython.int)
    cdef double next_conflict(self, State state, int city, int other, int moment) noexcept
    @cython.locals(total=cython.int, others=cython.int)
    cdef double tax_gain(self, State state, int city, int what) noexcept
    @cython.locals(worth=cython.double, leaders=cython.longlong)
    cdef double court_gain(self, State state, int city, int colour) noexcept
    @cython.locals(now=cython.int, after=cython.int, have=cython.int)
    cdef double science_gain(self, State state, int city, int item) noexcept
    @cython.locals(worth=cython.double, goods=cython.int, unit=cython.int)
    cdef double industry_gain(self, State state, int city, int item) noexcept
    @cython.locals(best=cython.double, total=cython.double, worth=cython.double)
    cdef double unit_gain(self, State state, int city, int goods, int more) noexcept
    @cython.locals(worth=cython.double, have=cython.int, left=cython.longlong, right=cython.longlong)
    cdef double good_gain(self, State state, int city, int good, int more) noexcept
    cdef int next_stage(self, State state, int city) noexcept
    @cython.locals(worth=cython.double, effect=ScoringEffect)
    cdef double counted_gain(self, State state, int city, int item) noexcept
