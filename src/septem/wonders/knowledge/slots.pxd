cimport cython
from .. cimport history
from ...core.chance cimport Stream
from ..rules cimport dealing, seating
from .. cimport sizes
from ..state cimport State

# Written by scripts/generate.py:
cdef int FREE_SEAT, NOWHERE

cdef int turns_begun(State state, int age) noexcept
cdef int find(State state, int age, int card, int size) noexcept
cdef void exchange(State state, int age, int slot, int other) noexcept
cdef void shuffle_group(State state, int age, int size, int opened, Stream stream) noexcept
cdef void follow(State state, int slot, int other, int opened) noexcept
cdef int moved(int place, int slot, int other) noexcept
@cython.locals(size=cython.int)
cdef void rebuild_row(State state, int age, int row) noexcept
cdef int remove(State state, int card, int size) noexcept
cdef void sort_hand(State state, int row) noexcept
cdef int read(State state, int age, int slot) noexcept
cdef void write(State state, int age, int slot, int card) noexcept
cdef int put_event(State state, int age, int turn, int city, int size) noexcept
