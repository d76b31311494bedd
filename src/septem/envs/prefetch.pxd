from ..duel.state cimport State

cdef extern from *:
    """
    static void septem_fetch(const char *memory, int size) {
    #if defined(__GNUC__) || defined(__clang__)
        #pragma GCC unroll 8
        for (int place = 0; place < size; place += 64) __builtin_prefetch(memory + place, 1);
    #endif
    }
    """
    void septem_fetch(const char *memory, int size) noexcept

# As in copying: the base game's part of a position is every field from the first, coins, up to the first one of another
# block, extra; the menu begins the scratch fields, and the sheet ends them.
cdef inline void fetch_state(State state) noexcept:
    septem_fetch(<char*>state.coins, <int>(<char*>state.extra - <char*>state.coins))
    septem_fetch(<char*>state.menu, 64)
    septem_fetch(<char*>state.open_cards, <int>(<char*>state.sheet - <char*>state.open_cards) + 64)

cdef inline void fetch_row(signed char[:, ::1] rows, int place, int size) noexcept:
    septem_fetch(<char*>&rows[place, 0], size)

cdef inline void fetch_list(short[:, ::1] rows, int place) noexcept:
    septem_fetch(<char*>&rows[place, 0], 64)
