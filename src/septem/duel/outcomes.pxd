cimport cython
from ..core cimport bits
from ..core.chance cimport Stream
from . cimport scoring, sizes
from .catalogue cimport Catalogue
from .game cimport Duel
from .playout cimport Tally, finish
from .state cimport State

cdef Catalogue CATALOGUE
cdef unsigned long long LUCK, SEEDS
cdef int DRAFTED_EACH, WINNER, VICTORY, DECISIONS, LAST_AGE, POINTS, LINES, SHEETS, COLUMNS, WON_BITS
cdef int APART, BY_POINTS, DRAW, FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN, NOTHING, TOKEN

@cython.final
cdef class Harvest:
    cdef readonly int games, width
    cdef readonly bytearray numbers
    cdef short[:, ::1] table
    cdef readonly long long offered[sizes.ITEMS]
    cdef readonly long long taken[sizes.SEATS][sizes.ITEMS]
    cdef readonly long long drafted[sizes.SEATS][sizes.ITEMS]
    cdef long long gain[sizes.SEATS]
    cdef void _new_counts(self)
    cdef void _new_gains(self)
    cpdef void note(self, int place, State state, int decisions) noexcept
    @cython.locals(total=cython.int)
    cdef void note_points(self, int place, State state) noexcept
    @cython.locals(cards=cython.int, hidden=cython.int)
    cdef void note_cards(self, State state) noexcept
    @cython.locals(tokens=cython.int)
    cdef void note_others(self, State state) noexcept
    cdef void note_range(self, State state, int first, int last) noexcept
    cdef void note_item(self, State state, int item) noexcept
    @cython.locals(had=cython.int, boxed=cython.int, wonder=cython.int)
    cdef void note_wonders(self, State state) noexcept
    cdef void note_draft(self, State state, int seat, int wonder) noexcept

cdef bint owns(State state, int seat, int wonder) noexcept
cdef long long halves(State state, int seat) noexcept
@cython.locals(empty=State, state=State, tally=Tally, before=cython.longlong)
cpdef void play(Duel game, Harvest harvest, unsigned long long first, unsigned long long seed)
