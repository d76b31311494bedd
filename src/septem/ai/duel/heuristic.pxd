cimport cython
from ...core cimport bits
from ...duel.rules cimport scoring
from ...duel cimport sizes
from ...duel.data.catalogue cimport Catalogue
from ...duel.sizes cimport ITEMS, WONDERS
from ...duel.state cimport State

cdef Catalogue CATALOGUE
# Written by scripts/generate.py:
cdef int CAPITAL, CHAINS, DRAW, ENOUGH_SYMBOLS, MOST_WONDERS, NOBODY, YELLOW
cdef double A_CHOICE, A_COIN, A_FIXED_PRICE, A_LINK, A_SPACE, SECOND_UNIT
cdef double A_GOOD[4]
cdef double A_SALE[4]
cdef double UNBUILT[4]
cdef double SYMBOLS_KNOWN[7]
cdef double PROMISED[WONDERS]
cdef int LEADING_ON[ITEMS]

@cython.locals(lead=cython.int, military=cython.double)
cpdef double judge(State state, int seat) noexcept
@cython.locals(margin=cython.double)
cdef double outcome(State state, int seat) noexcept
@cython.locals(left=cython.int)
cdef double danger(int lead) noexcept
@cython.locals(points=cython.int, coins=cython.double, known=cython.double)
cdef double city(State state, int seat) noexcept
@cython.locals(age=cython.int, units=cython.double, fixed=cython.int)
cdef double industry(State state, int seat) noexcept
@cython.locals(number=cython.int, item=cython.int)
cdef double links(State state, int seat) noexcept
@cython.locals(unbuilt=cython.int, worth=cython.double, best=cython.int)
cdef double wonders(State state, int seat) noexcept
@cython.locals(best=cython.int)
cdef int most_promising(int unbuilt) noexcept
