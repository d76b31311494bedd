"""The judgement of a position: a small network of whole numbers over the features that hold.

Whole numbers are the same in plain Python and compiled, so both judge alike to the last bit.
"""

from __future__ import annotations

import math

from ...core.rows import row
from ...duel import agenda
from ...duel.constants import DRAW, NOBODY
from ...duel.state import State
from . import sizes as room
from .features import FeatureExtractor

SCALE = 4096  # what 1 is as a whole number, for weights of both layers
ONE = float(SCALE * SCALE)


class Network:
    """Judges positions. Its weights are whole numbers: a row a feature, and the row that all begin with."""

    def __init__(self, weights: list[list[int]], start: list[int], outputs: list[int], lean: int) -> None:
        self.extractor = FeatureExtractor()
        self.weights = weights
        self._new_rows(start, outputs)
        self.lean = lean

    def _new_rows(self, start: list[int], outputs: list[int]) -> None:
        self.layer: list[int] = row(room.UNITS)
        self.start = start
        self.outputs = outputs

    def sum(self) -> int:
        """What the features just seen come to."""
        layer = self.layer
        for unit in range(room.UNITS):
            layer[unit] = self.start[unit]
        for place in range(self.extractor.count):
            gather(layer, self.weights[self.extractor.active[place]])
        total = self.lean
        for unit in range(room.UNITS):
            total += self.outputs[unit] * max(layer[unit], 0)
        return total

    def chance(self, state: State) -> float:
        """The chance to win of the seat that is asked."""
        self.extractor.update(state)
        return 1.0 / (1.0 + math.exp(-self.sum() / ONE))

    def worth(self, state: State, seat: int) -> float:
        """The chance to win of a seat, in any position."""
        if state.winner != NOBODY:
            return outcome(state, seat)
        chance = self.chance(state)
        return chance if agenda.seat_of(state.agenda[state.depth - 1]) == seat else 1.0 - chance


def gather(layer: list[int], weights: list[int]) -> None:
    """Add the weights of a feature to the layer."""
    for unit in range(room.UNITS):
        layer[unit] += weights[unit]


def outcome(state: State, seat: int) -> float:
    """What a finished game is worth: a shared victory counts half."""
    if state.winner == DRAW:
        return 0.5
    return 1.0 if state.winner == seat else 0.0
