"""The value network: a seat's chance to win, how far it will be ahead, and its points, from one evaluation.

The features that hold are summed into a first layer, clipped to 0 to 4. A second, dense layer has weights of its own
for each part of the game. All numbers are integers, so plain Python and compiled code give exactly the same values.
"""

from __future__ import annotations

import math

from ....core.rows import row
from ....wonders.state import State
from . import sizes as room
from .extractor import ValueFeatures

SCALE = 1 << room.SHIFT
ONE = float(SCALE * SCALE)
WORD = 0xFFFF  # 16 bits
HALF_WORD = 0x8000
STAGES = ("age1.early", "age1.late", "age2.early", "age2.late", "age3.early", "age3.late")
EARLY = 3  # turns
OUTPUTS = ("win", "margin", "points")
WIN, MARGIN, POINTS = range(len(OUTPUTS))


class ValueNetwork:
    """Evaluates the seats of one position after the other."""

    def __init__(
        self,
        first: list[list[int]],
        first_bias: list[int],
        second: list[list[list[int]]],
        second_bias: list[list[int]],
        output: list[list[list[int]]],
        output_bias: list[list[int]],
    ) -> None:
        self.features = ValueFeatures()
        self.first = first
        self.second = second
        self.output = output
        self.stage = 0
        self._new_units(first_bias)
        self._new_second(second_bias)
        self.output_bias = output_bias

    def _new_units(self, first_bias: list[int]) -> None:
        self.layer: list[int] = row(room.UNITS)
        self.first_bias = first_bias

    def _new_second(self, second_bias: list[list[int]]) -> None:
        self.units: list[int] = row(room.SECOND)
        self.second_bias = second_bias

    def begin(self, state: State) -> None:
        """A new position, at the beginning of a turn: `update` then evaluates its seats."""
        self.features.begin(state)
        self.stage = stage(state)

    def update(self, state: State, seat: int) -> None:
        """Compute both layers for a seat; the outputs use them until the next update."""
        self.features.update(state, seat)
        layer = self.layer
        for unit in range(room.UNITS):
            layer[unit] = self.first_bias[unit]
        for place in range(self.features.count):
            add_weights(layer, self.first[self.features.numbers[place]])
        clip(layer)
        for unit in range(room.SECOND):
            value = self.second_bias[self.stage][unit] + product(layer, self.second[self.stage][unit])
            self.units[unit] = max(min(value >> room.SHIFT, room.CLIP), 0)

    def logit(self, number: int) -> float:
        """One of the outputs."""
        total = self.output_bias[self.stage][number]
        for unit in range(room.SECOND):
            total += self.output[self.stage][number][unit] * self.units[unit]
        return total / ONE

    def chance(self, number: int) -> float:
        """The chance to win, or the expected margin as a number from 0 to 1."""
        return 1.0 / (1.0 + math.exp(-self.logit(number)))


def stage(state: State) -> int:
    """The part of the game: its place in STAGES."""
    return 2 * state.age + (1 if state.turn >= EARLY else 0)


def add_weights(layer: list[int], weights: list[int]) -> None:
    for unit in range(room.UNITS):
        layer[unit] += weights[unit]


def clip(layer: list[int]) -> None:
    """Between 0 and 4. Sums wrap round as they do in the words of 16 bits of the compiled form."""
    for unit in range(room.UNITS):
        layer[unit] = max(min((layer[unit] + HALF_WORD & WORD) - HALF_WORD, room.CLIP), 0)


def product(layer: list[int], weights: list[int]) -> int:
    total = 0
    for unit in range(room.UNITS):
        total += layer[unit] * weights[unit]
    return total
