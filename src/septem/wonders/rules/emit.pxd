from ..payment cimport prices
from . cimport seating
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE

cdef void paid(State state, int city, int answer)
cdef void laid(State state, int city, int answer)
cdef void settled(State state, int city, int answer)
cdef void hands(State state, int fact)
