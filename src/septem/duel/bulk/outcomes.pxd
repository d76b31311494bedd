cimport cython
from ...core cimport bits
from ...core.chance cimport Stream
from ..rules cimport scoring
from .. cimport sizes
from ..game cimport Duel
from ..model cimport Extension
from .playout cimport Tally, finish
from ..state cimport State

# Written by scripts/generate.py:
cdef int BY_POINTS, DECISIONS, DRAFTED_EACH, DRAW, ENDS, FIRST_TOKEN, FIRST_WONDER, LAST_AGE, LAST_TOKEN, LINES
cdef int NOTHING, POINTS, SHARED, SHEETS, TOKEN, UNBUILT, VICTORY, WINNER
cdef unsigned long long LUCK, SEEDS

@cython.final
cdef class OutcomeTable:
    cdef readonly int games, width, keeping
    cdef list extensions
    cdef readonly bytearray numbers, owned
    cdef short[:, ::1] table
    cdef signed char[:, :, ::1] items
    cdef readonly long long offered[sizes.ITEMS]
    cdef readonly int taken[3 * sizes.SEATS][sizes.ITEMS]
    cdef readonly int drafted[3 * sizes.SEATS][sizes.ITEMS]
    cdef void _new_counts(self)
    cpdef void note(self, int place, State state, int decisions) noexcept
    @cython.locals(total=cython.int)
    cdef void note_points(self, int place, State state) noexcept
    @cython.locals(line=cython.int)
    cdef void note_built(self, State state) noexcept
    @cython.locals(cards=cython.int, hidden=cython.int)
    cdef void note_cards(self, State state) noexcept
    @cython.locals(tokens=cython.int)
    cdef void note_others(self, State state) noexcept
    @cython.locals(extension=Extension)
    cdef void note_expansions(self, State state) noexcept
    cdef void note_range(self, State state, int first, int last) noexcept
    @cython.locals(had=cython.int, boxed=cython.int, first=cython.int, wonder=cython.int)
    cdef void note_wonders(self, State state) noexcept
    @cython.locals(had=cython.int, boxed=cython.int, wonder=cython.int)
    cdef void note_owned(self, int place, State state) noexcept
    @cython.locals(had=cython.int)
    cdef int note_draft(self, State state, int seat, int wonder) noexcept

cdef int line_of(State state, int seat) noexcept
@cython.locals(empty=State, state=State, tally=Tally, before=cython.longlong)
cpdef void play(Duel game, OutcomeTable outcomes, int begin, int end, unsigned long long first, unsigned long long seed)
