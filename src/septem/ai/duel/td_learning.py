"""Trains the network by stochastic gradient descent (AdaGrad) on the targets of self-play.

Weights are real numbers here; `weights.rounded` turns them into the integers of a `Network`.
"""

from __future__ import annotations

import math

from ...core.chance import Stream
from . import sizes as room
from .self_play import Samples


def reals(length: int) -> list[float]:
    return [0.0] * length


def real_rows(count: int, length: int) -> list[list[float]]:
    return [[0.0] * length for _ in range(count)]


class Learner:
    """A network that learns."""

    def __init__(
        self, weights: list[list[float]], hidden_bias: list[float], output_weights: list[float], output_bias: float
    ) -> None:
        self.weights = weights
        self.squares: list[list[float]] = real_rows(room.FEATURES, room.UNITS)
        self._new_rows()
        self.hidden_bias = hidden_bias
        self.output_weights = output_weights
        self.output_bias = output_bias
        self.rate = 0.0
        self.error = 0.0

    def _new_rows(self) -> None:
        self.hidden_bias_squares: list[float] = reals(room.UNITS)
        self.output_squares: list[float] = reals(room.UNITS)
        self.hidden: list[float] = reals(room.UNITS)
        self.hidden_gradient: list[float] = reals(room.UNITS)

    def learn(self, samples: Samples, stream: Stream, rate: float) -> None:
        """One epoch: as many steps as there are samples, each on a random one."""
        self.rate = rate
        self.error = 0.0
        for _ in range(samples.size):
            sample = stream.below(samples.size)
            self.backward(samples, sample, self.forward(samples, sample))
        self.error /= samples.size

    def forward(self, samples: Samples, sample: int) -> float:
        hidden = self.hidden
        for unit in range(room.UNITS):
            hidden[unit] = self.hidden_bias[unit]
        for place in range(samples.start[sample], samples.start[sample + 1]):
            add_weights(hidden, self.weights[samples.features[place]])
        total = self.output_bias
        for unit in range(room.UNITS):
            total += self.output_weights[unit] * max(hidden[unit], 0.0)
        return 1.0 / (1.0 + math.exp(-total))

    def backward(self, samples: Samples, sample: int, chance: float) -> None:
        """A gradient step of all weights that contributed."""
        target = samples.target[sample]
        difference = chance - target
        self.error += difference * difference
        for unit in range(room.UNITS):
            active = 1.0 if self.hidden[unit] > 0.0 else 0.0
            self.hidden_gradient[unit] = difference * self.output_weights[unit] * active
            self.hidden[unit] *= difference * active
        self.adagrad_step(self.output_weights, self.output_squares, self.hidden)
        self.adagrad_step(self.hidden_bias, self.hidden_bias_squares, self.hidden_gradient)
        for place in range(samples.start[sample], samples.start[sample + 1]):
            self.adagrad_step(
                self.weights[samples.features[place]], self.squares[samples.features[place]], self.hidden_gradient
            )
        self.output_bias -= 0.001 * self.rate * difference

    def adagrad_step(self, row: list[float], squares: list[float], gradient: list[float]) -> None:
        for unit in range(room.UNITS):
            squares[unit] += gradient[unit] * gradient[unit]
            row[unit] -= self.rate * gradient[unit] / math.sqrt(squares[unit] + 0.01)


def add_weights(hidden: list[float], weights: list[float]) -> None:
    for unit in range(room.UNITS):
        hidden[unit] += weights[unit]
