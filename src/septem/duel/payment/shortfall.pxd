from ..data.catalogue cimport Catalogue
from ..sizes cimport tiny, GOOD_LANES, GOODS

# No branches: which goods are missing cannot be foretold, and a processor that guesses wrong loses a quarter.
# A compiler makes a few vector instructions of each loop, if it does not unroll it before.
cdef extern from *:
    """
    static inline int septem_value(const short *cost, const short *made, const short *rate, int lanes) {
        int coins = 0;
        #pragma GCC unroll 1
        for (int lane = 0; lane < lanes; lane++) {
            short lacking = (short)(cost[lane] - made[lane]);
            coins += (lacking > 0 ? lacking : 0) * rate[lane];
        }
        return coins;
    }
    static inline void septem_count(short *__restrict missing, const short *cost, const short *made, int lanes) {
        #pragma GCC unroll 1
        for (int lane = 0; lane < lanes; lane++) {
            short lacking = (short)(cost[lane] - made[lane]);
            missing[lane] = lacking > 0 ? lacking : 0;
        }
    }
    static inline void septem_set_rates(
        short *__restrict rate, const short *fixed, const short *theirs, short fixed_price, short base_price, int lanes
    ) {
        #pragma GCC unroll 1
        for (int lane = 0; lane < lanes; lane++) {
            short usual = (short)(base_price + theirs[lane]);
            rate[lane] = fixed[lane] ? fixed_price : usual;
        }
    }
    """
    int septem_value(short *cost, short *made, short *rate, int lanes) noexcept nogil
    void septem_count(short *missing, short *cost, short *made, int lanes) noexcept nogil
    void septem_set_rates(
        short *rate, short *fixed, short *theirs, short fixed_price, short base_price, int lanes
    ) noexcept nogil

cdef inline int value(Catalogue catalogue, int item, short *made, short *rate) noexcept nogil:
    return septem_value(catalogue.cost[item], made, rate, GOOD_LANES)

cdef inline int unaided(Catalogue catalogue, int item, tiny *built, short *made, short *rate) noexcept nogil:
    if built[catalogue.chain[item]]:
        return 0
    return catalogue.price[item] + septem_value(catalogue.cost[item], made, rate, GOOD_LANES)

cdef inline void count(short *missing, short *cost, short *made) noexcept nogil:
    septem_count(missing, cost, made, GOOD_LANES)

cdef inline void set_rates(short *rate, short *fixed, short *theirs, int fixed_price, int base_price) noexcept nogil:
    septem_set_rates(rate, fixed, theirs, <short>fixed_price, <short>base_price, GOOD_LANES)

cdef inline int dearest(short *rate) noexcept nogil:
    cdef int good, highest = 0
    for good in range(GOODS):
        highest = max(highest, rate[good])
    return highest
