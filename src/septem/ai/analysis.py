"""What a game came to, decision by decision: chances before and after, better moves, labels and turning points.

The limits of the labels are in chances to win lost by a move, against the best one found:
best up to 0.5 %, good up to 2 %, inaccuracy up to 5 %, mistake up to 12 %, blunder beyond.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

LIMITS = {"best": 0.005, "good": 0.02, "inaccuracy": 0.05, "mistake": 0.12, "blunder": 1.0}
SWING = 0.15  # a change of the chances that makes a turning point,
SIDES = 0.05  # or this much where the favourite changes

Chances = tuple[float, ...]  # to win, one for each seat; who plays together has the same


@dataclass(frozen=True)
class Candidate:
    """A move thought about: the chance to win of the seat that is asked, everybody's, and what may follow."""

    move: int
    worth: float
    visits: int
    line: tuple[tuple[int, int], ...] = ()  # seats and moves
    chances: Chances = ()


@dataclass(frozen=True)
class Reason:
    """Why a move may be good: a fact by its code; an item, an amount (or the number of a good) and another city."""

    code: str
    item: int | None = None
    amount: int = 0
    city: int | None = None


@dataclass(frozen=True)
class Decision:
    """A choice that a game left: who is asked, what the seat sees, and what it answered."""

    number: int  # of the answer in the record, from 0
    seat: int
    view: Any
    move: int
    round: int = 0  # decisions of a round are taken at once; nobody knows those of the others


@dataclass(frozen=True)
class Verdict:
    """A decision and what is thought of it, from what its seat saw: all chances with the best move and after."""

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
    """The best move is the one looked at most; a move that was not looked at enough cannot be better than it."""
    ranked = sorted(candidates, key=lambda candidate: (candidate.visits, candidate.worth), reverse=True)
    best = ranked[0]
    played = next(candidate for candidate in candidates if candidate.move == decision.move)
    after = played if played.worth < best.worth else best
    shown = sorted(ranked[:most], key=lambda candidate: candidate is not best)
    return Verdict(decision, best.chances, after.chances, tuple(shown))


@dataclass(frozen=True)
class Turn:
    """A turning point: the chances of the seat that it changed most, before a round and before the next one."""

    number: int
    seat: int
    before: float
    after: float
    choice: float  # the part of the change that was the seat's own move; the rest was luck, or what others did


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game; what everybody got in the end, if it is over."""

    verdicts: tuple[Verdict, ...]
    outcome: Chances | None = None
    rounds: tuple[tuple[Verdict, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        rounds = tuple(tuple(one) for _, one in groupby(self.verdicts, lambda verdict: verdict.decision.round))
        object.__setattr__(self, "rounds", rounds)

    def curve(self) -> list[Chances]:
        """Everybody's chances before each round of decisions, and in the end."""
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
        """How many of a seat's moves got each label."""
        own = [verdict.label for verdict in self.verdicts if verdict.seat == seat]
        return {label: own.count(label) for label in LIMITS}

    def mean_loss(self, seat: int) -> float:
        return mean(verdict.loss for verdict in self.verdicts if verdict.seat == seat)


def together(verdicts: Sequence[Verdict]) -> Chances:
    """All chances before a round: of each seat what it thought itself, if it was asked; they add up as ever."""
    average = [mean(chances) for chances in zip(*(verdict.best for verdict in verdicts), strict=True)]
    own = dict(enumerate(average)) | {verdict.seat: verdict.before for verdict in verdicts}
    if not sum(own.values()):  # everybody despairs
        return tuple(average)
    scale = sum(average) / sum(own.values())
    return tuple(scale * own[seat] for seat in range(len(average)))


def shifted(verdict: Verdict, seat: int) -> float:
    """What somebody else's move did to the chances of a seat."""
    return verdict.played[seat] - verdict.best[seat]


def most_changed(before: Chances, after: Chances) -> int:
    """The seat whose chances changed most; of several the first."""
    changes = [round(abs(now - then), 6) for then, now in zip(before, after, strict=True)]
    return changes.index(max(changes))


def turns(before: Chances, after: Chances) -> bool:
    """Whether somebody's chances changed much, or another seat has the best ones now."""
    seat = most_changed(before, after)
    change = abs(after[seat] - before[seat])
    return change >= SWING or (change >= SIDES and before.index(max(before)) != after.index(max(after)))


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0
