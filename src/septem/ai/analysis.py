"""What a game came to, decision by decision: chances before and after, better moves, labels and turning points.

The limits of the labels are in chances to win lost by a move, against the best one found:
best up to 0.5 %, good up to 2 %, inaccuracy up to 5 %, mistake up to 12 %, blunder beyond.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

LIMITS = {"best": 0.005, "good": 0.02, "inaccuracy": 0.05, "mistake": 0.12, "blunder": 1.0}
SWING = 0.15  # a change of the chances that makes a turning point,
SIDES = 0.05  # or this much where the favourite changes
EVEN = 0.5


@dataclass(frozen=True)
class Candidate:
    """A move thought about: the chance to win of the seat that is asked, and what may follow."""

    move: int
    worth: float
    visits: int
    line: tuple[tuple[int, int], ...] = ()  # seats and moves


@dataclass(frozen=True)
class Decision:
    """A choice that a game left: who is asked, what the seat sees, and what it answered."""

    number: int  # of the answer in the record, from 0
    seat: int
    view: Any
    move: int


@dataclass(frozen=True)
class Verdict:
    """A decision and what is thought of it. Chances are those of the seat that was asked."""

    number: int
    seat: int
    move: int
    before: float
    after: float
    candidates: tuple[Candidate, ...]  # the best ones first

    @property
    def loss(self) -> float:
        return max(self.before - self.after, 0.0)

    @property
    def label(self) -> str:
        if self.candidates and self.candidates[0].move == self.move:
            return "best"
        return next(label for label, limit in LIMITS.items() if self.loss <= limit)

    def chance(self, worth: float) -> float:
        """A chance of the asked seat as one of the first player."""
        return worth if self.seat == 0 else 1.0 - worth


def verdict(decision: Decision, candidates: Sequence[Candidate], most: int) -> Verdict:
    """The best move is the one looked at most; a move that was not looked at enough cannot be better than it."""
    ranked = sorted(candidates, key=lambda candidate: (candidate.visits, candidate.worth), reverse=True)
    before = ranked[0].worth
    played = next(candidate for candidate in candidates if candidate.move == decision.move)
    after = before if played is ranked[0] else min(played.worth, before)
    shown = sorted(ranked[:most], key=lambda candidate: candidate is not ranked[0])
    return Verdict(decision.number, decision.seat, decision.move, before, after, tuple(shown))


@dataclass(frozen=True)
class Turn:
    """A turning point: the first player's chances before a decision and before the next one."""

    number: int
    before: float
    after: float
    choice: float  # the part of the change that was the move's doing; the rest was luck


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game; what the first player got in the end, if it is over."""

    verdicts: tuple[Verdict, ...]
    outcome: float | None = None

    def curve(self) -> list[float]:
        """The first player's chances before each decision, and in the end."""
        chances = [verdict.chance(verdict.before) for verdict in self.verdicts]
        return chances if self.outcome is None else [*chances, self.outcome]

    def turning_points(self) -> list[Turn]:
        curve = self.curve()
        found = []
        for place, verdict in enumerate(self.verdicts[: len(curve) - 1]):
            before, after = curve[place], curve[place + 1]
            if turns(before, after):
                found.append(Turn(verdict.number, before, after, verdict.chance(verdict.after) - before))
        return found

    def labels(self, seat: int) -> dict[str, int]:
        """How many of a seat's moves got each label."""
        own = [verdict.label for verdict in self.verdicts if verdict.seat == seat]
        return {label: own.count(label) for label in LIMITS}

    def mean_loss(self, seat: int) -> float:
        return mean(verdict.loss for verdict in self.verdicts if verdict.seat == seat)


def turns(before: float, after: float) -> bool:
    change = abs(after - before)
    return change >= SWING or (change >= SIDES and (before - EVEN) * (after - EVEN) < 0.0)


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0
