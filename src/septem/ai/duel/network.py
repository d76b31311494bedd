"""Evaluates positions: a network with one hidden layer over the features that hold.

All weights are integers, so plain Python and compiled code give exactly the same values.
"""

from __future__ import annotations

import math

from ...core.rows import row
from ...duel import agenda
from ...duel.constants import DRAW, NOBODY
from ...duel.state import State
from . import sizes as room
from .features import FeatureExtractor

SCALE = 4096  # a weight of 1.0 as an integer, in both layers
ONE = float(SCALE * SCALE)


class Network:
    """One row of weights per feature, a hidden layer of rectified units, and a sigmoid output."""

    def __init__(
        self, weights: list[list[int]], hidden_bias: list[int], output_weights: list[int], output_bias: int
    ) -> None:
        self.extractor = FeatureExtractor()
        self.weights = weights
        self._new_rows(hidden_bias, output_weights)
        self.output_bias = output_bias

    def _new_rows(self, hidden_bias: list[int], output_weights: list[int]) -> None:
        self.hidden: list[int] = row(room.UNITS)
        self.hidden_bias = hidden_bias
        self.output_weights = output_weights

    def forward(self) -> int:
        """The output before the sigmoid, for the features of the extractor."""
        hidden = self.hidden
        for unit in range(room.UNITS):
            hidden[unit] = self.hidden_bias[unit]
        for place in range(self.extractor.count):
            add_weights(hidden, self.weights[self.extractor.active[place]])
        total = self.output_bias
        for unit in range(room.UNITS):
            total += self.output_weights[unit] * max(hidden[unit], 0)
        return total

    def evaluate(self, state: State) -> float:
        """The chance to win of the seat that decides."""
        self.extractor.update(state)
        return 1.0 / (1.0 + math.exp(-self.forward() / ONE))

    def value(self, state: State, seat: int) -> float:
        """The chance to win of a seat, in any position."""
        if state.winner != NOBODY:
            return outcome(state, seat)
        chance = self.evaluate(state)
        return chance if agenda.seat_of(state.agenda[state.depth - 1]) == seat else 1.0 - chance


def add_weights(hidden: list[int], weights: list[int]) -> None:
    """Add the weights of a feature to the hidden layer."""
    for unit in range(room.UNITS):
        hidden[unit] += weights[unit]


def outcome(state: State, seat: int) -> float:
    """The value of a finished game: a shared victory counts half."""
    if state.winner == DRAW:
        return 0.5
    return 1.0 if state.winner == seat else 0.0
