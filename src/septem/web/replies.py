"""What the server replies over HTTP, as closed models. The page's types are made from them."""

from __future__ import annotations

from typing import Any, Literal

from .messages import TableInfo
from .scene import Closed, Scene


class Me(Closed):
    name: str


class BotInfo(Closed):
    id: str
    names: dict[str, str]


class NewTableReply(Closed):
    id: str


class TableLine(Closed):
    """A table in the list of one's own."""

    id: str
    game: str
    status: str
    players: list[str]
    created: int
    waiting: list[str]  # names of whoever is asked
    yours: bool  # whether the reader is


class ReplayStep(Closed):
    """One answer of a game; the move itself only where these eyes may know it."""

    number: int  # how many answers have been given
    seat: int | None
    move: str | None
    text: str | None
    lines: list[str]


class ReplayInfo(Closed):
    table: TableInfo
    last: int
    steps: list[ReplayStep]


class ReplayFrame(Closed):
    number: int
    last: int
    scene: Scene
    lines: list[str]
    events: list[dict[str, Any]]


class HintMove(Closed):
    move: str
    text: str
    worth: float  # the chance to win with it
    visits: int
    reasons: list[str]


class Hint(Closed):
    seat: int
    asked_at: int
    chance: float
    candidates: list[HintMove]


class CurvePoint(Closed):
    number: int
    chance: float


class Curve(Closed):
    seat: int
    points: list[CurvePoint]


class LineMove(Closed):
    seat: int
    move: str
    text: str


class JudgedMove(Closed):
    move: str
    text: str
    worth: float
    line: list[LineMove]


Label = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class VerdictInfo(Closed):
    """A decision and what is thought of it; chances are those of the seat that was asked."""

    number: int  # answers given before: the step of the replay from which the move leads on
    seat: int
    move: str
    text: str
    label: Label
    before: float
    after: float
    loss: float
    candidates: list[JudgedMove]


class TurningPoint(Closed):
    number: int
    seat: int
    before: float
    after: float
    choice: float  # the part of the change that was the seat's own move


class SeatJudgement(Closed):
    seat: int
    labels: dict[str, int]
    mean_loss: float


class AnalysisReply(Closed):
    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    of: int
    curves: list[Curve]
    verdicts: list[VerdictInfo]
    turning: list[TurningPoint]
    seats: list[SeatJudgement]


class Failure(Closed):
    code: str
    message: str | None = None
    where: str | None = None
