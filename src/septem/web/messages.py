"""What pages ask for and what both sides say on a connection, as closed models. The page's types are made from them."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from .scene import Closed, Scene

MOST_SEATS = 8
NAME_LENGTH = 24
CHAT_LENGTH = 300
DAY = 86_400_000
JOINER = "\u200d"


def plain(text: str) -> str:
    """No control characters, no marks that turn the direction of a line, no line breaks."""
    if any(unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") for character in text):
        raise ValueError("control characters")
    return text


def spoken(text: str) -> str:
    """As plain as that, but signs of feeling are made of several that are joined."""
    if not plain(text.replace(JOINER, "")):
        raise ValueError("nothing")
    return text


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH), AfterValidator(plain)
]
Words = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH), AfterValidator(spoken)
]
Ref = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{8,36}$")]
Nonce = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
SeatNumber = Annotated[int, Field(ge=1, le=MOST_SEATS)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=120), AfterValidator(plain)]
LanguageCode = Literal["en", "fr"]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,20}$")]
EyesOf = Annotated[str, StringConstraints(pattern=r"^(all|none|[1-8])$")]
StepNumber = Annotated[int, Field(ge=0, le=100_000)]
OptionValue = bool | int | str | list[str]


# Requests over HTTP.


class WantedSeat(Closed):
    """Who shall sit here: who makes the table, a bot, or whoever comes first."""

    kind: Literal["me", "bot", "open"]
    bot: BotName | None = None
    name: Name | None = None  # of one of several people at one device


class ClockWish(Closed):
    bank: Annotated[int, Field(ge=10_000, le=30 * DAY)]  # milliseconds at the start
    bonus: Annotated[int, Field(ge=0, le=7 * DAY)]  # milliseconds for each answer


class NewTable(Closed):
    game: Literal["duel", "wonders"]
    options: Annotated[dict[str, OptionValue], Field(max_length=20, default_factory=dict)]
    seats: Annotated[list[WantedSeat], Field(min_length=2, max_length=MOST_SEATS)]
    shuffle: bool = True  # whether the lot decides who sits where
    clock: ClockWish | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class Sitting(Closed):
    name: Name | None = None
    nonce: Nonce | None = None


class Naming(Closed):
    name: Name


class HintWish(Closed):
    seat: SeatNumber
    language: LanguageCode = "en"


# Messages from a page.


class Answer(Closed):
    type: Literal["answer"]
    ref: Ref
    seat: SeatNumber
    move: MoveText
    asked_at: Annotated[int, Field(ge=0, le=100_000)]


class Undo(Closed):
    type: Literal["undo"]
    ref: Ref
    seat: SeatNumber


class Chat(Closed):
    type: Literal["chat"]
    text: Words


class Look(Closed):
    """Through whose eyes to look, and in which language; no seat is a spectator."""

    type: Literal["look"]
    seat: SeatNumber | None
    language: LanguageCode


class StandIn(Closed):
    """Let a bot answer for somebody who is away, or come back oneself (no bot)."""

    type: Literal["stand_in"]
    seat: SeatNumber
    bot: BotName | None


FromPage = Annotated[Answer | Undo | Chat | Look | StandIn, Field(discriminator="type")]
FROM_PAGE: TypeAdapter[Any] = TypeAdapter(FromPage)


# What the server sends.


SeatKind = Literal["open", "guest", "bot"]


class SeatInfo(Closed):
    number: int
    name: str
    kind: SeatKind
    bot: str | None  # who answers, also for a guest who is away
    present: bool
    mine: bool


class Proof(Closed):
    commitment: str
    secret: str
    table: str
    nonces: list[str]
    seed: str  # as a decimal number: it is larger than what pages count exactly


class TableInfo(Closed):
    id: str
    game: Literal["duel", "wonders"]
    rules: int
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    host: bool  # whether the reader made the table
    watching: int  # spectators
    commitment: str
    proof: Proof | None  # once the game is over
    clock: ClockWish | None
    clocks: list[int] | None  # what everybody has left, in milliseconds
    successor: str | None
    hints: bool  # whether the reader may ask for some here


class Said(Closed):
    name: str
    seat: int | None
    text: str
    at: int


class Welcome(Closed):
    type: Literal["welcome"] = "welcome"
    table: TableInfo
    scene: Scene | None
    log: list[list[str]]
    chat: list[Said]


class Happened(Closed):
    """Somebody answered. Whoever may not hear what came of it gets fewer events."""

    type: Literal["happened"] = "happened"
    seat: int
    events: list[dict[str, Any]]
    lines: list[str]
    scene: Scene
    clocks: list[int] | None


class Undone(Closed):
    type: Literal["undone"] = "undone"
    seat: int
    log: list[list[str]]
    scene: Scene
    clocks: list[int] | None


class Table(Closed):
    """Somebody came, went, or sat down."""

    type: Literal["table"] = "table"
    table: TableInfo


class ChatLine(Closed):
    type: Literal["chat"] = "chat"
    said: Said


class Accepted(Closed):
    type: Literal["accepted"] = "accepted"
    ref: str


class Refused(Closed):
    """The code is for the page; the message, if there is one, for people."""

    type: Literal["refused"] = "refused"
    ref: str | None
    code: str
    message: str | None = None


FromServer = Annotated[Welcome | Happened | Undone | Table | ChatLine | Accepted | Refused, Field(discriminator="type")]


FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)
