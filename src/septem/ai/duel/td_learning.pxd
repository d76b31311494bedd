cimport cython
from libc cimport math
from ...core.chance cimport Stream
from . cimport sizes as room
from .self_play cimport Samples
from .sizes cimport FEATURES, UNITS

cdef long long FINE

@cython.final
cdef class Learner:
    cdef readonly double weights[FEATURES][UNITS]
    cdef double caution[FEATURES][UNITS]
    cdef readonly double start[UNITS]
    cdef double start_caution[UNITS]
    cdef readonly double outputs[UNITS]
    cdef double output_caution[UNITS]
    cdef double layer[UNITS]
    cdef double blame[UNITS]
    cdef readonly double lean, error
    cdef double rate
    cdef void _new_rows(self)
    cpdef void learn(self, Samples samples, Stream stream, double rate) noexcept
    @cython.locals(place=cython.int, total=cython.double)
    cdef double think(self, Samples samples, int sample) noexcept
    @cython.locals(place=cython.int, wrong=cython.double, target=cython.double, active=cython.double)
    cdef void correct(self, Samples samples, int sample, double chance) noexcept
    cdef void step(self, double *row, double *caution, double *slopes) noexcept

cdef void gather(double *layer, double *weights) noexcept
