cimport cython
from . cimport building, duty, payment, seating, sizes, telling, treasury
from .catalogue cimport Catalogue
from .state cimport State

cdef Catalogue CATALOGUE
cdef int BUILD, CARD_BITS, CARD_PART, CLAIM, COIN_PART, CONFLICT_LOST, CONFLICT_WON, DEFEAT, FOR_SALE, FREE_SEAT, LAST_TURN
cdef int LEFT_BITS, PAST_BITS, RAISE, SALE, SELL, STAGE, STRICT_SEVENTH, VERB_BITS, VERB_PART

cdef void resolve(State state, int asked, int when) noexcept
cdef void remember(State state, int asked, int when) noexcept
cdef void keep(State state) noexcept
@cython.locals(coins=cython.int)
cdef int cost(State state, int city) noexcept
cdef void bill(State state, int city, int when) noexcept
@cython.locals(place=cython.int)
cdef void take_from_hand(State state, int row, int card) noexcept
cdef void lay(State state, int city) noexcept
cdef void settle(State state, int city) noexcept
cdef void activate(State state, int city) noexcept
cpdef int next_stage(State state, int city) noexcept
cdef void conflicts(State state, int worth) noexcept
cdef void beat(State state, int winner, int loser, int worth) noexcept
