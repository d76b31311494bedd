cimport cython
from ...core cimport bits
from .. cimport history, setters
from ..data.catalogue cimport Catalogue
from ..payment cimport prices
from ..state cimport State
from . cimport free_city_inference

# Written by scripts/generate.py:
cdef int BUILD, CLAIM, CLAIM_COLOUR, FIRST_EXTRA, FIRST_GUILD, FIRST_OTHER, FIRST_STAGE, FREE_SEAT, RAISE, SELL, STAGE
cdef int STRICT_SEVENTH

cdef Catalogue CATALOGUE

@cython.locals(before=State, city=cython.int)
cpdef State table_before(State state, int past)
@cython.locals(card=cython.int, item=cython.int, built=set)
cdef void put_city(State before, State state, int city, int past) except *
@cython.locals(later=cython.int, place=cython.int, built=set)
cdef set built_since(State state, int city, int past)
@cython.locals(later=cython.int, raised=cython.int)
cdef int raised_since(State state, int city, int past) noexcept
@cython.locals(card=cython.int)
cdef int has_copying_guild(State state, int city) noexcept
cpdef void keep_market(State state, int city, int purse) except *
cdef void put_market(State state, State before, int city, int purse) except *
@cython.locals(past=cython.int, verb=cython.int)
cpdef void recall_excluded(State state) except *
@cython.locals(age=cython.int, when=cython.int, strict=cython.int, before=State, coins=cython.int, done=set)
cdef long long excluded_then(State state, int past, int verb) except? -1
