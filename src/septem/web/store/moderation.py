"""Transactions of moderation: muting and blocking, and reports."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.orm import Session

from ..tables.ids import new_id
from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from .models import ChatRow, SeatRow, TableRow
from .moderation_models import OperatorActionRow, ReportRow, SilencedRow

MUTE, BLOCK = "mute", "block"
MOST = 500  # people that somebody mutes or blocks
DAY = 86_400_000
LEFT = ""  # in reports: a person who has left


@dataclass(frozen=True)
class Target:
    """A person at a table, and perhaps a line that they said."""

    guest: str
    name: str
    table: str
    line: str | None = None


def find_target(session: Session, table: str, seat: int | None, line: int | None, by: str) -> Target:
    """The person on a seat, or the person who said a line: not oneself, and no bot of the server."""
    if session.get(TableRow, table) is None:
        raise Refusal("no_such_table")
    found = said(session, table, line) if line is not None else seated(session, table, seat or 0)
    if found is None or found.guest == by:
        raise Refusal("no_such_person")
    return found


def said(session: Session, table: str, line: int) -> Target | None:
    row = session.get(ChatRow, line)
    return Target(row.guest, row.name, table, row.text) if row is not None and row.table == table else None


def seated(session: Session, table: str, seat: int) -> Target | None:
    row = session.get(SeatRow, (table, seat - 1))
    return Target(row.guest, row.name, table) if row is not None and row.guest is not None else None


def silence(session: Session, guest: str, target: Target, kind: str) -> None:
    """Mute or block a person; the last wish counts."""
    own = select(SilencedRow).where(SilencedRow.guest == guest, SilencedRow.other == target.guest)
    row = session.scalar(own)
    if row is not None:
        row.kind = kind
        return
    if (session.scalar(select(func.count()).where(SilencedRow.guest == guest)) or 0) >= MOST:
        raise Refusal("too_many_silenced", people=MOST)
    session.add(
        SilencedRow(id=new_id(), guest=guest, other=target.guest, name=target.name, kind=kind, at=milliseconds())
    )


def silenced_people(session: Session, guest: str) -> list[SilencedRow]:
    return list(session.scalars(select(SilencedRow).where(SilencedRow.guest == guest).order_by(SilencedRow.at.desc())))


def hear_again(session: Session, guest: str, which: str) -> None:
    gone = session.execute(delete(SilencedRow).where(SilencedRow.guest == guest, SilencedRow.id == which))
    if not gone.rowcount:  # type: ignore[attr-defined]
        raise Refusal("no_such_person")


def unheard_by(session: Session, guest: str) -> frozenset[str]:
    """The people whose messages somebody does not want to read."""
    return frozenset(session.scalars(select(SilencedRow.other).where(SilencedRow.guest == guest)))


def apart_from(session: Session, guests: Collection[str]) -> dict[str, frozenset[str]]:
    """For each of these people, those whom they block or who block them."""
    near = (SilencedRow.guest.in_(guests) | SilencedRow.other.in_(guests), SilencedRow.kind == BLOCK)
    found: dict[str, set[str]] = {guest: set() for guest in guests}
    for guest, other in session.execute(select(SilencedRow.guest, SilencedRow.other).where(*near)):
        found.get(guest, set()).add(other)
        found.get(other, set()).add(guest)
    return {guest: frozenset(others) for guest, others in found.items()}


def is_blocked(session: Session, guest: str, by: Collection[str | None]) -> bool:
    """Whether somebody among these people blocks a guest."""
    blocked = (SilencedRow.other == guest, SilencedRow.kind == BLOCK, SilencedRow.guest.in_([one for one in by if one]))
    return bool(session.scalar(select(exists().where(*blocked))))


def report(session: Session, reporter: str, target: Target, reason: str, note: str) -> None:
    session.add(
        ReportRow(
            id=new_id(),
            reporter=reporter,
            about=target.guest,
            name=target.name,
            table=target.table,
            line=target.line,
            reason=reason,
            note=note,
            at=milliseconds(),
        )
    )


def erase(session: Session, guest: str) -> None:
    """A person leaves. Only open reports remain, without the ids: nobody escapes a report by leaving.

    Of a reporter nothing remains, of a reported person the name and the line that the operator has to judge.
    """
    session.execute(delete(SilencedRow).where((SilencedRow.guest == guest) | (SilencedRow.other == guest)))
    settled = ReportRow.resolved.is_not(None)
    session.execute(delete(ReportRow).where((ReportRow.reporter == guest) | (ReportRow.about == guest), settled))
    session.execute(update(ReportRow).where(ReportRow.reporter == guest).values(reporter=LEFT, note=""))
    session.execute(update(ReportRow).where(ReportRow.about == guest).values(about=LEFT))


def delete_old(session: Session, report_days: int, log_days: int) -> None:
    """Resolved reports, reports about people who have left, and actions of operators that are too old; 0 keeps them."""
    now = milliseconds()
    if report_days:
        limit = now - report_days * DAY
        unanswered = (ReportRow.about == LEFT) & (ReportRow.at < limit)
        session.execute(delete(ReportRow).where((ReportRow.resolved < limit) | unanswered))
    if log_days:
        session.execute(delete(OperatorActionRow).where(OperatorActionRow.at < now - log_days * DAY))
