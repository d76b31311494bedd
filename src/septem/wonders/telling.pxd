from . cimport payment, seating
from .catalogue cimport Catalogue
from .state cimport State

cdef Catalogue CATALOGUE

cdef void paid(State state, int city, int answer)
cdef void laid(State state, int city, int answer)
cdef void settled(State state, int city, int answer)
cdef void hands(State state, int fact)
