"""Requests and replies about positions that a guest brings. The page's types are generated from these models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from .messages import LanguageCode, OptionValue, SeatNumber
from .puzzle_messages import PlayFromHere
from .scene import Scene, WireModel

LONGEST = 15_000  # characters; the largest position has some 10,000
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]


class PositionRequest(WireModel):
    """A position or a record as JSON, or a position in compact notation; and who looks at it."""

    text: PositionText
    seat: SeatNumber | None = None  # by default the first that is asked
    language: LanguageCode = "en"


class NewPosition(WireModel):
    """A position to begin with: the start of a game, or of a later age after moves at random."""

    game: Literal["duel", "wonders"]
    options: Annotated[dict[str, OptionValue], Field(max_length=20, default_factory=dict)]
    age: Annotated[int, Field(ge=1, le=3)] = 1


class PlayPosition(PlayFromHere):
    text: PositionText


class PositionInfo(WireModel):
    game: Literal["duel", "wonders"]
    options: dict[str, Any]
    names: list[str]
    seat: int
    over: bool
    scene: Scene
    line: str  # the position in compact notation
    document: dict[str, Any]  # the position as a file
