cimport cython
from ...duel cimport agenda
from ...core.chance cimport Stream
from ...duel.game cimport Duel
from ...duel.state cimport State
from . cimport network
from .network cimport Network
from .search cimport Guided
from .features cimport FeatureExtractor
from .tree cimport Tree

cdef long long FINE

@cython.final
cdef class Samples:
    cdef readonly int size, filled
    cdef int[::1] features, start, seat
    cdef double[::1] target
    cpdef void clear(self) noexcept
    cdef void add(self, FeatureExtractor extractor, int seat, double value)
    cpdef list targets(self)
    cdef void widen(self)
    @cython.locals(hope=cython.double, value=cython.double, place=cython.int)
    cdef void settle(self, int first, double outcome, double trust) noexcept

@cython.final
cdef class Practice:
    cdef readonly Duel game
    cdef readonly Network network
    cdef readonly Samples samples
    cdef readonly Guided search
    cdef State state, guess
    cdef Stream stream
    cdef double whim, trust
    cdef int iterations
    cpdef void play(self, unsigned long long seed)
    @cython.locals(best=cython.double, most=cython.double, value=cython.double, liking=cython.double, chosen=cython.int, edge=cython.int)
    cdef int choose(self, int seat)
    cdef double worth(self, int edge) noexcept
    cdef double liking(self, int edge) noexcept
    cdef double noise(self) noexcept
