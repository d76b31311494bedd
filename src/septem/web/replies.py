"""Replies over HTTP. The page's types are generated from these models."""

from __future__ import annotations

from typing import Any, Literal

from .messages import TableInfo
from .scene import Scene, WireModel


class Me(WireModel):
    name: str


class BotInfo(WireModel):
    id: str
    names: dict[str, str]


class CharacterInfo(WireModel):
    """A bot with a personality."""

    id: str
    name: str
    level: Literal["1", "2", "3", "4", "5"]
    style: Literal["military", "science", "commerce", "wonders", "balanced"]


class NewTableReply(WireModel):
    id: str


class TableLine(WireModel):
    """A table in the list of a guest's tables."""

    id: str
    game: str
    status: str
    players: list[str]
    created: int
    waiting: list[str]  # names of the players who are asked
    yours: bool  # whether the guest is among them
    lesson: bool  # whether the guest is still taught there
    practice: bool  # whether it plays on from a moment of another game
    winners: list[str]  # names, once the game is over
    won: bool  # whether the guest is among them
    resigned: str | None  # who ended the game before its end
    deletable: bool  # whether the guest may delete it


class ReplayStep(WireModel):
    """One answer of a game; the move itself only if the viewpoint may know it."""

    number: int  # answers given so far
    seat: int | None
    move: str | None
    text: str | None
    lines: list[str]


class ReplayInfo(WireModel):
    table: TableInfo
    last: int
    steps: list[ReplayStep]


class ReplayFrame(WireModel):
    number: int
    last: int
    scene: Scene
    lines: list[str]
    events: list[dict[str, Any]]


class HintMove(WireModel):
    move: str
    text: str
    worth: float  # the chance to win
    visits: int
    reasons: list[str]


class Hint(WireModel):
    seat: int
    asked_at: int
    chance: float
    candidates: list[HintMove]


class CurvePoint(WireModel):
    number: int
    chance: float


class Curve(WireModel):
    seat: int
    points: list[CurvePoint]


class LineMove(WireModel):
    seat: int
    move: str
    text: str


class JudgedMove(WireModel):
    move: str
    text: str
    worth: float
    low: float = 0.0  # the interval in which the chance lies
    high: float = 1.0
    card: str | None = None  # on the table, which the move takes
    line: list[LineMove]


Label = Literal["best", "good", "inaccuracy", "mistake", "blunder", "unclear"]


class VerdictInfo(WireModel):
    """A decision and its evaluation; chances are those of the seat that was asked."""

    number: int  # answers given before: the replay step at which the move was made
    seat: int
    move: str
    text: str
    label: Label
    before: float
    after: float
    loss: float
    noise: float = 0.0  # of the loss
    candidates: list[JudgedMove]
    better: list[str]  # facts that speak for the best move, of a missed chance
    played: list[str]  # and for the move that was played
    costs: list[str]  # what that one costs


class AgeStart(WireModel):
    age: int
    number: int  # of the first decision


class TurningPoint(WireModel):
    number: int
    seat: int
    before: float
    after: float
    choice: float  # the part of the change that the seat's own move caused


class SeatJudgement(WireModel):
    seat: int
    labels: dict[str, int]
    mean_loss: float
    accuracy: float | None = None  # from 0 to 1


class AnalysisReply(WireModel):
    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    of: int
    curves: list[Curve]
    verdicts: list[VerdictInfo]
    turning: list[TurningPoint]
    seats: list[SeatJudgement]
    ages: list[AgeStart]
    summary: list[str]  # sentences


class Failure(WireModel):
    code: str
    message: str | None = None
    where: str | None = None
