"""The policy-value network: the chance to win, and a logit for every legal move, from one evaluation.

The features that hold are summed into a first layer, clipped to 0 to 4. The value head is a second, dense layer, with
weights of its own for each stage of the game. The policy head multiplies the first layer by a row of the move. All
numbers are integers, so plain Python and compiled code give exactly the same values.
"""

from __future__ import annotations

import math

from ....core import bits
from ....core.rows import row
from ....duel import agenda, sizes
from ....duel.constants import NOBODY
from ....duel.state import State
from .. import network as reference
from . import sizes as room
from .extractor import FeatureExtractor
from .policy_rows import NO_ROW, ROWS

SCALE = 1 << room.SHIFT
ONE = float(SCALE * SCALE)
WORD = 0xFFFF  # 16 bits
HALF_WORD = 0x8000
STAGES = ("draft", "age1", "age2.over10", "age2.over0", "age3.over15", "age3.over10", "age3.over5", "age3.over0")
DRAFTED = sizes.OFFER


class PolicyValueNetwork:
    """Evaluates one position after the other."""

    def __init__(
        self,
        first: list[list[int]],
        first_bias: list[int],
        second: list[list[list[int]]],
        second_bias: list[list[int]],
        output: list[list[int]],
        output_bias: list[int],
        policy: list[list[int]],
        policy_bias: list[int],
    ) -> None:
        self.extractor = FeatureExtractor()
        self.rows = ROWS
        self.first = first
        self.second = second
        self.policy = policy
        self.policy_bias = policy_bias
        self.stage = 0
        self._new_units(first_bias)
        self._new_second(second_bias, output)
        self.output_bias = output_bias

    def _new_units(self, first_bias: list[int]) -> None:
        self.layer: list[int] = row(room.UNITS)
        self.first_bias = first_bias

    def _new_second(self, second_bias: list[list[int]], output: list[list[int]]) -> None:
        self.second_bias = second_bias
        self.output = output

    def update(self, state: State) -> None:
        """Compute the first layer of a position in which somebody is asked; the heads use it until the next update."""
        self.extractor.update(state)
        self.stage = stage(state)
        layer = self.layer
        for unit in range(room.UNITS):
            layer[unit] = self.first_bias[unit]
        for place in range(self.extractor.active.count):
            add_weights(layer, self.first[self.extractor.active.numbers[place]])
        clip(layer)

    def value_logit(self) -> int:
        total = self.output_bias[self.stage]
        for unit in range(room.SECOND):
            value = self.second_bias[self.stage][unit] + product(self.layer, self.second[self.stage][unit])
            total += self.output[self.stage][unit] * max(min(value >> room.SHIFT, room.CLIP), 0)
        return total

    def value(self) -> float:
        """The chance to win of the seat that is asked."""
        return 1.0 / (1.0 + math.exp(-self.value_logit() / ONE))

    def policy_logit(self, move: int, seat: int) -> float:
        """The logarithm of a move's prior, up to a constant that all moves of the position share."""
        first = self.rows.first_row(move, seat)
        second = self.rows.second_row(move, seat)
        total = self.policy_bias[first] + product(self.layer, self.policy[first])
        if second != NO_ROW:
            total += self.policy_bias[second] + product(self.layer, self.policy[second])
        return total / ONE

    def value_for(self, state: State, seat: int) -> float:
        """The chance to win of a seat, in any position."""
        if state.winner != NOBODY:
            return reference.outcome(state, seat)
        self.update(state)
        chance = self.value()
        return chance if agenda.seat_of(state.agenda[state.depth - 1]) == seat else 1.0 - chance


def stage(state: State) -> int:
    """The part of the game: its place in STAGES."""
    left = bits.count(state.present)
    if state.drafted < DRAFTED:
        return 0
    if state.age == 0:
        return 1
    if state.age == 1:
        return 2 if left > 10 else 3
    return 4 if left > 15 else 5 if left > 10 else 6 if left > 5 else 7


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
