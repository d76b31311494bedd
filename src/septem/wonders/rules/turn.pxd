cimport cython
from .. cimport history, moves
from . cimport building, seating, emit, treasury
from ..knowledge cimport free_city_inference
from ..payment cimport prices
from ..data.catalogue cimport Catalogue
from ..state cimport State

# Written by scripts/generate.py:
cdef int BANK_SELLS, BUILD, CLAIM, CLAIM_COLOUR, FOR_CHAIN, FOR_SALE, FOR_TRADE, FREES, FREE_SEAT, FROM_BANK, GIFT_LEFT
cdef int GIFT_RIGHT, RAISE, REBATE_LEFT, REBATE_RIGHT, SALE, SELL, STAGE, STRICT_SEVENTH, TRADED_LEFT, TRADED_RIGHT
cdef int WAY_PART

cdef Catalogue CATALOGUE

cdef void begin(State state) noexcept
cdef void resolve(State state, int asked, int when) noexcept
cdef void remember(State state, int asked, int when) noexcept
cdef void keep(State state) noexcept
@cython.locals(coins=cython.int)
cdef int cost(State state, int city) noexcept
cdef void note_help(State state, int city) noexcept
cdef void reward_trade(State state, int city) noexcept
cdef void bill(State state, int city, int when) noexcept
@cython.locals(place=cython.int)
cdef void take_from_hand(State state, int row, int card) noexcept
cdef void lay(State state, int city) noexcept
cdef void settle(State state, int city) noexcept
cdef void activate(State state, int city) noexcept
cpdef int next_stage(State state, int city) noexcept
