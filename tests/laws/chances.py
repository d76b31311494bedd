"""How surprising counts are, in standard deviations."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from tests.laws.family import Odds

# With fixed seeds a test either always passes or never does. At this bound one honest engine in thousands would fail.
LIMIT = 5.0


def surprise(found: Counter[int], odds: Odds) -> float:
    """Pearson's chi-square as a normal deviate (Wilson and Hilferty)."""
    if len(odds) == 1:
        return 0.0
    total = found.total()
    square = sum((found[face] - chance * total) ** 2 / (chance * total) for face, chance in odds.items())
    freedom = len(odds) - 1
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def excess(hits: int, expected: float, variance: float) -> float:
    """How many standard deviations there are more hits than chance would bring."""
    return (hits - expected) / sqrt(variance) if variance else 0.0
