"""How a network learns from games: small steps against its errors, the smaller the more a weight has been moved.

The network learns in real numbers and is then rounded to whole ones (`knowledge.rounded`).
"""

from __future__ import annotations

import math

from ...core.chance import Stream
from . import sizes as room
from .self_play import Samples

FINE = 1 << 20


def reals(length: int) -> list[float]:
    return [0.0] * length


def real_rows(count: int, length: int) -> list[list[float]]:
    return [[0.0] * length for _ in range(count)]


class Learner:
    """A network in the making."""

    def __init__(self, weights: list[list[float]], start: list[float], outputs: list[float], lean: float) -> None:
        self.weights = weights
        self.caution: list[list[float]] = real_rows(room.FEATURES, room.UNITS)
        self._new_rows()
        self.start = start
        self.outputs = outputs
        self.lean = lean
        self.rate = 0.0
        self.error = 0.0

    def _new_rows(self) -> None:
        self.start_caution: list[float] = reals(room.UNITS)
        self.output_caution: list[float] = reals(room.UNITS)
        self.layer: list[float] = reals(room.UNITS)
        self.blame: list[float] = reals(room.UNITS)

    def learn(self, samples: Samples, stream: Stream, rate: float) -> None:
        """As many samples as there are, drawn by lot."""
        self.rate = rate
        self.error = 0.0
        for _ in range(samples.size):
            sample = stream.below(samples.size)
            self.correct(samples, sample, self.think(samples, sample))
        self.error /= samples.size

    def think(self, samples: Samples, sample: int) -> float:
        layer = self.layer
        for unit in range(room.UNITS):
            layer[unit] = self.start[unit]
        for place in range(samples.start[sample], samples.start[sample + 1]):
            gather(layer, self.weights[samples.features[place]])
        total = self.lean
        for unit in range(room.UNITS):
            total += self.outputs[unit] * max(layer[unit], 0.0)
        return 1.0 / (1.0 + math.exp(-total))

    def correct(self, samples: Samples, sample: int, chance: float) -> None:
        """Move every weight that had a part in it."""
        target = samples.target[sample]
        wrong = chance - target
        self.error += wrong * wrong
        for unit in range(room.UNITS):
            active = 1.0 if self.layer[unit] > 0.0 else 0.0
            self.blame[unit] = wrong * self.outputs[unit] * active
            self.layer[unit] *= wrong * active
        self.step(self.outputs, self.output_caution, self.layer)
        self.step(self.start, self.start_caution, self.blame)
        for place in range(samples.start[sample], samples.start[sample + 1]):
            self.step(self.weights[samples.features[place]], self.caution[samples.features[place]], self.blame)
        self.lean -= 0.001 * self.rate * wrong

    def step(self, row: list[float], caution: list[float], slopes: list[float]) -> None:
        for unit in range(room.UNITS):
            caution[unit] += slopes[unit] * slopes[unit]
            row[unit] -= self.rate * slopes[unit] / math.sqrt(caution[unit] + 0.01)


def gather(layer: list[float], weights: list[float]) -> None:
    for unit in range(room.UNITS):
        layer[unit] += weights[unit]
