"""Requests and replies of moderation and privacy. The page's types are generated from these models."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from .messages import SeatNumber, TableId, plain
from .scene import WireModel

Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300), AfterValidator(plain)]
ReportReason = Literal["language", "behaviour", "cheating", "name", "other"]
SilencedId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]


class PersonAt(WireModel):
    """A person at a table: on a seat, or who said a line."""

    table: TableId
    seat: SeatNumber | None = None
    line: Annotated[int, Field(ge=1, le=2**31 - 1)] | None = None

    @model_validator(mode="after")
    def one_of_them(self) -> PersonAt:
        if (self.seat is None) == (self.line is None):
            raise ValueError("a seat or a line")
        return self


class NewReport(WireModel):
    person: PersonAt
    reason: ReportReason
    note: Note = ""


class Silence(WireModel):
    person: PersonAt
    block: bool  # not only the messages: also challenges and open tables


class SilencedPerson(WireModel):
    id: str
    name: str
    block: bool
    at: int


class PrivacyFacts(WireModel):
    """How long this server keeps what, in days; 0: until somebody deletes it."""

    cookie_days: int  # of a guest, in the browser
    waiting_days: int
    bot_game_days: int
    unfinished_days: int
    finished_days: int
    guest_days: int
    session_idle_days: int
    session_days: int
    report_days: int
    operator_log_days: int
    word_list: bool  # whether the operator refuses some words
