from . cimport treasury
from ..model cimport Act, Number, Score, Standing
from ..state cimport State

cdef int LEFT, RIGHT, CHEAP

cdef class Points(Number):
    cdef readonly int worth

cdef class Coins(Number):
    cdef readonly int coins

cdef class Shields(Number):
    cdef readonly int shields

cdef class Symbol(Number):
    cdef readonly str symbol

cdef class FreeSymbol(Number):
    pass

cdef class Makes(Number):
    cdef readonly tuple units

cdef class Keeps(Number):
    cdef readonly str unit

cdef class Cheaper(Standing):
    cdef readonly int kind, where
    cpdef void stand(self, State state, int city) noexcept

cdef class Claims(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class PlaysLast(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class CopiesGuild(Standing):
    cpdef void stand(self, State state, int city) noexcept

cdef class BuildBonus(Standing):
    cdef readonly int coins, colour
    cpdef void stand(self, State state, int city) noexcept

cdef class CoinsPer(Act):
    cdef readonly int coins, what, where
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class Revives(Act):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class PointsPer(Score):
    cdef readonly int worth, what, where
    cpdef int points(self, State state, int city) noexcept
