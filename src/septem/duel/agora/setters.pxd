cimport cython
from ...core cimport bits
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..rules cimport token_draw
from ..state cimport State
from . cimport plots, senate, turns

# Written by scripts/generate.py:
cdef int NOTHING

cdef Catalogue CATALOGUE

cpdef void put_cubes(State state, int seat, list cubes) noexcept
cpdef void put_decree(State state, int place, int decree, int chamber, int up) noexcept
cpdef void put_hand(State state, int seat, list faces, list cards, int shown) noexcept
cpdef void put_deck(State state, list faces) noexcept
cpdef void put_knowledge(State state, int seat, list deck, list hand) noexcept
cpdef void know_own(State state, int seat) noexcept
cpdef void put_turn(State state, int plotted, int turning, int spoils) noexcept
cpdef void put_removed_known(State state, int seats) noexcept
cpdef void put_locked(State state, int token, int source, int seen) noexcept
cpdef void put_box_seen(State state, int seat, int tokens) noexcept
@cython.locals(size=cython.int)
cpdef void put_removed(State state, int age, list cards) noexcept
@cython.locals(first=cython.int)
cpdef void set_row(State state, int age, int size) noexcept
cpdef void refresh(State state) noexcept
