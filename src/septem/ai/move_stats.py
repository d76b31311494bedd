"""The statistics of a search about the moves of a decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class MoveStats:
    """Statistics of a root move, from the point of view of the deciding seat."""

    move: int
    visits: int
    chance: float  # to win; a shared victory counts in part
    value: float  # the mean result that the search maximises; in Duel the chance to win


def most_visited(stats: Sequence[MoveStats]) -> MoveStats:
    """The move to play: the most visited one; of several the one with the best value."""
    return max(stats, key=lambda one: (one.visits, one.value))


def lead(stats: Iterable[MoveStats]) -> int:
    """By how many visits the most visited move leads."""
    visits = sorted((one.visits for one in stats), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else visits[0]


def merged(searches: Iterable[Iterable[MoveStats]]) -> list[MoveStats]:
    """The statistics of several searches of the same decision: visits are added, chances and values averaged."""
    by_move: dict[int, list[MoveStats]] = {}
    for stats in searches:
        for one in stats:
            by_move.setdefault(one.move, []).append(one)
    return [mean(several) for several in by_move.values()]


def mean(several: Sequence[MoveStats]) -> MoveStats:
    """One move as several searches see it, weighted by visits."""
    visits = sum(one.visits for one in several)
    if not visits:
        return several[0]
    chance = sum(one.chance * one.visits for one in several) / visits
    value = sum(one.value * one.visits for one in several) / visits
    return MoveStats(several[0].move, visits, chance, value)
