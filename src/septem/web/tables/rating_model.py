"""Ratings: Plackett-Luce, by openskill. Bots are anchors: their ratings are measured, and games never change them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

MU, SIGMA = 25.0, 25.0 / 3  # of somebody who has not played yet
BETA = SIGMA / 2  # how much luck a game has, as openskill assumes it
SCALE, CENTRE = 40.0, 1500.0  # of the points that people see
SETTLED_GAMES, SETTLED_SIGMA = 10, 5.0  # until then a rating is provisional
ANCHOR_SIGMA = 1.0
ANCHOR = 3  # the level whose rating is the centre

# How often a level won against the one below: against one in Duel, against two in 7 Wonders. See docs/ratings.md.
SHARES = {
    "duel.base": (0.90, 0.72, 0.67, 0.68),
    "duel.expansions": (0.895, 0.78, 0.73, 0.83),
    "wonders.base": (0.81, 0.65, 0.66, 0.60),
    "wonders.expansions": (0.77, 0.76, 0.63, 0.825),
    "wonders.second": (0.80, 0.65, 0.58, 0.54),
}
OTHERS = {"duel": 1, "wonders": 2}  # of the other kind, in these matches


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        return round(CENTRE + SCALE * (self.mu - MU))

    @property
    def uncertainty(self) -> int:
        """Two standard deviations, in points."""
        return round(2 * SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.games < SETTLED_GAMES or self.sigma > SETTLED_SIGMA


def distance(share: float, others: int) -> float:
    """How far apart ratings are if one wins this share of games against some of the other kind."""
    return BETA * math.sqrt(others + 1) * math.log(others * share / (1 - share))


def anchors(pool: str) -> dict[str, Rating]:
    """The ratings of the bots of levels 1 to 5."""
    steps = [distance(share, OTHERS[pool.partition(".")[0]]) for share in SHARES[pool]]
    heights = [math.fsum(steps[:level]) for level in range(len(steps) + 1)]
    return {
        str(level + 1): Rating(MU + height - heights[ANCHOR - 1], ANCHOR_SIGMA) for level, height in enumerate(heights)
    }


def after_game(ratings: Sequence[Rating], ranks: Sequence[float]) -> list[Rating]:
    """The ratings of all seats after a game; the smallest rank is the best."""
    from openskill.models import PlackettLuce  # here, because tables do not need it

    model = PlackettLuce()
    teams = [[model.create_rating([one.mu, one.sigma])] for one in ratings]
    rated = model.rate(teams, ranks=list(ranks))
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for team, one in zip(rated, ratings, strict=True)]


def ranks_of(won: Sequence[bool], points: Sequence[int | None]) -> list[float]:
    """Winners first, the others by their points; without points all others are last."""
    places = [(not one, 0 if one else -(score or 0)) for one, score in zip(won, points, strict=True)]
    order = sorted(set(places))
    return [float(order.index(place)) for place in places]
