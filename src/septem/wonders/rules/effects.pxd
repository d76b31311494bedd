from . cimport treasury
from ..model cimport Immediate, Number, ScoringEffect, Ongoing
from ..state cimport State

# Written by scripts/generate.py:
cdef int CHEAP, LEFT, RIGHT

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

cdef class Cheaper(Ongoing):
    cdef readonly int kind, where
    cpdef void adjust(self, State state, int city) noexcept

cdef class Claims(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class PlaysLast(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class CopiesGuild(Ongoing):
    cpdef void adjust(self, State state, int city) noexcept

cdef class BuildBonus(Ongoing):
    cdef readonly int coins, colour
    cpdef void adjust(self, State state, int city) noexcept

cdef class CoinsPer(Immediate):
    cdef readonly int coins, what, where
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class Revives(Immediate):
    cpdef void apply(self, State state, int city, int item) noexcept

cdef class PointsPer(ScoringEffect):
    cdef readonly int worth, what, where
    cpdef int points(self, State state, int city) noexcept
