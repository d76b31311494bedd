"""Requests and replies about puzzles and positions. The page's types are generated from these models."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from .messages import MAX_SEATS, BotName, LanguageCode, MoveText, Name
from .replies import Label
from .scene import Scene, WireModel

PuzzleId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{10}$")]
Players = Annotated[list[BotName], Field(min_length=2, max_length=MAX_SEATS)]


class PuzzleLine(WireModel):
    """A puzzle in the list of all puzzles."""

    id: str
    kind: str  # the game with its expansions, joined by plus signs
    themes: list[str]
    level: int  # of difficulty, from 1 to 5


class PuzzleList(WireModel):
    day: date
    daily: str  # the puzzle of that day
    puzzles: list[PuzzleLine]


class PuzzleInfo(PuzzleLine):
    game: Literal["duel", "wonders"]
    options: dict[str, Any]
    seat: int  # who is to move
    names: list[str]
    scene: Scene


class PuzzleAnswer(WireModel):
    move: MoveText
    language: LanguageCode = "en"


class PuzzleMove(WireModel):
    """A move with the chance to win that the search gives it."""

    move: str
    text: str
    worth: float
    low: float  # the interval in which the chance lies
    high: float
    card: str | None  # on the table, which the move takes
    reasons: list[str]


class PuzzleVerdict(WireModel):
    solved: bool
    label: Label
    played: PuzzleMove
    best: PuzzleMove
    others: list[PuzzleMove]  # the next best moves
    costs: list[str]  # what the played move costs
    iterations: int  # of the searches that verified the puzzle


class RetryVerdict(PuzzleVerdict):
    """The verdict of a stored analysis on another answer to a decision of a finished game."""

    known: bool  # whether the analysis lists the move; if not, it is worth no more than the moves that are listed
    original: PuzzleMove  # what was played


class PlayFromHere(WireModel):
    """Who plays which seat: the guest (`me`), or a bot."""

    seats: Players
    name: Name | None = None
