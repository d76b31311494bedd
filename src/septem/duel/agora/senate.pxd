cimport cython
from ..rules cimport track
from .. cimport sizes
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int BLUE, BLUE_COINS, BLUE_COUNT, BY_POLITICS, CHAMBER_GAINED, CHAMBER_LOST, CUBES, CUBE_MOVED, CUBE_PLACED
cdef int CUBE_REMOVED, DECREE_MOVED, DECREE_SHOWN, GAME_WON, GREEN, GREEN_COINS, GREEN_WAIVER, MORE_BLUE, MORE_COINS
cdef int NOBODY, PRICED, RED, RED_COINS, RED_WAIVER, SALE_BONUS, SENATOR, SHIELD, WAIVED, WONDER, WONDER_COINS
cdef int WONDER_WAIVER, YELLOW, YELLOW_COINS, YELLOW_WAIVER

cdef Catalogue CATALOGUE
cdef int CHAMBER_POINTS[6]

cpdef int worth(int chamber) noexcept

@cython.locals(cubes=cython.int)
cpdef int in_senate(State state, int seat) noexcept
cpdef int in_stock(State state, int seat) noexcept
@cython.locals(lead=cython.int)
cpdef int controller(State state, int chamber) noexcept
cpdef int holds(State state, int seat, int decree) noexcept
@cython.locals(blue=cython.int)
cpdef int actions(State state, int seat) noexcept
cpdef int waives(State state, int seat) noexcept
cpdef int cost(State state, int seat) noexcept
cdef void place(State state, int seat, int chamber, int cause) noexcept
cdef void move(State state, int seat, int start, int end) noexcept
cdef void remove(State state, int owner, int chamber, int cause) noexcept
@cython.locals(before=cython.int, after=cython.int)
cdef void change(State state, int seat, int chamber, int cubes) noexcept
@cython.locals(place=cython.int)
cdef int shield_in(State state, int chamber) noexcept
@cython.locals(place=cython.int)
cdef void turn_up(State state, int chamber) noexcept
@cython.locals(place=cython.int, loser=cython.int, gainer=cython.int)
cdef void shift(State state, int seat, int start, int end) noexcept
cdef void conclude(State state) noexcept
cdef int controls_all(State state, int seat) noexcept
@cython.locals(held=cython.int, before=cython.int)
@cython.locals(wanted=cython.int)
cpdef void hold_prices(State state) noexcept
cpdef void refresh(State state) noexcept
@cython.locals(held=cython.int, place=cython.int)
cdef int held_by(State state, int seat) noexcept
@cython.locals(sign=cython.int)
cdef void waive(State state, int seat, int before, int held, int decree, int colour) noexcept
cdef void pay_for(State state, int decree, int colour) noexcept
