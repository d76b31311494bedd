from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
cdef long long ONE
# Written by scripts/generate.py:
cdef int DRAW_OF_LEADER, LEADERS_DRAWN

cdef int rank(int item) noexcept
cdef void draw(State state, int city, int cards) noexcept
