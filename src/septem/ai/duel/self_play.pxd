cimport cython
from ...duel cimport agenda
from ...core.chance cimport Stream
from ...duel.game cimport Duel
from ...duel.state cimport State
from . cimport network
from .network cimport Network
from .search cimport Puct
from .features cimport FeatureExtractor
from .tree cimport Tree

cdef long long NOISE_STEPS

@cython.final
cdef class Samples:
    cdef readonly int size, filled
    cdef int[::1] features, start, seat
    cdef double[::1] target
    cpdef void clear(self) noexcept
    cdef void add(self, FeatureExtractor extractor, int seat, double value)
    cpdef list targets(self)
    cdef void make_room(self)
    @cython.locals(target=cython.double, value=cython.double, place=cython.int)
    cdef void set_targets(self, int first, double outcome, double td_lambda) noexcept

@cython.final
cdef class SelfPlay:
    cdef readonly Duel game
    cdef readonly Network network
    cdef readonly Samples samples
    cdef readonly Puct search
    cdef State state, imagined
    cdef Stream stream
    cdef double noise, td_lambda
    cdef int iterations
    cpdef void play(self, unsigned long long seed)
    @cython.locals(best=cython.double, most=cython.double, value=cython.double, score=cython.double, chosen=cython.int, edge=cython.int)
    cdef int choose(self, int seat)
    cdef double value_of(self, int edge) noexcept
    cdef double score(self, int edge) noexcept
    cdef double random_noise(self) noexcept
