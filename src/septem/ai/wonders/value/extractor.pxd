cimport cython
from ....core cimport bits
from ....wonders cimport sizes
from ....wonders.rules cimport scoring
from ....wonders.sizes cimport CITIES
from ....wonders.state cimport State
from . cimport sizes as room
from .sizes cimport ACTIVE

# Written by scripts/generate.py:
cdef int AHEAD, ARMIES, ARMY, BOARDS, BUILT, COINS, FIRST_STAGE, HAND, ITEMS, KINDS, LEAD, LEADERS, LEADS, MATE
cdef int MOST_COINS, MOST_POINTS, MOST_STAGES, MOST_SYMBOLS, NEXT, PLAYERS, POINTS, RIGHT, STAGE, STAGED, SYMBOLS, TURN
cdef int WIDEST, WIDEST_ARMY

@cython.final
cdef class ValueFeatures:
    cdef readonly int numbers[ACTIVE]
    cdef readonly int count
    cdef readonly int points[CITIES]
    cdef void _new_points(self)
    @cython.locals(points=cython.int)
    cpdef void begin(self, State state) noexcept
    cdef void add(self, int feature) noexcept
    cpdef void update(self, State state, int seat) noexcept
    @cython.locals(first=cython.int, cards=cython.int, items=cython.longlong, stages=cython.int, known=cython.int)
    cdef void add_city(self, State state, int city, int side) noexcept
    @cython.locals(lead=cython.int, place=cython.int)
    cdef void add_army(self, State state, int seat, int other, int side) noexcept
    @cython.locals(items=cython.longlong)
    cdef void add_hands(self, State state, int seat) noexcept
    @cython.locals(hand=cython.int)
    cdef void add_cards(self, State state, int city, int first) noexcept
    cdef void add_rights(self, State state, int seat) noexcept
    @cython.locals(own=cython.int, best=cython.int, ahead=cython.int)
    cdef void add_points(self, State state, int seat) noexcept
