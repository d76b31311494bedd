"""Styles of play: a player with a style prefers moves of one kind, if they cost little.

A style is a setting of a player: `3:style=science`. It adds a bonus to the estimated value of each move of its kind and
plays the move with the best sum. `balanced` is the player without a style.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.chance import Stream
from .move_stats import MoveStats, most_visited

BALANCED = "balanced"
STYLES = ("military", "science", "commerce", "wonders", BALANCED)
CLOSER = 8  # a move of the style gets at least one of so many iterations
FINE = 1 << 16  # random fractions come in steps this small

Liking = Callable[[int], float]  # how much a style likes a move: 0 not at all, 1 fully
Rate = Callable[[Any, Sequence[int], Stream, Liking], list[MoveStats]]  # the moves of a view with their values


@dataclass(frozen=True)
class StyledPlayer:
    """Plays the move with the best sum of its value, the bonus of the style, and noise."""

    rate: Rate
    liking: Liking
    bonus: float  # in the unit of the values
    noise: float = 0.0

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        stats = self.candidates(self.rate(view, moves, stream, self.liking))
        sums = [self.sum(one, stream) for one in stats]
        return stats[sums.index(max(sums))].move

    def candidates(self, stats: list[MoveStats]) -> list[MoveStats]:
        """After a search its choice and the moves of the style: the values of rarely visited moves say little."""
        if not any(one.visits for one in stats):
            return stats
        return [most_visited(stats), *(one for one in stats if self.liking(one.move))]

    def sum(self, one: MoveStats, stream: Stream) -> float:
        noise = self.noise * stream.below(FINE) / FINE if self.noise else 0.0
        return one.value + self.bonus * self.liking(one.move) + noise


def missing_visits(stats: Sequence[MoveStats], liking: Liking) -> list[tuple[int, int]]:
    """The places of liked moves whose value the search does not know well, each with the iterations it lacks."""
    wanted = sum(one.visits for one in stats) // CLOSER
    return [(place, wanted - one.visits) for place, one in enumerate(stats) if liking(one.move) and one.visits < wanted]
