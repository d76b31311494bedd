cimport cython
from ...core.chance cimport Stream
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int MARKS
cdef unsigned long long MIX_STREAM
cdef Stream MIXER

cdef void mix(State state) noexcept
cdef void shuffle_from(State state, int start, Stream stream) noexcept
cpdef int seen_mark(int token) noexcept
cpdef void note_seen(State state, int seats, int token) noexcept
cdef int draw(State state) noexcept
@cython.locals(place=cython.int)
cpdef void pull(State state, int token) noexcept
cpdef void put_back(State state, int token) noexcept
@cython.locals(place=cython.int)
cdef void remove(State state, int token) noexcept
