from .. cimport lookup, sizes
from ..payment cimport supply
from . cimport treasury
from ..data.catalogue cimport Catalogue
from ..state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int FOR_COLOUR

cdef void build(State state, int city, int card) noexcept
cdef void enter(State state, int city, int item) noexcept
cdef void produce(State state, int city, int item) noexcept
cdef void receive(State state, int city, int item) noexcept
