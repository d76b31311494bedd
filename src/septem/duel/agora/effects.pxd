cimport cython
from ..model cimport Drafting, Immediate, Number, Ongoing, ScoringEffect
from ..promo cimport effects as promo_effects
from ..rules cimport track, treasury
from .. cimport sizes
from ..state cimport State
from . cimport plots, removed, senate

# Written by scripts/generate.py:
cdef int ACTIONS, ASIDE_LOOKED_AT, ASIDE_SEEN, BLUE, BOX_LOOKED_AT, BROWN, CAST_OPEN, CLAIM_REMOVED, CLAIM_TOP
cdef int COINS_TAKEN, CONSPIRATOR_ACTION, EXTRA_TURN, FOR_PLOT, FOR_WONDER, GRAY, GREEN, LOCK_TOKEN, MOVE_CUBE
cdef int PLACE_CUBE, REMOVE_CUBE, REPEAT_DECREED, RUIN_WONDER, SEIZE_CARD, SENATE_ACTION, SHIFT_DECREE, SPY_TOKEN
cdef int STEAL_WONDER, SWAP_CARDS, TOKEN_SEEN, TRIGGER_PLOT, WONDER


cdef class SenateActions(Immediate):
    cdef readonly int section
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Conspires(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class DraftConspire(Drafting):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class DraftCube(Drafting):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PlacesCube(Immediate):
    cdef readonly int cause
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class MovesCube(Immediate):
    cdef readonly int cause
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class RemovesCube(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class TriggersFree(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class SenatorsFree(Ongoing):
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class KeepsBoth(Ongoing):
    cpdef void adjust(self, State state, int seat, int sign) noexcept

cdef class TakesWonder(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class TakesHalf(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class LocksToken(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class PushesPawn(Immediate):
    cdef readonly int shields
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class ClaimsTop(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class ClaimsRemoved(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class SpiesToken(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class CastsOpen(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class CoinsPerCube(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class LossPerCube(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class TakesProducer(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class SwapsCards(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class MovesDecree(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class RuinsWonder(Immediate):
    cpdef void apply(self, State state, int seat, int item) noexcept

cdef class Decreed(Number):
    cdef readonly object kind
    cdef readonly object target

cdef class SenatePoints(ScoringEffect):
    @cython.locals(total=cython.int)
    cpdef int points(self, State state, int seat) noexcept

cdef void look_at_box(State state, int seat) noexcept
cdef int swappable(State state) noexcept
