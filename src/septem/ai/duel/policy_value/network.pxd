cimport cython
from libc cimport math
from ....core cimport bits
from ....duel cimport agenda, sizes
from ....duel.state cimport State
from .. cimport network as reference
from . cimport sizes as room
from .extractor cimport FeatureExtractor
from .policy_rows cimport PolicyRows
from .sizes cimport FEATURES, MOVES, SECOND, UNITS
from .sizes cimport STAGES as STAGE_COUNT

# Written by scripts/generate.py:
cdef int DRAFTED, HALF_WORD, NOBODY, NO_ROW, WORD

cdef double ONE

@cython.final
cdef class PolicyValueNetwork:
    cdef readonly FeatureExtractor extractor
    cdef readonly PolicyRows rows
    cdef readonly short first[FEATURES][UNITS]
    cdef readonly short policy[MOVES][UNITS]
    cdef readonly int policy_bias[MOVES]
    cdef readonly short second[STAGE_COUNT][SECOND][UNITS]
    cdef readonly short layer[UNITS]
    cdef readonly short first_bias[UNITS]
    cdef readonly int second_bias[STAGE_COUNT][SECOND]
    cdef readonly int output[STAGE_COUNT][SECOND]
    cdef readonly int output_bias[STAGE_COUNT]
    cdef readonly int stage
    cdef void _new_units(self, list first_bias)
    cdef void _new_second(self, list second_bias, list output)
    cpdef void update(self, State state) noexcept
    @cython.locals(total=cython.int, value=cython.int)
    cdef int value_logit(self) noexcept
    cpdef double value(self) noexcept
    @cython.locals(total=cython.int, first=cython.int, second=cython.int)
    cpdef double policy_logit(self, int move, int seat) noexcept
    cpdef double value_for(self, State state, int seat) noexcept

@cython.locals(left=cython.int)
cpdef int stage(State state) noexcept
cdef void add_weights(short *layer, short *weights) noexcept
cdef void clip(short *layer) noexcept
@cython.locals(total=cython.int)
cdef int product(short *layer, short *weights) noexcept
