"""What is stored about a person: all of it for themselves, and its deletion."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.orm import Session

from ..tables.stored import OVER
from . import friends, notices
from .account_models import MemberRow, PasskeyRow, SessionRow
from .correspondence_models import MailRow, SubscriptionRow, VacationRow
from .lobby_models import ListingRow
from .members import erase_member
from .models import AnalysisRow, ChatRow, EntryRow, GuestRow, SeatRow, TableRow
from .rating_models import RatingChangeRow, RatingRow
from .result_models import ResultSeatRow
from .transactions import delete_tables, hashed

NOBODY = "Anonymous"  # on seats of people who have deleted their data


def export(session: Session, guest: str) -> dict[str, Any]:
    """Everything about a person but hashes and hidden cards."""
    row = session.get(GuestRow, guest)
    assert row is not None
    member = session.get(MemberRow, guest)
    chat = session.scalars(select(ChatRow).where(ChatRow.guest == guest).order_by(ChatRow.id))
    return {
        "id": row.id,
        "name": row.name,
        "created": row.created,
        "member_since": member.created if member else None,
        "has_password": bool(member and member.password),
        "sessions": columns(session, SessionRow, guest, "id", "device", "created", "used", "proved", "ended"),
        "passkeys": columns(session, PasskeyRow, guest, "id", "device", "created", "used"),
        "tables": [export_table(session, table, guest) for table in tables_with(session, guest)],
        "chat": [{"table": line.table, "name": line.name, "text": line.text, "at": line.at} for line in chat],
        "ratings": columns(session, RatingRow, guest, "pool", "mu", "sigma", "games", "at"),
        "follows": friends.followed_names(session, guest),
        "push": columns(session, SubscriptionRow, guest, "address", "language", "created"),
        "mail": columns(session, MailRow, guest, "address", "language"),
        "vacations": columns(session, VacationRow, guest, "begins", "ends"),
        "analyses": list(session.scalars(select(AnalysisRow.table).where(AnalysisRow.guest == guest))),
    }


def columns(session: Session, rows: Any, guest: str, *names: str) -> list[dict[str, Any]]:
    found = session.scalars(select(rows).where(rows.guest == guest))
    return [{name: getattr(row, name) for name in names} for row in found]


def tables_with(session: Session, guest: str) -> list[TableRow]:
    """The tables that a person made, or where they have a seat."""
    seated = select(SeatRow.table).where(SeatRow.guest == guest)
    mine = (TableRow.host == guest) | TableRow.id.in_(seated)
    return list(session.scalars(select(TableRow).where(mine).order_by(TableRow.created)))


def export_table(session: Session, table: TableRow, guest: str) -> dict[str, Any]:
    own = [seat.number for seat in table.seats if seat.guest == guest]
    mine = select(EntryRow).where(EntryRow.table == table.id, EntryRow.seat.in_(own)).order_by(EntryRow.number)
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "created": table.created,
        "host": table.host == guest,
        "seats": [{"number": seat.number + 1, "name": seat.name, "own": seat.number in own} for seat in table.seats],
        "moves": [
            {"number": one.number, "kind": one.kind, "text": one.text, "at": one.at} for one in session.scalars(mine)
        ],
    }


Place = tuple[str, int]  # a table and a seat


def places_of(session: Session, guest: str) -> list[Place]:
    rows = session.execute(select(SeatRow.table, SeatRow.number).where(SeatRow.guest == guest))
    return [(table, number) for table, number in rows]


def unfinished(session: Session, guest: str) -> list[str]:
    return [table.id for table in tables_with(session, guest) if table.status != OVER]


def erase(session: Session, guest: str, places: list[Place]) -> list[str]:
    """Delete a person: the account, the chat, and the tables where nobody else plays.

    In games with other people the name goes, also from seats that were left before; the moves belong to the others,
    too. Returns the tables that changed.
    """
    tables = tables_with(session, guest)
    changed = {table.id for table in tables} | {table for table, _ in places}
    alone = [table.id for table in tables if not {seat.guest for seat in table.seats} - {None, guest}]
    session.expunge_all()
    delete_tables(session, alone)
    for table, number in places:
        session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.number == number).values(name=NOBODY))
    session.execute(delete(ChatRow).where(ChatRow.guest == guest))
    session.execute(update(ResultSeatRow).where(ResultSeatRow.guest == guest).values(guest=None))
    session.execute(update(RatingChangeRow).where(RatingChangeRow.guest == guest).values(guest=None))
    session.execute(delete(ListingRow).where(ListingRow.invited == guest))
    session.execute(delete(RatingRow).where(RatingRow.guest == guest))
    notices.erase(session, guest)
    friends.erase(session, guest)
    erase_member(session, guest)
    used = (SeatRow.guest, TableRow.host, AnalysisRow.guest)
    if any(session.scalar(select(exists().where(column == guest))) for column in used):
        useless = hashed(secrets.token_urlsafe(32))
        session.execute(update(GuestRow).where(GuestRow.id == guest).values(name=NOBODY, key_hash=useless))
    else:
        session.execute(delete(GuestRow).where(GuestRow.id == guest))
    return sorted(changed)
