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
    cdef readonly int layer[UNITS]
    cdef readonly int start[UNITS]
    cdef readonly int outputs[UNITS]
    cdef readonly long long lean
    cdef void _new_rows(self, list start, list outputs)
    @cython.locals(total=cython.longlong)
    cdef long long sum(self) noexcept
    cpdef double chance(self, State state) noexcept
    cpdef double worth(self, State state, int seat) noexcept

cdef void gather(int *layer, int *weights) noexcept
cpdef double outcome(State state, int seat) noexcept
