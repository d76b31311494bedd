"""Requests and replies about the lobby and ratings. The page's types are generated from these models."""

from __future__ import annotations

from typing import Any, Literal

from .messages import ClockSettings, Name, NewTable, Nonce
from .scene import WireModel

Pool = Literal["duel.base", "duel.expansions", "wonders.base", "wonders.expansions", "wonders.second"]


class RatingInfo(WireModel):
    points: int
    uncertainty: int  # two standard deviations
    games: int
    provisional: bool


class LobbyTable(WireModel):
    """A table for the lobby: for everybody, for members of about the same strength, or for one member."""

    table: NewTable
    near: bool = False
    invited: Name | None = None


class LobbySeat(WireModel):
    name: Name | None = None
    nonce: Nonce | None = None


class Paired(WireModel):
    id: str
    found: bool  # whether somebody waited; else others see the new table


class OpenTable(WireModel):
    id: str
    game: Literal["duel", "wonders"]
    options: dict[str, Any]
    clock: ClockSettings | None
    rated: bool
    near: bool
    challenge: bool  # for the reader alone, or by the reader for one member
    host: str
    rating: RatingInfo | None  # of the host, in games of this kind
    players: list[str]
    bot_accounts: list[str]  # players for whom programs play
    seats: int
    mine: bool
    created: int


class RunningTable(WireModel):
    id: str
    game: Literal["duel", "wonders"]
    options: dict[str, Any]
    clock: ClockSettings | None
    rated: bool
    players: list[str]
    bot_accounts: list[str]
    mine: bool
    began: int


class LobbyNews(WireModel):
    """The whole lobby, sent whenever something changes."""

    open: list[OpenTable]
    running: list[RunningTable]
    online: int  # people, on all processes


class Standing(WireModel):
    name: str
    bot: str | None  # a bot's rating is fixed
    bot_account: bool  # a member for whom a program plays
    rating: RatingInfo
    own: bool


class RatingList(WireModel):
    pool: Pool
    standings: list[Standing]


class PoolRating(WireModel):
    pool: Pool
    rating: RatingInfo


class RatingChange(WireModel):
    seat: int
    name: str
    before: RatingInfo
    after: RatingInfo
