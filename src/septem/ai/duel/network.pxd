cimport cython
from ...duel cimport agenda
from libc cimport math
from ...duel.state cimport State
from . cimport sizes as room
from .features cimport FeatureExtractor
from .sizes cimport FEATURES, UNITS

# Written by scripts/generate.py:
cdef int DRAW, NOBODY
cdef double ONE

@cython.final
cdef class Network:
    cdef readonly FeatureExtractor extractor
    cdef readonly int weights[FEATURES][UNITS]
    cdef readonly int hidden[UNITS]
    cdef readonly int hidden_bias[UNITS]
    cdef readonly int output_weights[UNITS]
    cdef readonly long long output_bias
    cdef void _new_rows(self, list hidden_bias, list output_weights)
    @cython.locals(total=cython.longlong)
    cdef long long forward(self) noexcept
    cpdef double evaluate(self, State state) noexcept
    cpdef double value(self, State state, int seat) noexcept

cdef void add_weights(int *hidden, int *weights) noexcept
cpdef double outcome(State state, int seat) noexcept
