"""Replies about finished games. The page's types are generated from these models."""

from __future__ import annotations

from typing import Any, Literal

from .scene import WireModel


class PastPlayer(WireModel):
    name: str
    bot: str | None
    bot_account: bool  # a program played for this member
    own: bool
    won: bool
    points: int | None


class PastGame(WireModel):
    """A finished game of the reader."""

    table: str
    game: Literal["duel", "wonders"]
    options: dict[str, Any]
    ended: int  # milliseconds since 1970
    victory: str  # points, military, science …, resigned, or unknown
    won: bool | None  # None: the reader played for several sides
    points: int | None
    categories: dict[str, int] | None
    players: list[PastPlayer]
    practice: bool
    rating: int | None  # of the reader after a rated game, in points
    change: int | None  # by how much the game changed it


class History(WireModel):
    games: list[PastGame]
    more: bool  # whether there are older ones


class Tally(WireModel):
    name: str
    won: int
    lost: int


class Average(WireModel):
    name: str
    points: float


class GameStatistics(WireModel):
    """The newest games of the reader, without lessons and games that were played on."""

    game: Literal["duel", "wonders"]
    games: int
    won: int
    best: int | None  # points
    victories: list[Tally]  # by kind of victory
    bots: list[Tally]  # by opponent
    months: list[Tally]  # such as 2026-11, the oldest first
    categories: list[Average]  # points of an average game
