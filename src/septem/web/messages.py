"""HTTP requests, and messages of client and server. The page's types are generated from these models."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from .scene import Scene, WireModel

MAX_SEATS = 8
NAME_LENGTH = 24
CHAT_LENGTH = 300
DAY = 86_400_000
INVISIBLE = set("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f") | {chr(code) for code in range(0xFE00, 0xFE10)}
JOINER = "\u200d"


def plain(text: str) -> str:
    """Refuse control characters, direction marks and line breaks."""
    if any(unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") for character in text):
        raise ValueError("control characters")
    return text


def player_name(text: str) -> str:
    """A name that everybody can see: without invisible letters, and in the common form of its characters."""
    text = unicodedata.normalize("NFKC", plain(text))
    if INVISIBLE & set(text) or not any(unicodedata.category(character)[0] in "LNSP" for character in text):
        raise ValueError("invisible characters")
    return text


def lookalike(name: str) -> str:
    """Names with the same result look the same to many readers."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(character for character in decomposed if unicodedata.category(character)[0] in "LNS")


def folded(name: str) -> str:
    """The same for names that look the same. A name of signs alone stands for itself."""
    return lookalike(name) or name


def chat_text(text: str) -> str:
    """Like `plain`, but joiners are allowed: many emoji consist of several joined characters."""
    if not plain(text.replace(JOINER, "")):
        raise ValueError("no text")
    return text


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH), AfterValidator(player_name)
]
ChatText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH), AfterValidator(chat_text)
]
Ref = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{8,36}$")]
Nonce = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
SeatNumber = Annotated[int, Field(ge=1, le=MAX_SEATS)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=120), AfterValidator(plain)]
LanguageCode = Literal["en", "fr"]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,20}$")]
ViewpointName = Annotated[str, StringConstraints(pattern=r"^(all|none|[1-8])$")]
StepNumber = Annotated[int, Field(ge=0, le=100_000)]
DeclineReason = Literal["other", "later", "game", "options", "clock", "rated", "casual"]
OptionValue = bool | int | str | list[str]


# Requests over HTTP.


class SeatRequest(WireModel):
    """A requested seat: for the host, for a bot, or open to the first guest who takes it."""

    kind: Literal["me", "bot", "open"]
    bot: BotName | None = None
    name: Name | None = None  # for several players on one device


class ClockSettings(WireModel):
    bank: Annotated[int, Field(ge=10_000, le=30 * DAY)]  # milliseconds at the start
    bonus: Annotated[int, Field(ge=0, le=7 * DAY)]  # milliseconds for each answer


class NewTable(WireModel):
    game: Literal["duel", "wonders"]
    options: Annotated[dict[str, OptionValue], Field(max_length=20, default_factory=dict)]
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=MAX_SEATS)]
    shuffle: bool = True  # whether seats are assigned at random
    clock: ClockSettings | None = None
    rated: bool = False  # for members; without hints and undo
    name: Name | None = None
    nonce: Nonce | None = None


class SeatClaim(WireModel):
    name: Name | None = None
    nonce: Nonce | None = None


class RematchRequest(WireModel):
    nonce: Nonce | None = None


class PlayOn(WireModel):
    """Play on from a moment of a finished game: each seat is the guest's own (`me`) or a bot's."""

    at: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[BotName], Field(min_length=2, max_length=MAX_SEATS)]
    name: Name | None = None


class LessonRequest(WireModel):
    name: Name | None = None


class NewName(WireModel):
    name: Name


class HintRequest(WireModel):
    seat: SeatNumber
    language: LanguageCode = "en"


# Messages from a page.


class Answer(WireModel):
    type: Literal["answer"]
    ref: Ref
    seat: SeatNumber
    move: MoveText
    asked_at: Annotated[int, Field(ge=0, le=100_000)]


class Undo(WireModel):
    type: Literal["undo"]
    ref: Ref
    seat: SeatNumber


class Chat(WireModel):
    type: Literal["chat"]
    text: ChatText


class Look(WireModel):
    """Change the viewpoint: a seat (none: a spectator) and a language."""

    type: Literal["look"]
    seat: SeatNumber | None
    language: LanguageCode


class Substitute(WireModel):
    """Let a bot answer for an absent player, or return to one's own seat. The server chooses the bot."""

    type: Literal["stand_in"]
    seat: SeatNumber
    bot: bool


PageMessage = Answer | Undo | Chat | Look | Substitute
FromPage = Annotated[PageMessage, Field(discriminator="type")]
FROM_PAGE: TypeAdapter[Any] = TypeAdapter(FromPage)


# Messages from the server.


SeatKind = Literal["open", "guest", "bot"]


class SeatInfo(WireModel):
    number: int
    name: str
    kind: SeatKind
    bot: str | None  # the bot that answers, also for an absent guest
    present: bool
    mine: bool
    bot_account: bool  # a program plays for this member


class Proof(WireModel):
    commitment: str
    secret: str
    table: str
    nonces: list[str]
    seed: str  # in decimal digits: too large for a JavaScript number


class Origin(WireModel):
    """Where a game comes from that did not begin with a deal."""

    table: str  # empty if it began with a position
    at: int
    puzzle: str | None = None


class TableInfo(WireModel):
    id: str
    game: Literal["duel", "wonders"]
    rules: int
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    host: bool  # whether the receiver made the table
    watching: int  # spectators
    commitment: str
    proof: Proof | None  # once the game is over
    clock: ClockSettings | None
    clocks: list[int] | None  # milliseconds left for each seat
    successor: str | None
    resigned: int | None  # the seat whose player ended the game
    hints: bool  # whether the receiver may ask for hints
    rated: bool
    declined: DeclineReason | None  # why the invited member does not play here
    origin: Origin | None  # the moment of another game with which this one begins


class Said(WireModel):
    id: int
    name: str
    seat: int | None
    text: str
    at: int


class Welcome(WireModel):
    type: Literal["welcome"] = "welcome"
    table: TableInfo
    scene: Scene | None
    log: list[list[str]]
    chat: list[Said]


class Happened(WireModel):
    """A seat answered. The events are those that the receiver may see."""

    type: Literal["happened"] = "happened"
    seat: int
    events: list[dict[str, Any]]
    lines: list[str]
    scene: Scene
    clocks: list[int] | None


class Undone(WireModel):
    type: Literal["undone"] = "undone"
    seat: int
    log: list[list[str]]
    scene: Scene
    clocks: list[int] | None


class Table(WireModel):
    """Somebody connected, disconnected, or took a seat."""

    type: Literal["table"] = "table"
    table: TableInfo


class ChatLine(WireModel):
    type: Literal["chat"] = "chat"
    said: Said


class Accepted(WireModel):
    type: Literal["accepted"] = "accepted"
    ref: str


class Refused(WireModel):
    """The code is for the page; the message, if there is one, is for the player."""

    type: Literal["refused"] = "refused"
    ref: str | None
    code: str
    message: str | None = None


FromServer = Annotated[Welcome | Happened | Undone | Table | ChatLine | Accepted | Refused, Field(discriminator="type")]


FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)
