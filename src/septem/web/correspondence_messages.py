"""Requests and replies about correspondence games. The page's types are generated from these models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from .messages import LanguageCode
from .scene import WireModel

BASE64 = r"^[A-Za-z0-9_-]{8,150}={0,2}$"
Address = Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
Key = Annotated[str, StringConstraints(pattern=BASE64)]
MailText = Annotated[str, StringConstraints(max_length=254, pattern=r"^[^@\s<>\x00-\x1f]+@[A-Za-z0-9.-]+$")]


class PushSubscription(WireModel):
    """What a browser gives out when its owner allows push messages."""

    address: Address
    public_key: Key
    secret: Key
    language: LanguageCode = "en"


class PushAddress(WireModel):
    address: Address


class NewMail(WireModel):
    address: MailText
    language: LanguageCode = "en"


class MailCode(WireModel):
    code: Annotated[str, StringConstraints(pattern=r"^[0-9]{8}$")]


class VacationWish(WireModel):
    days: Annotated[int, Field(ge=1, le=365)]


class SlowTable(WireModel):
    """A running game, for the list of all of them."""

    id: str
    game: Literal["duel", "wonders"]
    options: dict[str, Any]
    players: list[str]
    yours: bool  # whether the reader is asked
    left: int | None  # milliseconds on the clock that runs: the reader's own, or the shortest of the others
    paused: bool  # whether this clock stands still, because of a vacation


class Overview(WireModel):
    tables: list[SlowTable]
    push_key: str | None  # None: this server sends no push messages
    mails: bool  # whether this server sends mail
    mail: str | None
    mail_confirmed: bool
    vacation_until: int | None
    vacation_left: int  # whole days
