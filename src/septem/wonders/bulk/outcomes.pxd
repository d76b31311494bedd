cimport cython
from ...core cimport bits
from ...core.chance cimport Stream
from ..rules cimport scoring
from .. cimport sizes
from ..game cimport Wonders
from ..model cimport Extension
from .playout cimport Tally, finish
from ..state cimport State

# Written by scripts/generate.py:
cdef int BOARDS, BY_COINS, BY_POINTS, COINS, DECISIONS, FIRST_OTHER, FIRST_STAGE, LINES, POINTS, SHARED, SHARES, SHEETS
cdef int STAGE, STAGES, VICTORY, WINNER, WINNERS
cdef unsigned long long LUCK, SEEDS

@cython.final
cdef class OutcomeTable:
    cdef readonly int games, width, keeping, extended
    cdef list extensions
    cdef readonly bytearray numbers, owned, owned_others
    cdef short[:, ::1] table
    cdef unsigned short[:, :, ::1] cards
    cdef long long[:, ::1] others
    cdef readonly long long offered[sizes.ITEMS]
    cdef readonly long long taken[sizes.CITIES][sizes.ITEMS]
    cdef readonly long long taken_won[sizes.CITIES][sizes.ITEMS]
    cdef readonly long long played[sizes.CITIES][sizes.BOARDS]
    cdef readonly long long played_won[sizes.CITIES][sizes.BOARDS]
    cdef void _new_counts(self)
    cdef void _new_boards(self)
    @cython.locals(won=cython.int)
    cpdef void note(self, int place, State state, int decisions) noexcept
    cdef void note_city(self, int place, State state, int city) noexcept
    cdef void note_owned(self, int place, State state, int city) noexcept
    @cython.locals(extension=Extension)
    cdef void note_dealt(self, State state) noexcept
    cdef void note_offered(self, long long items) noexcept
    @cython.locals(cards=cython.int, card=cython.int)
    cdef void note_buildings(self, State state, int city, int won) noexcept
    @cython.locals(items=cython.longlong, item=cython.int)
    cdef void note_other_items(self, State state, int city, int won) noexcept

cdef int share(State state, int seat) noexcept
@cython.locals(best=cython.int)
cdef int victory(State state) noexcept
@cython.locals(points=cython.int)
cdef int points_of(State state, int seat) noexcept
@cython.locals(empty=State, state=State, tally=Tally, before=cython.longlong)
cpdef void play(Wonders game, OutcomeTable outcomes, int begin, int end, unsigned long long first, unsigned long long seed)
