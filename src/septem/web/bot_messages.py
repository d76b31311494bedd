"""Requests, replies and stream lines of programs that play, and of the tokens they use."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from .lobby_messages import RatingInfo
from .messages import (
    ChatLine,
    ChatText,
    ClockSettings,
    DeclineReason,
    MoveText,
    Nonce,
    Ref,
    Said,
    Table,
    TableInfo,
    plain,
)
from .scene import WireModel

Scope = Literal["read", "challenge", "play", "chat"]
TokenId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), AfterValidator(plain)]


# Tokens, on the page of the account.


class TokenWish(WireModel):
    label: Label
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=4)]
    days: Annotated[int, Field(ge=1, le=3650)] | None = None  # until it expires; None: never


class TokenInfo(WireModel):
    id: str
    label: str
    scopes: list[str]
    created: int
    used: int | None
    expires: int | None


class NewToken(WireModel):
    """The token is shown once."""

    token: str
    info: TokenInfo


# Requests of programs.


class BotAccount(WireModel):
    name: str
    bot_account: bool
    scopes: list[str]


class BotMove(WireModel):
    """An answer to the question that was asked at `asked_at`. The same `ref` counts once."""

    move: MoveText
    asked_at: Annotated[int, Field(ge=0, le=100_000)]
    ref: Ref | None = None


class BotChat(WireModel):
    text: ChatText


class Acceptance(WireModel):
    nonce: Nonce | None = None


class Refusing(WireModel):
    reason: DeclineReason = "other"


# Lines of the event stream.


class Challenge(WireModel):
    id: str  # of the table
    game: Literal["duel", "wonders"]
    options: dict[str, Any]
    clock: ClockSettings | None
    rated: bool
    seats: int
    challenger: str
    bot_account: bool  # whether the challenger is a program, too
    rating: RatingInfo | None  # of the challenger


class RunningGame(WireModel):
    id: str  # of the table
    game: Literal["duel", "wonders"]
    seat: int


class ChallengeEvent(WireModel):
    type: Literal["challenge"] = "challenge"
    challenge: Challenge


class ChallengeGoneEvent(WireModel):
    """Accepted, declined, withdrawn or too old."""

    type: Literal["challenge_gone"] = "challenge_gone"
    id: str


class GameStartEvent(WireModel):
    """A game has begun, or was already running when the stream began."""

    type: Literal["game_start"] = "game_start"
    game: RunningGame


class GameFinishEvent(WireModel):
    type: Literal["game_finish"] = "game_finish"
    game: RunningGame


BotEvent = Annotated[
    ChallengeEvent | ChallengeGoneEvent | GameStartEvent | GameFinishEvent, Field(discriminator="type")
]
BOT_EVENT: TypeAdapter[Any] = TypeAdapter(BotEvent)


# Lines of the stream of a game.


class Question(WireModel):
    """The seat is asked: the legal moves, and the mark that the answer has to repeat."""

    asked_at: int
    moves: list[str]


class GameEnd(WireModel):
    winners: list[int]
    resigned: int | None  # the seat whose player gave up


class GameFull(WireModel):
    """Everything that the seat may know. It is sent first, and again when the game begins."""

    type: Literal["game_full"] = "game_full"
    table: TableInfo
    seat: int
    view: dict[str, Any] | None  # the position as the seat sees it; None before the game begins
    question: Question | None
    chat: list[Said]
    end: GameEnd | None


class GameUpdate(WireModel):
    """A seat has answered, or an answer was taken back. The events are those that the seat may see."""

    type: Literal["game_update"] = "game_update"
    answered: int
    undone: bool
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: Question | None
    clocks: list[int] | None
    end: GameEnd | None


GameLine = Annotated[GameFull | GameUpdate | Table | ChatLine, Field(discriminator="type")]
GAME_LINE: TypeAdapter[Any] = TypeAdapter(GameLine)
