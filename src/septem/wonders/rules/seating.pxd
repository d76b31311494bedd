from ..state cimport State

# Written by scripts/generate.py:
cdef int FREE_SEAT

cdef void seat_cities(State state, int cities, int seats) noexcept
cpdef void set_length(State state, int rounds) noexcept
cpdef int eyes(State state, int seat) noexcept
cpdef int first_holder(int age) noexcept
cpdef int has_draws(int seats, int age, int row) noexcept
cpdef int holder(State state) noexcept
cpdef int decider(State state, int city) noexcept
cpdef int acted(State state, int age, int turn, int city) noexcept
cdef int row_played(State state, int city, int when) noexcept
cpdef int row_held(State state, int age, int turn, int city) noexcept
cpdef int city_holding(State state, int age, int turn, int row) noexcept
cdef void pass_hands(State state) noexcept
