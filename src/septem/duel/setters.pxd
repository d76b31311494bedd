cimport cython
from .rules cimport building, layout
from . cimport sizes
from .data.catalogue cimport Catalogue
from .state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int FIRST_WONDER, NOTHING, REMOVED

cpdef void put_coins(State state, int seat, int coins)
cpdef void put_item(State state, int seat, int item)
cpdef void put_wonder(State state, int seat, int wonder, int card)
cpdef void put_hand(State state, int seat, int wonders)
cpdef void put_track(State state, int pawn, int loot)
cpdef void put_board(State state, int board)
cpdef void put_box(State state, list box, int drawn, int watching)
cpdef void put_offer(State state, list offer, int drafted)
cpdef void put_pile(State state, list pile)
cpdef void put_faces(State state, int age, list faces)
@cython.locals(deck=cython.int)
cdef bint is_out(State state, int card) noexcept
cpdef void put_structure(State state, int age, int present, int shown)
cpdef void put_turn(State state, int mover, int again)
cpdef void put_no_question(State state)
cpdef void put_question(State state, int kind, int seat, int about)
cpdef void put_luck(State state, unsigned long long luck, int mixed)
cpdef void put_result(State state, int winner, int victory)
