"""When to stop: a sequential test whether the first player's share of victories is a low or a high one.

The test is the generalised one for observations of unknown spread, as testing frameworks of chess engines use it: deals
are the observations, and what is likelier by a factor of 19 under one share than under the other is taken for decided.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.errors import Problem
from .standings import moments

ERROR = 0.05  # the chance to be wrong, either way
BOUND = math.log((1 - ERROR) / ERROR)
FEWEST_DEALS = 8  # fewer say nothing about how much deals differ


@dataclass(frozen=True)
class Bounds:
    """Two shares of victories that the test distinguishes."""

    low: float
    high: float

    @classmethod
    def read(cls, text: str) -> Bounds:
        """Written as `0.33:0.50`."""
        low, _, high = text.partition(":")
        try:
            bounds = cls(float(low), float(high))
        except ValueError:
            raise Problem("bad_bounds", given=text) from None
        if not 0 <= bounds.low < bounds.high <= 1:
            raise Problem("bad_bounds", given=text)
        return bounds

    def likelihood(self, deals: Sequence[float]) -> float:
        """The log-likelihood ratio of the high share against the low one, given the mean of each deal."""
        if not deals:
            return 0.0
        mean, spread = moments(deals)
        middle = (self.low + self.high) / 2
        spread = max(spread, middle * (1 - middle) / (4 * len(deals)))  # a few equal deals prove no certainty
        return len(deals) * (self.high - self.low) * (mean - middle) / spread

    def decide(self, deals: Sequence[float]) -> str | None:
        """`high`, `low`, or nothing yet."""
        if len(deals) < FEWEST_DEALS:
            return None
        likelihood = self.likelihood(deals)
        if likelihood >= BOUND:
            return "high"
        return "low" if likelihood <= -BOUND else None
