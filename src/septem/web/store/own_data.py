"""What is stored about a person: all of it for themselves, and its deletion."""

from __future__ import annotations

import json
import secrets
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, select, update
from sqlalchemy.orm import Session, aliased

from ..tables.stored import OVER
from . import friends, moderation, notices
from .account_models import IdentityRow, MemberRow, PasskeyRow, SessionRow
from .correspondence_models import MailRow, SubscriptionRow, VacationRow
from .lobby_models import ListingRow
from .members import erase_member
from .models import AnalysisRow, ChatRow, EntryRow, GuestRow, SeatRow, TableRow
from .moderation_models import ReportRow, SilencedRow
from .rating_models import RatingChangeRow, RatingRow
from .result_models import ResultSeatRow
from .token_models import BotAccountRow, TokenRow
from .transactions import delete_tables, hashed

NOBODY = "Anonymous"  # on seats of people who have deleted their data


def person(session: Session, guest: str) -> dict[str, Any]:
    """Everything about a person but hashes, hidden cards and tables."""
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
        "tokens": columns(session, TokenRow, guest, "id", "label", "scopes", "created", "used", "expires"),
        "bot_account_since": next((row["since"] for row in columns(session, BotAccountRow, guest, "since")), None),
        "passkeys": columns(session, PasskeyRow, guest, "id", "device", "created", "used"),
        "identities": columns(session, IdentityRow, guest, "issuer", "subject", "created"),
        "chat": [{"table": line.table, "name": line.name, "text": line.text, "at": line.at} for line in chat],
        "silenced": columns(session, SilencedRow, guest, "name", "kind", "at"),
        "reports": own_reports(session, guest),
        "ratings": columns(session, RatingRow, guest, "pool", "mu", "sigma", "games", "at"),
        "follows": friends.followed_names(session, guest),
        "push": columns(session, SubscriptionRow, guest, "address", "language", "created"),
        "mail": columns(session, MailRow, guest, "address", "language"),
        "vacations": columns(session, VacationRow, guest, "begins", "ends"),
        "analyses": list(session.scalars(select(AnalysisRow.table).where(AnalysisRow.guest == guest))),
    }


def own_reports(session: Session, guest: str) -> list[dict[str, Any]]:
    rows = session.scalars(select(ReportRow).where(ReportRow.reporter == guest).order_by(ReportRow.at))
    names = ("name", "table", "line", "reason", "note", "at", "resolved")
    return [{name: getattr(row, name) for name in names} for row in rows]


def columns(session: Session, rows: Any, guest: str, *names: str) -> list[dict[str, Any]]:
    found = session.scalars(select(rows).where(rows.guest == guest))
    return [{name: getattr(row, name) for name in names} for row in found]


def made_or_joined(guest: str) -> ColumnElement[bool]:
    """The tables that a person made, or where they have a seat. PostgreSQL uses no index for an `or` of both."""
    own = aliased(TableRow)
    made = select(own.id).where(own.host == guest)
    return TableRow.id.in_(made.union(select(SeatRow.table).where(SeatRow.guest == guest)))


def tables_with(session: Session, guest: str) -> list[TableRow]:
    return list(session.scalars(select(TableRow).where(made_or_joined(guest)).order_by(TableRow.created)))


def table_ids(session: Session, guest: str) -> list[str]:
    return list(session.scalars(select(TableRow.id).where(made_or_joined(guest)).order_by(TableRow.created)))


def tables_json(session: Session, tables: list[str], guest: str) -> list[str]:
    """Some tables of a person, each as a document with their own moves."""
    found = session.scalars(select(TableRow).where(TableRow.id.in_(tables)).order_by(TableRow.created))
    moves = moves_of(session, tables, guest)
    return [json.dumps(export_table(table, guest, moves.get(table.id, []))) for table in found]


def moves_of(session: Session, tables: list[str], guest: str) -> dict[str, list[dict[str, Any]]]:
    own = (SeatRow.table == EntryRow.table) & (SeatRow.number == EntryRow.seat) & (SeatRow.guest == guest)
    rows = session.execute(
        select(EntryRow.table, EntryRow.number, EntryRow.kind, EntryRow.text, EntryRow.at)
        .join(SeatRow, own)
        .where(EntryRow.table.in_(tables))
        .order_by(EntryRow.table, EntryRow.number)
    )
    moves: dict[str, list[dict[str, Any]]] = {}
    for table, number, kind, text, at in rows:
        moves.setdefault(table, []).append({"number": number, "kind": kind, "text": text, "at": at})
    return moves


def export_table(table: TableRow, guest: str, moves: list[dict[str, Any]]) -> dict[str, Any]:
    seats = [{"number": seat.number + 1, "name": seat.name, "own": seat.guest == guest} for seat in table.seats]
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "created": table.created,
        "host": table.host == guest,
        "seats": seats,
        "moves": moves,
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
    moderation.erase(session, guest)
    erase_member(session, guest)
    used = (SeatRow.guest, TableRow.host, AnalysisRow.guest)
    if any(session.scalar(select(exists().where(column == guest))) for column in used):
        useless = hashed(secrets.token_urlsafe(32))
        session.execute(update(GuestRow).where(GuestRow.id == guest).values(name=NOBODY, key_hash=useless))
    else:
        session.execute(delete(GuestRow).where(GuestRow.id == guest))
    return sorted(changed)
