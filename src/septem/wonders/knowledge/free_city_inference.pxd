cimport cython
from .. cimport history, moves
from ..payment cimport prices
from ..rules cimport seating
from .. cimport sizes
from . cimport slots
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int CHAINED_MARKER, EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD, FREE_CITIES, FREE_SEAT, RAISE, SELL, STRICT_SEVENTH

cdef Catalogue CATALOGUE
cdef long long ONE

cdef void remember(State state, int when) noexcept
@cython.locals(cards=cython.longlong, card=cython.int)
cpdef long long cannot_have(State state, int age, int when, int verb) noexcept
cdef int must(State state, int card, int verb) noexcept
cpdef int kinds(int age) noexcept
cdef int usual(int age) noexcept
cdef int guilds(int age) noexcept
cpdef int kind(int age, int place) noexcept
@cython.locals(turn=cython.int, free=cython.int, verb=cython.int)
cdef int is_excluded(State state, int seat, int age, int slot) noexcept
@cython.locals(card=cython.int)
cdef int is_in(State state, int age, int slot, long long cards) noexcept
@cython.locals(row=cython.int)
cdef int is_in_shared_hand(State state, int age, int slot, int turn, int free) noexcept
@cython.locals(seen=cython.int)
cdef int arrived(State state, int seat, int age, int slot, int until) noexcept
