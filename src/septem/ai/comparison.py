"""Compares the moves of a decision by several independent searches, and measures how uncertain the result is.

Every search of a decision errs: by the cards it happens to imagine, and by the part of the tree it happens to see. So
several searches with random numbers of their own look at the same decision. Their average is the estimate of a move,
and their disagreement is its noise. After a common search, iterations go where they can still change the answer: to the
move that leads, to the one that may yet be better, and to the move that was played (as in LUCB).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

PER_PROBE = 100  # iterations that are worth another search
COMMON = 3  # one of so many iterations is spent by the search as it likes
FLOOR = 8  # and one of so many evenly on all moves
EXTRA = 3  # times at most, as many searches join where the answer is close
STEPS = 24  # parts into which the other iterations are divided
PRIOR_WEIGHT = 4.0  # how many measured deviations the usual noise counts for
SURE = 2.0  # standard errors on each side of an interval
AVERAGE = 0.5  # what an unvisited move is worth
PSEUDO = 2.0  # victories and defeats added before an error is computed: nothing is certain after a few visits


@dataclass(frozen=True)
class Tally:
    """What a search has found out about a move: visits, and the sums of the chances of all seats."""

    visits: int
    sums: tuple[float, ...]


class Probe(Protocol):
    """One search of a decision. Moves are numbered from 0."""

    seat: int

    def run(self, iterations: int) -> None: ...

    def run_below(self, place: int, iterations: int) -> None: ...

    def tally(self, place: int) -> Tally: ...


@dataclass(frozen=True)
class Estimate:
    """A move: the chances of all seats after it, the standard error of the deciding seat's chance, and visits."""

    chances: tuple[float, ...]
    worth: float
    error: float
    visits: int

    @property
    def low(self) -> float:
        return max(self.worth - SURE * self.error, 0.0)

    @property
    def high(self) -> float:
        return min(self.worth + SURE * self.error, 1.0)


def spread(chance: float, visits: float) -> float:
    """The variance of a single result if there is nothing but victories and defeats."""
    careful = (chance * visits + PSEUDO) / (visits + 2 * PSEUDO)
    return careful * (1.0 - careful)


class Comparison:
    """The moves of one decision, as all searches see them together."""

    def __init__(
        self, probes: Sequence[Probe], moves: int, seats: int, usual_noise: float, learning: float = 0.0
    ) -> None:
        self.probes = probes
        self.learning = learning  # how much a search errs that has not yet learned to play on, as usual_noise
        self.moves = moves
        self.seats = seats
        self.usual_noise = usual_noise  # of a result, relative to `spread`

    def joined(self, other: Comparison) -> Comparison:
        """The searches of both."""
        return Comparison([*self.probes, *other.probes], self.moves, self.seats, self.usual_noise, self.learning)

    def estimates(self) -> list[Estimate]:
        every = [[probe.tally(place) for probe in self.probes] for place in range(self.moves)]
        noise = self.noise(every)
        return [self.estimate(tallies, noise) for tallies in every]

    def estimate(self, tallies: list[Tally], noise: float) -> Estimate:
        visits = sum(one.visits for one in tallies)
        if not visits:
            return Estimate((AVERAGE,) * self.seats, AVERAGE, 1.0, 0)
        chances = tuple(sum(one.sums[seat] for one in tallies) / visits for seat in range(self.seats))
        worth = chances[self.probes[0].seat]
        learning = self.learning**2 * len(self.probes)
        return Estimate(chances, worth, sqrt((noise + learning) * spread(worth, visits) / visits), visits)

    def noise(self, every: list[list[Tally]]) -> float:
        """How much searches disagree, relative to independent victories and defeats; few data count with the usual."""
        seat, total, weight = self.probes[0].seat, PRIOR_WEIGHT * self.usual_noise, PRIOR_WEIGHT
        for tallies in every:
            seen = [one for one in tallies if one.visits]
            visits = sum(one.visits for one in seen)
            if len(seen) < 2:
                continue
            mean = sum(one.sums[seat] for one in seen) / visits
            squares = sum(one.visits * (one.sums[seat] / one.visits - mean) ** 2 for one in seen)
            total += squares / spread(mean, visits)
            weight += len(seen) - 1
        return total / weight

    def run(self, iterations: int) -> None:
        for probe in self.probes:
            probe.run(self.share(iterations))

    def run_below(self, place: int, iterations: int) -> None:
        for probe in self.probes:
            probe.run_below(place, self.share(iterations))

    def share(self, iterations: int) -> int:
        """The part of a search; at least one iteration."""
        return max(-(-iterations // len(self.probes)), 1)

    def fill_up(self, visits: int) -> None:
        """Visit every move at least so often."""
        for place, one in enumerate(self.estimates()):
            if one.visits < max(visits, 1):
                self.run_below(place, max(visits, 1) - one.visits)


Settled = Callable[[list[Estimate]], bool]
Judged = Callable[[list[Estimate], int], bool]  # of the move that was played
Begin = Callable[[int], Comparison]


def compare(comparison: Comparison, played: int | None, iterations: int, settled: Settled) -> list[Estimate]:
    """Search until the order that matters is settled, or the iterations are spent."""
    comparison.run(iterations // COMMON)
    comparison.fill_up(iterations // (FLOOR * comparison.moves))
    part = iterations * (FLOOR * (COMMON - 1) - COMMON) // (FLOOR * COMMON * STEPS)
    found = comparison.estimates()
    for _ in range(STEPS if part else 0):
        if settled(found):
            break
        chosen = undecided(found, played)
        for place in chosen:
            comparison.run_below(place, part // len(chosen))
        found = comparison.estimates()
    return found


def compare_closely(
    comparison: Comparison, begin: Begin, played: int, iterations: int, settled: Judged, borderline: Judged
) -> list[Estimate]:
    """While the answer is close, further independent searches join: `begin` makes a group of them, by its number.

    More iterations of the same searches would not help where each of them has settled in a way of its own.
    """

    def enough(estimates: list[Estimate]) -> bool:
        return settled(estimates, played)

    found = compare(comparison, played, iterations, enough)
    for group in range(1, 1 + EXTRA):
        if not borderline(found, played):
            break
        more = begin(group)
        compare(more, played, iterations, enough)
        comparison = comparison.joined(more)
        found = comparison.estimates()
    return found


def probes_for(iterations: int, most: int) -> int:
    """How many searches share so many iterations."""
    return min(max(iterations // PER_PROBE, 1), most)


def undecided(found: list[Estimate], played: int | None) -> list[int]:
    """The leading move, the one that may yet be better, and the one that was played."""
    places = range(len(found))
    front = max(places, key=lambda place: found[place].worth)
    rival = max((place for place in places if place != front), key=lambda place: found[place].high)
    return list(dict.fromkeys([front, rival] if played is None else [front, rival, played]))
