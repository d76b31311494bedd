from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int FIRST_WONDER, NOTHING, WONDER_DRAFTED

cdef void hand_out(State state)
