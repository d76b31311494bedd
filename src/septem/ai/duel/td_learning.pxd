cimport cython
from libc cimport math
from ...core.chance cimport Stream
from . cimport sizes as room
from .self_play cimport Samples
from .sizes cimport FEATURES, UNITS

@cython.final
cdef class Learner:
    cdef readonly double weights[FEATURES][UNITS]
    cdef double squares[FEATURES][UNITS]
    cdef readonly double hidden_bias[UNITS]
    cdef double hidden_bias_squares[UNITS]
    cdef readonly double output_weights[UNITS]
    cdef double output_squares[UNITS]
    cdef double hidden[UNITS]
    cdef double hidden_gradient[UNITS]
    cdef readonly double output_bias, error
    cdef double rate
    cdef void _new_rows(self)
    cpdef void learn(self, Samples samples, Stream stream, double rate) noexcept
    @cython.locals(place=cython.int, total=cython.double)
    cdef double forward(self, Samples samples, int sample) noexcept
    @cython.locals(place=cython.int, difference=cython.double, target=cython.double, active=cython.double)
    cdef void backward(self, Samples samples, int sample, double chance) noexcept
    cdef void adagrad_step(self, double *row, double *squares, double *gradient) noexcept

cdef void add_weights(double *hidden, double *weights) noexcept
