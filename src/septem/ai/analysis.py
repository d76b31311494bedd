"""The analysis of a game, decision by decision: chances before and after, better moves, labels and turning points.

A label depends on the chance to win that a move certainly loses against the best move: the difference of the estimates
less the noise of both and as much again, because another analysis errs as much as this one. It is good up to 2 %, an
inaccuracy up to 10 %, a mistake up to 20 %, a blunder beyond: steps that are wider than the noise, so that analyses
with other random numbers agree. It is the best move if every other one certainly loses more than 5 %. If it may be
anything from good to a blunder, the move has no label.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import exp, hypot
from typing import Any

from ..core.shown import Tabled
from .comparison import SURE, Estimate

LIMITS = {"best": 0.0, "good": 0.02, "inaccuracy": 0.10, "mistake": 0.20, "blunder": 1.0}
BEST_LEAD = 0.05  # what every other move certainly loses next to the best one
UNCLEAR = "unclear"  # instead of a label
MISSED = ("inaccuracy", "mistake", "blunder")
MARGIN = 2.0  # a loss is certain beyond so much noise: that of this analysis and that of another one
NEAR = 0.5  # a label is near a border if it changes with so much more or less noise
SWING = 0.15  # the change of a chance that makes a turning point
SIDES = 0.05  # the same if the favourite changes
SEVERITY = 4.35  # how fast the accuracy of a move falls with the chance it loses: 12 % leave 59 %
KNOWN = 8  # a known move has at least one of so many visits of the most visited one
PRECISE = 0.005  # the standard error of a chance that is known well enough

Chances = tuple[float, ...]  # to win, by seat; members of a team have the same


@dataclass(frozen=True)
class Candidate:
    """A move with the chance to win of the deciding seat, the chances of all seats, and the expected continuation."""

    move: int
    worth: float
    visits: int
    line: tuple[tuple[int, int], ...] = ()  # seats and moves
    chances: Chances = ()
    error: float = 0.0  # the standard error of the chance
    lead: float | None = None  # over the best other seat in the end, in points, where the search counts them

    @property
    def low(self) -> float:
        return max(self.worth - SURE * self.error, 0.0)

    @property
    def high(self) -> float:
        return min(self.worth + SURE * self.error, 1.0)


@dataclass(frozen=True)
class Reason:
    """A fact about a move: its code, an item, an amount (or the number of a good), another city."""

    code: str
    item: int | None = None
    amount: int = 0
    city: int | None = None


@dataclass(frozen=True)
class Lesson:
    """What a missed chance teaches: facts for the best move, facts for the move played, and what the latter costs."""

    better: tuple[Reason, ...]
    played: tuple[Reason, ...]
    costs: tuple[Reason, ...]


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
    candidates: tuple[Candidate, ...]  # the best ones first, and the one that was played
    noise: float = 0.0  # of the difference between the two
    lead: float = 0.0  # what the best move is certainly ahead of every other one
    lesson: Lesson | None = None  # of a missed chance

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
    def sure_loss(self) -> float:
        """What is lost in any analysis, whatever its random numbers."""
        return max(self.loss - MARGIN * self.noise, 0.0)

    @property
    def label(self) -> str:
        if self.candidates and self.candidates[0].move == self.move and self.lead > BEST_LEAD:
            return "best"
        return label_between(self.sure_loss, self.loss + self.noise)

    @property
    def accuracy(self) -> float:
        """1 for a move that loses nothing."""
        return exp(-SEVERITY * self.sure_loss)


def label_of(sure_loss: float) -> str:
    return next(label for label, limit in LIMITS.items() if label != "best" and sure_loss <= limit)


def label_between(low: float, high: float) -> str:
    """None if a move may be anything from good to a blunder."""
    return UNCLEAR if bands_between(low, high) > 2 else label_of(low)


def bands_between(low: float, high: float) -> int:
    """How many labels apart two losses are."""
    order = list(LIMITS)
    return order.index(label_of(min(high, 1.0))) - order.index(label_of(low))


def noise_between(one: Candidate | Estimate, other: Candidate | Estimate) -> float:
    """The noise of the difference between two chances."""
    return SURE * hypot(one.error, other.error)


def in_order(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best ones first; of moves that are worth the same, those that are known best."""
    return sorted(candidates, key=lambda one: (-one.worth, -one.visits, one.move))


def hints(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The moves that a search knows, the best estimate first; rarely visited ones come last."""
    most = max(one.visits for one in candidates)
    known = [one for one in candidates if one.visits * KNOWN >= most]
    rest = [one for one in candidates if one not in known]
    return in_order(known) + sorted(rest, key=lambda one: (-one.visits, -one.worth, one.move))


def verdict(decision: Decision, candidates: Sequence[Candidate], most: int) -> Verdict:
    """The verdict on a decision; it shows the best candidates and the one that was played."""
    ranked = in_order(candidates)
    best = ranked[0]
    played = next(one for one in ranked if one.move == decision.move)
    lead = min((best.worth - one.worth - MARGIN * noise_between(best, one) for one in ranked[1:]), default=0.0)
    shown = ranked[:most] if played in ranked[:most] else [*ranked[:most], played]
    noise = 0.0 if played is best else noise_between(best, played)
    return Verdict(decision, best.chances, played.chances, tuple(shown), noise, max(lead, 0.0))


def is_settled(found: Sequence[Estimate], played: int) -> bool:
    """Whether more iterations would hardly change a label: it would be the same with more and with less noise."""
    front = max(range(len(found)), key=lambda place: found[place].worth)
    best = found[front]
    other = found[played]
    if played == front:
        other = max((one for place, one in enumerate(found) if place != front), key=lambda one: one.high)
    gap = best.worth - other.worth
    sure = gap - MARGIN * noise_between(best, other)
    same = (gap > BEST_LEAD) == (sure > BEST_LEAD) if played == front else label_of(max(sure, 0.0)) == label_of(gap)
    return best.error <= PRECISE and same


def is_borderline(found: Sequence[Estimate], played: int) -> bool:
    """Whether another analysis might well give another label."""
    return len({label_at(found, played, margin) for margin in (MARGIN - NEAR, MARGIN, MARGIN + NEAR)}) > 1


def label_at(found: Sequence[Estimate], played: int, margin: float) -> str:
    """The label of a move if a loss is certain beyond so much noise."""
    best, own = max(found, key=lambda one: one.worth), found[played]
    others = [one for one in found if one is not best]
    if own is best:
        lead = min((best.worth - one.worth - margin * noise_between(best, one) for one in others), default=0.0)
        return "best" if lead > BEST_LEAD else "good"
    gap, noise = best.worth - own.worth, noise_between(best, own)
    return label_between(max(gap - margin * noise, 0.0), gap + noise)


@dataclass(frozen=True)
class Turn:
    """A turning point: the seat whose chance changed most, with its chances before this round and the next one."""

    number: int
    seat: int
    before: float
    after: float
    choice: float  # the part of the change due to the seat's own move; the rest is chance and the moves of others


@dataclass(frozen=True)
class Analysis(Tabled):
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
        return {label: own.count(label) for label in (*LIMITS, UNCLEAR)}

    def mean_loss(self, seat: int) -> float:
        return mean(verdict.loss for verdict in self.verdicts if verdict.seat == seat)

    def accuracy(self, seat: int) -> float | None:
        """From 0 to 1; none for a seat that had no choice."""
        own = [verdict.accuracy for verdict in self.verdicts if verdict.seat == seat]
        return mean(own) if own else None


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
