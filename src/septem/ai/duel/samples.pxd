cimport cython
from ...core.chance cimport Stream
from ...duel.game cimport Duel
from ...duel.state cimport State
from . cimport network
from .network cimport Network
from .sight cimport Sight

cdef int FIRST_SAMPLES, FIRST_FEATURES
cdef long long FINE

@cython.final
cdef class Samples:
    cdef readonly int size, filled
    cdef int[::1] features, start, seat
    cdef double[::1] target
    cpdef void clear(self) noexcept
    cdef void add(self, Sight sight, int seat, double value)
    cdef void widen(self)
    @cython.locals(hope=cython.double, value=cython.double, place=cython.int)
    cdef void settle(self, int first, double outcome, double trust) noexcept

@cython.final
cdef class Practice:
    cdef readonly Duel game
    cdef readonly Network network
    cdef readonly Samples samples
    cdef State state, guess, trial
    cdef Stream stream
    cdef double whim, trust
    cpdef void play(self, unsigned long long seed)
    @cython.locals(best=cython.double, worth=cython.double, liking=cython.double, most=cython.double, chosen=cython.int)
    cdef int choose(self, int seat, int count)
    cdef double noise(self) noexcept
