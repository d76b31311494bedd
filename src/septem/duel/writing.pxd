cimport cython
from . cimport sizes
from .data.catalogue cimport Catalogue
from .state cimport State

cdef Catalogue CATALOGUE

cdef void check_place(int place, int room) except *
cpdef void put_move(State state, int place, int move)
cpdef void put_extra(State state, int place, int number)
cpdef void put_private(State state, int place, int number)
cpdef void put_rate(State state, int good, int coins)
@cython.locals(deck=cython.int)
cpdef void put_kept(State state, int card)
