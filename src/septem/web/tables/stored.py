"""The stored values of guests and tables. A table is its log: everything else follows from these values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NotRequired, TypedDict

WAITING, PLAYING, OVER = "waiting", "playing", "over"  # the status of a table
ANSWER, REPLACE, UNDO, RESIGN = "answer", "replace", "undo", "resign"  # the kinds of log entries
CHAT_KEPT = 200  # chat lines that a new viewer receives
SHOWN = 6  # characters of an id in the log: enough to find a table in `septem admin tables`


def short_id(table: str) -> str:
    """The beginning of an id, for logs: everyone who knows the whole id of a table may watch it."""
    return f"{table[:SHOWN]}…"


class Start(TypedDict):
    """Where a game begins without a new deal: with the deal and the first moves of another game, or with a position."""

    table: str
    deal: dict[str, Any]
    moves: list[tuple[int, str]]  # seat and text
    puzzle: NotRequired[str | None]  # whose position the deal has; the table is empty then


Pauses = dict[int, list[tuple[int, int]]]  # times at which the clock of a seat stands still, by seat


class Conflict(Exception):
    """Another writer was first. Nothing has been written."""


@dataclass(frozen=True)
class Guest:
    """A visitor with a name; a member also has an account."""

    id: str
    name: str
    member: bool = False


@dataclass(frozen=True)
class Seat:
    """A seat of a guest, of a bot, or nobody's. A guest's seat with a bot: the bot answers while the guest is away."""

    number: int
    guest: str | None = None
    bot: str | None = None
    name: str = ""
    nonce: str = ""  # the guest's part of the seed

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None


@dataclass(frozen=True)
class Entry:
    """One entry of a table's log: an answer, a changed answer, or an undo."""

    number: int
    kind: str
    seat: int
    text: str
    ref: str | None  # chosen by the client, so that a message sent twice counts once
    at: int
    clocks: list[int] | None = None  # milliseconds left for each seat


@dataclass(frozen=True)
class ChatEntry:
    guest: str
    name: str
    text: str
    at: int
    id: int = 0


@dataclass(frozen=True)
class TableChanges:
    """The changes at a table since a given entry and a given chat line."""

    seats: list[Seat]
    seed: int | None
    began: int | None
    successor: str | None
    entries: list[Entry]
    chat: list[ChatEntry]
    pauses: Pauses = field(default_factory=dict)


@dataclass(frozen=True)
class StoredTable:
    """A table with its whole log."""

    id: str
    host: str
    game: str
    rules: int
    options: dict[str, Any]
    secret: str
    commitment: str
    clock: dict[str, int] | None = None
    status: str = WAITING
    seed: int | None = None
    created: int = 0
    began: int | None = None
    successor: str | None = None  # the table of the rematch
    lesson: str | None = None  # what is taught there, with a prepared deal
    start: Start | None = None
    rated: bool = False  # whether the result changes ratings
    seats: list[Seat] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    chat: list[ChatEntry] = field(default_factory=list)
    pauses: Pauses = field(default_factory=dict)  # by vacations
