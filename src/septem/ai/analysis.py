"""The analysis of a game, decision by decision: chances before and after, better moves, labels and turning points.

A label depends on how much chance to win a move loses against the best move found:
best up to 0.5 %, good up to 2 %, inaccuracy up to 5 %, mistake up to 12 %, blunder beyond.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

LIMITS = {"best": 0.005, "good": 0.02, "inaccuracy": 0.05, "mistake": 0.12, "blunder": 1.0}
SWING = 0.15  # the change of a chance that makes a turning point
SIDES = 0.05  # the same if the favourite changes

Chances = tuple[float, ...]  # to win, by seat; members of a team have the same


@dataclass(frozen=True)
class Candidate:
    """A move with the chance to win of the deciding seat, the chances of all seats, and the expected continuation."""

    move: int
    worth: float
    visits: int
    line: tuple[tuple[int, int], ...] = ()  # seats and moves
    chances: Chances = ()


@dataclass(frozen=True)
class Reason:
    """Why a move may be good: the code of a fact, an item, an amount (or the number of a good), another city."""

    code: str
    item: int | None = None
    amount: int = 0
    city: int | None = None


@dataclass(frozen=True)
class Decision:
    """A decision of a game with more than one legal move: the seat, what it saw, and the move it played."""

    number: int  # of the answer in the record, from 0
    seat: int
    view: Any
    move: int
    round: int = 0  # decisions of a round are simultaneous


@dataclass(frozen=True)
class Verdict:
    """The analysis of a decision, from what its seat saw: all chances after the best move and after the played one."""

    decision: Decision
    best: Chances
    played: Chances
    candidates: tuple[Candidate, ...]  # the best ones first

    @property
    def number(self) -> int:
        return self.decision.number

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def move(self) -> int:
        return self.decision.move

    @property
    def before(self) -> float:
        return self.best[self.seat]

    @property
    def after(self) -> float:
        return self.played[self.seat]

    @property
    def loss(self) -> float:
        return max(self.before - self.after, 0.0)

    @property
    def label(self) -> str:
        if self.candidates and self.candidates[0].move == self.move:
            return "best"
        return next(label for label, limit in LIMITS.items() if self.loss <= limit)


def verdict(decision: Decision, candidates: Sequence[Candidate], most: int) -> Verdict:
    """The best move is the most visited one; a move with fewer visits is never rated above it."""
    ranked = sorted(candidates, key=lambda candidate: (candidate.visits, candidate.worth), reverse=True)
    best = ranked[0]
    played = next(candidate for candidate in candidates if candidate.move == decision.move)
    after = played if played.worth < best.worth else best
    shown = sorted(ranked[:most], key=lambda candidate: candidate is not best)
    return Verdict(decision, best.chances, after.chances, tuple(shown))


@dataclass(frozen=True)
class Turn:
    """A turning point: the seat whose chance changed most, with its chances before this round and the next one."""

    number: int
    seat: int
    before: float
    after: float
    choice: float  # the part of the change due to the seat's own move; the rest is chance and the moves of others


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game, and the shares of the victory if it is over."""

    verdicts: tuple[Verdict, ...]
    outcome: Chances | None = None
    rounds: tuple[tuple[Verdict, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        rounds = tuple(tuple(one) for _, one in groupby(self.verdicts, lambda verdict: verdict.decision.round))
        object.__setattr__(self, "rounds", rounds)

    def curve(self) -> list[Chances]:
        """The chances of all seats before each round of decisions, and in the end."""
        chances = [together(one) for one in self.rounds]
        return chances if self.outcome is None else [*chances, self.outcome]

    def turning_points(self) -> list[Turn]:
        curve = self.curve()
        found = []
        for verdicts, before, after in zip(self.rounds, curve, curve[1:], strict=False):
            seat = most_changed(before, after)
            if turns(before, after):
                own = [verdict.after - verdict.before for verdict in verdicts if verdict.seat == seat]
                first = next((one for one in verdicts if one.seat == seat), verdicts[0])
                choice = sum(own) if own else shifted(verdicts[0], seat)
                found.append(Turn(first.number, seat, before[seat], after[seat], choice))
        return found

    def labels(self, seat: int) -> dict[str, int]:
        """How many moves of a seat have each label."""
        own = [verdict.label for verdict in self.verdicts if verdict.seat == seat]
        return {label: own.count(label) for label in LIMITS}

    def mean_loss(self, seat: int) -> float:
        return mean(verdict.loss for verdict in self.verdicts if verdict.seat == seat)


def together(verdicts: Sequence[Verdict]) -> Chances:
    """The chances before a round: for each seat its own estimate if it had a decision, scaled to the usual sum."""
    average = [mean(chances) for chances in zip(*(verdict.best for verdict in verdicts), strict=True)]
    own = dict(enumerate(average)) | {verdict.seat: verdict.before for verdict in verdicts}
    if not sum(own.values()):  # nobody expects to win
        return tuple(average)
    scale = sum(average) / sum(own.values())
    return tuple(scale * own[seat] for seat in range(len(average)))


def shifted(verdict: Verdict, seat: int) -> float:
    """How another seat's move changed the chance of a seat."""
    return verdict.played[seat] - verdict.best[seat]


def most_changed(before: Chances, after: Chances) -> int:
    """The seat whose chance changed most; of several the first."""
    changes = [round(abs(now - then), 6) for then, now in zip(before, after, strict=True)]
    return changes.index(max(changes))


def turns(before: Chances, after: Chances) -> bool:
    """Whether a chance changed much, or another seat is the favourite now."""
    seat = most_changed(before, after)
    change = abs(after[seat] - before[seat])
    return change >= SWING or (change >= SIDES and before.index(max(before)) != after.index(max(after)))


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0
