cimport cython
from ...core.chance cimport Stream
from ..state cimport State

# Written by scripts/generate.py:
cdef unsigned long long MIX_STREAM
cdef Stream MIXER

cdef void mix(State state) noexcept
cdef void shuffle_from(State state, int start, Stream stream) noexcept
cdef int draw(State state) noexcept
@cython.locals(place=cython.int)
cdef void pull(State state, int token) noexcept
cdef void put_back(State state, int token) noexcept
@cython.locals(place=cython.int)
cdef void remove(State state, int token) noexcept
