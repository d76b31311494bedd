cimport cython
from ...core cimport bits
from ..payment cimport prices
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..model cimport ScoringEffect
from ..state cimport State

cdef Catalogue CATALOGUE
cdef int CATEGORY[sizes.COUNTED]
# Written by scripts/generate.py:
cdef int COINS_A_POINT, COPIED, COPY_COUNTS, DEFEAT, FIRST_EXTRA, FIRST_GUILD, FIRST_OTHER, FREE_SYMBOLS, GAME_WON
cdef int GREEN, GUILDS, MILITARY, NO_CARD, PURPLE, SCIENCE, SET, STAGE, SYMBOLS_COPIED, TREASURY, WONDER

cdef int TOKEN_POINTS[sizes.AGES]

@cython.locals(total=cython.int)
cpdef int fill_sheet(State state, int city) noexcept
cdef void count_tokens(State state, int city) noexcept
@cython.locals(cards=cython.int)
cdef void count_items(State state, int city) noexcept
@cython.locals(free=cython.int)
cdef void count_science(State state, int city) noexcept
@cython.locals(effect=ScoringEffect, points=cython.int)
cdef int worth(State state, int city, int item) noexcept
@cython.locals(items=cython.longlong, item=cython.int)
cdef void count_other_items(State state, int city) noexcept
cdef int copied_points(State state, int city, int guild) noexcept
@cython.locals(best=cython.int, items=cython.longlong)
cdef int best_item(State state, int city) noexcept
cdef int squares(int compasses, int gears, int tablets, int a_set) noexcept
cdef int science(State state, int city, int free) noexcept
cdef int lay_free(State state, int city, int free, int compasses, int gears, int tablets, int best) noexcept
@cython.locals(best=cython.int, copies=cython.int)
cdef int science_with_copies(State state, int city, int free) noexcept
@cython.locals(found=cython.int, cards=cython.int)
cdef int green(State state, int city, int symbol) noexcept
@cython.locals(best=cython.int, found=cython.int)
cdef int best_guild(State state, int city) noexcept
cdef int copied_worth(State state, int city, int guild) noexcept
@cython.locals(winners=cython.int, best=cython.int, rank=cython.int)
cpdef void judge(State state) noexcept
cdef void tell_winners(State state, int winners)
