"""The effect of each item on the chance to win, with all other items held fixed, and what pairs add to that.

The model is a conditional logit: the chance of a seat is proportional to exp(sum of the effects of what it has). With
two seats this is logistic regression on the difference of both cities. Each game is one observation, so that seats
which win and lose together do not count twice. A weak prior keeps the effects of rare items finite.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from ...core.extras import library
from ..standings import CONFIDENCE
from .estimate import REACH, Estimate
from .features import Features

PRIOR = 1.0  # the inverse variance of an effect before any game was seen
STEPS, ENOUGH = 30, 1e-8
BLOCK = 8_192  # games whose numbers are in memory at a time
FEW_PAIRS = 50  # seats that must have had both items


@dataclass(frozen=True)
class Adjusted:
    """An item with its effect as a chance to win against equals; even is 1 divided by the number of seats."""

    family: str
    name: str
    chance: Estimate


@dataclass(frozen=True)
class Pair:
    """Two items in one city: how much more often it wins than the effects of both items say."""

    first: tuple[str, str]
    second: tuple[str, str]
    won: float
    expected: float
    gain: Estimate
    clear: bool  # significant among all pairs that were examined


@dataclass(frozen=True)
class Fit:
    """The fitted model."""

    features: Features
    effects: Any
    errors: Any  # standard errors

    def items(self) -> list[Adjusted]:
        """Every item, the largest effect first."""
        found = [self.item(number) for number in range(len(self.features.items))]
        return sorted(found, key=lambda item: -item.chance.value)

    def item(self, number: int) -> Adjusted:
        effect, reach = float(self.effects[number]), REACH * float(self.errors[number])
        seats = self.features.owned.shape[1]
        value, low, high = (against_equals(end, seats) for end in (effect, effect - reach, effect + reach))
        return Adjusted(*self.features.items[number], Estimate(value, low, high, self.features.sample(number)))

    def pairs(self) -> list[Pair]:
        """Pairs of items, the clearest differences first."""
        numpy = library("numpy", "lab")
        size = len(self.features.items)
        together, won, expected, spread = (numpy.zeros((size, size)) for _ in range(4))
        for owned, parts in blocks(self.features):
            chances = shares(owned, self.effects)
            rows = owned[:, :, :size].reshape(-1, size)
            for sums, weight in ((won, parts), (expected, chances), (spread, chances * (1 - chances))):
                sums += rows.T @ (rows * weight.reshape(-1, 1))
            together += rows.T @ rows
        seen = [(i, j) for i in range(size) for j in range(i) if together[i, j] >= FEW_PAIRS]
        found = [self.pair(i, j, together, won, expected, spread, len(seen)) for i, j in seen]
        return sorted(found, key=lambda pair: -abs(pair.gain.value) / max(pair.gain.high - pair.gain.low, 1e-9))

    def pair(self, i: int, j: int, together: Any, won: Any, expected: Any, spread: Any, examined: int) -> Pair:
        """Its interval is a little too wide: the effects of the items were fitted to the same games."""
        times = float(together[i, j])
        gain = float(won[i, j] - expected[i, j]) / times
        error = math.sqrt(float(spread[i, j])) / times
        limit = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / examined)
        names = self.features.items
        estimate = Estimate(gain, gain - REACH * error, gain + REACH * error, times)
        own, model = float(won[i, j]) / times, float(expected[i, j]) / times
        return Pair(names[j], names[i], own, model, estimate, abs(gain) > limit * error)


def against_equals(effect: float, seats: int) -> float:
    """The chance of a seat with an item against seats that are equal in everything else."""
    return 1 / (1 + (seats - 1) * math.exp(-effect))


def blocks(features: Features) -> Iterator[tuple[Any, Any]]:
    for first in range(0, features.games, BLOCK):
        yield features.owned[first : first + BLOCK].astype(float), features.won[first : first + BLOCK]


def shares(owned: Any, effects: Any) -> Any:
    """The chance of each seat of each game."""
    numpy = library("numpy", "lab")
    strength = owned @ effects
    weight = numpy.exp(strength - strength.max(axis=1, keepdims=True))
    return weight / weight.sum(axis=1, keepdims=True)


def fit(features: Features) -> Fit:
    """The most likely effects, by Newton's method."""
    numpy = library("numpy", "lab")
    effects = numpy.zeros(features.owned.shape[2])
    for _ in range(STEPS):
        slope, curve = slope_and_curve(features, effects)
        step = numpy.linalg.solve(curve, slope)
        effects += step
        if numpy.abs(step).max(initial=0) < ENOUGH:
            break
    return Fit(features, effects, numpy.sqrt(numpy.diag(numpy.linalg.inv(slope_and_curve(features, effects)[1]))))


def slope_and_curve(features: Features, effects: Any) -> tuple[Any, Any]:
    """The derivative of the logarithm of the likelihood with the prior, and the negative of the second one."""
    numpy = library("numpy", "lab")
    size = len(effects)
    slope, curve = -PRIOR * effects, PRIOR * numpy.eye(size)
    for owned, won in blocks(features):
        chances = shares(owned, effects)
        rows = owned.reshape(-1, size)
        expected = (owned * chances[:, :, None]).sum(axis=1)
        slope = slope + rows.T @ (won - chances).reshape(-1)
        curve = curve + rows.T @ (rows * chances.reshape(-1, 1)) - expected.T @ expected
    return slope, curve
