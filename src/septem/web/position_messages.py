"""Requests and replies about positions that a guest brings. The page's types are generated from these models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from .messages import LanguageCode, SeatNumber
from .puzzle_messages import PlayFromHere
from .scene import Scene, WireModel

LONGEST = 15_000  # characters; the largest position has some 10,000
PositionText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]


class PositionRequest(WireModel):
    """A position or a record as JSON, or a position in compact notation; and who looks at it."""

    text: PositionText
    seat: SeatNumber | None = None  # by default the first that is asked
    language: LanguageCode = "en"


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
