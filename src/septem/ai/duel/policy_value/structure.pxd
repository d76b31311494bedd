cimport cython
from ....core cimport bits
from ....duel cimport agenda, sizes
from ....duel.data.catalogue cimport Catalogue
from ....duel.rules cimport dealing, layout
from ....duel.sizes cimport LAYOUTS, SLOTS
from ....duel.state cimport State
from .active cimport ActiveFeatures

# Written by scripts/generate.py:
cdef int COVERED, DEPTH_CLASSES, DISCARDED, HIDDEN, LEFT, MOST_SAFE, MOST_SLOTS, MOST_WONDERS, OPEN, REVIVE_CARD
cdef int REVIVING, SAFE, UNCOVERING, UNSEEN

cdef Catalogue CATALOGUE

@cython.final
cdef class Stacks:
    cdef readonly int above[LAYOUTS][SLOTS]

cdef Stacks STACKS

@cython.locals(slots=cython.int, slot=cython.int, safe=cython.int, card=cython.int, uncovers=cython.int, left=cython.int)
cdef void add_structure(ActiveFeatures active, State state) noexcept
@cython.locals(number=cython.int, rest=cython.int, under=cython.int, other=cython.int, found=cython.int)
cdef int uncovered(State state, int slot) noexcept
@cython.locals(above=cython.int)
cdef int depth_class(State state, int slot) noexcept
@cython.locals(reviving=cython.bint, deck=cython.int)
cdef void add_unseen(ActiveFeatures active, State state) noexcept
@cython.locals(cards=cython.int, first=cython.int)
cdef void add_deck(ActiveFeatures active, State state, int deck) noexcept
