cimport cython
from libc cimport math
from ....wonders.state cimport State
from . cimport sizes as room
from .extractor cimport ValueFeatures
from .sizes cimport FEATURES, SECOND, UNITS
from .sizes cimport OUTPUTS as OUTPUT_COUNT
from .sizes cimport STAGES as STAGE_COUNT

# Written by scripts/generate.py:
cdef int EARLY, HALF_WORD, WORD

cdef double ONE

@cython.final
cdef class ValueNetwork:
    cdef readonly ValueFeatures features
    cdef readonly short first[FEATURES][UNITS]
    cdef readonly short second[STAGE_COUNT][SECOND][UNITS]
    cdef readonly short layer[UNITS]
    cdef readonly short first_bias[UNITS]
    cdef readonly int units[SECOND]
    cdef readonly int second_bias[STAGE_COUNT][SECOND]
    cdef readonly int output[STAGE_COUNT][OUTPUT_COUNT][SECOND]
    cdef readonly int output_bias[STAGE_COUNT][OUTPUT_COUNT]
    cdef readonly int stage
    cdef void _new_units(self, list first_bias)
    cdef void _new_second(self, list second_bias)
    cpdef void begin(self, State state) noexcept
    @cython.locals(value=cython.int)
    cpdef void update(self, State state, int seat) noexcept
    @cython.locals(total=cython.int)
    cpdef double logit(self, int number) noexcept
    cpdef double chance(self, int number) noexcept

cpdef int stage(State state) noexcept
cdef void add_weights(short *layer, short *weights) noexcept
cdef void clip(short *layer) noexcept
@cython.locals(total=cython.int)
cdef int product(short *layer, short *weights) noexcept
