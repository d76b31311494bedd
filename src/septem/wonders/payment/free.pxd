from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int FIRST_STAGE, FREES

cpdef int is_free(State state, int city, int item) noexcept
cpdef int is_free_card(State state, int city, int item) noexcept
