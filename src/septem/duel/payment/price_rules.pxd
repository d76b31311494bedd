cimport cython
from ...core cimport bits
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..model cimport PriceRule
from ..state cimport State

cdef Catalogue CATALOGUE

@cython.locals(holding=cython.int, rule=PriceRule)
cdef int matter(State state, int seat) noexcept
@cython.locals(holding=cython.int, rule=PriceRule)
cdef void set_rates(State state, int seat) noexcept
cdef int rules_for(State state, int item) noexcept
@cython.locals(holding=cython.int, rule=PriceRule)
cdef int links(State state, int seat, int item) noexcept
@cython.locals(holding=cython.int, rule=PriceRule)
cdef int price(State state, int seat, int item, int coins) noexcept
@cython.locals(holding=cython.int, units=cython.int, rule=PriceRule)
cdef int trade(State state, int seat, int item, int coins, int goods) noexcept
