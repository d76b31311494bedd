"""A ladder: all players on one rating scale, from the games of a match in which everybody plays everybody.

Ratings are those of the Bradley-Terry model on the scale of Elo: 400 points are odds of ten to one. At tables with more
than two seats every pair of seats counts as a game, won by the better place. Intervals come from resampling deals.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from .match_plan import Outcome, Pairing
from .standings import CONFIDENCE, ranks

MEAN = 1500.0  # of all players
SCALE = 400.0 / math.log(10)
ROUNDS = 200  # of the fit
SAMPLES = 200  # of deals
Results = list[list[float]]  # by player and opponent: games won, a tie counting half
Game = tuple[Pairing, Outcome]


@dataclass(frozen=True)
class Rung:
    """A player's place on the ladder."""

    player: str
    rating: float
    low: float
    high: float
    games: int


def ladder(players: Sequence[str], history: Sequence[Game], seed: int) -> list[Rung]:
    """All players, the best first."""
    ratings = fit(results(len(players), history))
    samples = [fit(results(len(players), resampled)) for resampled in resample(history, seed)]
    games = [sum(number in pairing.seats for pairing, _ in history) for number in range(len(players))]
    rungs = [
        Rung(player, ratings[number], *interval([sample[number] for sample in samples]), games[number])
        for number, player in enumerate(players)
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)


def results(players: int, history: Iterable[Game]) -> Results:
    won = [[0.0] * players for _ in range(players)]
    for pairing, outcome in history:
        places = ranks(outcome)
        for one, other in combinations(range(len(pairing.seats)), 2):
            first, second = pairing.seats[one], pairing.seats[other]
            if first != second:
                share = 0.5 if places[one] == places[other] else float(places[one] < places[other])
                won[first][second] += share
                won[second][first] += 1.0 - share
    return won


def fit(won: Results) -> list[float]:
    """The ratings that make the results likeliest, with one drawn game added to each pair, so that all are finite."""
    players = range(len(won))
    games = [[won[one][other] + won[other][one] + 1.0 for other in players] for one in players]
    total = [sum(won[one][other] + 0.5 for other in players if other != one) for one in players]
    strength = [1.0 for _ in players]
    for _ in range(ROUNDS):
        strength = [
            total[one] / sum(games[one][other] / (strength[one] + strength[other]) for other in players if other != one)
            for one in players
        ]
    logs = [math.log(value) for value in strength]
    middle = math.fsum(logs) / len(logs)
    return [MEAN + SCALE * (value - middle) for value in logs]


def resample(history: Sequence[Game], seed: int) -> Iterable[list[Game]]:
    """Samples of as many deals as there are, drawn with replacement: games of one deal share their cards."""
    deals: dict[int, list[Game]] = {}
    for game in history:
        deals.setdefault(game[0].deal, []).append(game)
    luck, every = random.Random(seed), list(deals.values())
    for _ in range(SAMPLES):
        yield [game for _ in every for game in luck.choice(every)]


def interval(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = round(len(ordered) * (1 - CONFIDENCE) / 2)
    return ordered[cut], ordered[-1 - cut]
