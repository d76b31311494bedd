"""The standings of a match: shares of victories with their intervals, points, and ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any

from .match_plan import Outcome, Pairing

CONFIDENCE = 0.95


@dataclass
class Score:
    """One player's results. A deal is one observation: its games share their cards."""

    games: int = 0  # seats played, to be exact: a player may sit on several
    won: float = 0.0  # a shared victory counts in parts
    points: int = 0
    deals: list[float] = field(default_factory=list)  # the mean share of each complete deal

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.deals)


def interval(deals: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for a share, with the number of independent games that explains how deals differ."""
    if not deals:
        return 0.0, 1.0
    mean, spread = moments(deals)
    games = len(deals) * mean * (1 - mean) / spread if spread > 0 else float(len(deals))
    return wilson(mean, games, confidence)


def wilson(mean: float, games: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games."""
    if not games:
        return 0.0, 1.0
    deviation = NormalDist().inv_cdf((1 + confidence) / 2)
    squared = deviation * deviation
    centre = (mean + squared / (2 * games)) / (1 + squared / games)
    reach = deviation * math.sqrt(mean * (1 - mean) / games + squared / (4 * games * games)) / (1 + squared / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def moments(deals: Sequence[float]) -> tuple[float, float]:
    """The mean, and the variance of a single deal."""
    mean = math.fsum(deals) / len(deals)
    if len(deals) == 1:
        return mean, 0.0
    return mean, math.fsum((deal - mean) ** 2 for deal in deals) / (len(deals) - 1)


class Standings:
    """The results so far; games are added one by one, in order."""

    def __init__(self, players: int, games_a_deal: int) -> None:
        self.scores = [Score() for _ in range(players)]
        self.games_a_deal = games_a_deal
        self.games = 0
        self.history: list[tuple[Pairing, Outcome]] = []
        self.open: list[list[float]] = [[] for _ in range(players)]  # the deal being played

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        self.games += 1
        self.history.append((pairing, outcome))
        for seat, player in enumerate(pairing.seats):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            score = self.scores[player]
            score.games += 1
            score.won += share
            score.points += outcome.points[seat]
            self.open[player].append(share)
        if self.games % self.games_a_deal == 0:
            self.close_deal()

    def close_deal(self) -> None:
        for score, shares in zip(self.scores, self.open, strict=True):
            score.deals.append(math.fsum(shares) / len(shares))
            shares.clear()

    @property
    def whole(self) -> bool:
        """Whether every deal begun is complete."""
        return self.games % self.games_a_deal == 0


def ratings(players: int, history: Sequence[tuple[Pairing, Outcome]]) -> list[tuple[float, float]]:
    """Each player's rating and its standard deviation after all games in order (Plackett-Luce, by openskill)."""
    from openskill.models import PlackettLuce  # here, because only matches need it

    model = PlackettLuce()
    table: list[Any] = [model.rating() for _ in range(players)]
    for pairing, outcome in history:
        seats = [[model.create_rating([table[player].mu, table[player].sigma])] for player in pairing.seats]
        rated = model.rate(seats, ranks=ranks(outcome))
        for player in set(pairing.seats):
            mine = [team[0] for team, other in zip(rated, pairing.seats, strict=True) if other == player]
            mu, sigma = (math.fsum(values) / len(mine) for values in zip(*((r.mu, r.sigma) for r in mine), strict=True))
            table[player] = model.create_rating([mu, sigma])
    return [(rating.mu, rating.sigma) for rating in table]


def ranks(outcome: Outcome) -> list[float]:
    """Winners first, then by points."""
    order = sorted({(seat not in outcome.winners, -points) for seat, points in enumerate(outcome.points)})
    best = [(seat not in outcome.winners, -points) for seat, points in enumerate(outcome.points)]
    return [0.0 if seat in outcome.winners else float(order.index(place)) for seat, place in enumerate(best)]
