"""Figures estimated from samples, each with its 95 % confidence interval."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist

from ..standings import CONFIDENCE, wilson

REACH = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Estimate:
    """A share or a mean, and the interval around it."""

    value: float
    low: float
    high: float
    sample: float  # of so many observations

    @property
    def interval(self) -> tuple[float, float]:
        return self.low, self.high

    @property
    def is_bounded(self) -> bool:
        """Whether there is an interval: a single observation has none."""
        return self.sample > 1 or self.low < self.high

    def divided(self, number: int) -> Estimate:
        return Estimate(self.value / number, self.low / number, self.high / number, self.sample)

    def json(self) -> dict[str, object]:
        interval = [self.low, self.high] if self.is_bounded else None
        return {"value": self.value, "interval": interval, "sample": self.sample}


def share(part: float, whole: float) -> Estimate:
    """A share with Wilson's interval."""
    value = part / whole if whole else 0.0
    return Estimate(value, *wilson(value, whole), whole)


def mean(histogram: Mapping[int, int]) -> Estimate:
    """The mean of numbers, given how often each occurs."""
    count = sum(histogram.values())
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = sum(number * times for number, times in histogram.items()) / count
    squares = sum((number - value) ** 2 * times for number, times in histogram.items())
    reach = REACH * math.sqrt(squares / max(count - 1, 1) / count)
    return Estimate(value, value - reach, value + reach, count)


def difference(first: Estimate, second: Estimate) -> Estimate:
    """The second less the first, by Newcombe's rule: each interval's own reach, squared and added."""
    value = second.value - first.value
    low = value - math.hypot(second.value - second.low, first.high - first.value)
    high = value + math.hypot(second.high - second.value, first.value - first.low)
    return Estimate(value, low, high, min(first.sample, second.sample))


def is_clear(gap: Estimate) -> bool:
    """Whether a difference is significant."""
    return gap.low > 0 or gap.high < 0
