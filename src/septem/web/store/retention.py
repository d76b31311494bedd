"""Deletes data that nobody will use again, in small transactions, so that the database does not grow for ever."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, exists, func, select
from sqlalchemy.orm import Session

from ..tables.stored import OVER, PLAYING, WAITING
from . import moderation
from .account_models import MemberRow
from .models import AnalysisRow, ChatRow, EntryRow, GuestRow, SeatRow, TableRow
from .transactions import delete_tables

DAY = 86_400_000
BATCH = 200  # tables or guests for each transaction


@dataclass(frozen=True)
class Retention:
    """Days after the last move, or after the creation of a table without one; 0 means for ever."""

    waiting: int  # tables whose game has not begun
    bot_games: int  # unfinished games of one person against bots
    unfinished: int  # unfinished games of several people
    finished: int
    guests: int  # guests without a table, after their creation


def delete_old(session: Session, retention: Retention, now: int) -> int:
    """Delete one batch; returns how many tables and guests were deleted."""
    people = select(func.count(SeatRow.guest.distinct())).where(SeatRow.table == TableRow.id).scalar_subquery()
    kinds = (
        (retention.waiting, TableRow.status == WAITING),
        (retention.bot_games, (TableRow.status == PLAYING) & (people <= 1)),
        (retention.unfinished, (TableRow.status == PLAYING) & (people > 1)),
        (retention.finished, TableRow.status == OVER),
    )
    deleted = sum(delete_kind(session, kind, now - days * DAY) for days, kind in kinds if days)
    return deleted + (delete_guests(session, now - retention.guests * DAY) if retention.guests else 0)


def delete_kind(session: Session, kind: ColumnElement[bool], before: int) -> int:
    moved = exists().where(EntryRow.table == TableRow.id, EntryRow.at >= before)
    old = select(TableRow.id).where(TableRow.created < before, kind, ~moved).limit(BATCH)
    tables = list(session.scalars(old))
    if tables:
        delete_tables(session, tables)
    return len(tables)


def delete_guests(session: Session, before: int) -> int:
    used = (
        exists().where(SeatRow.guest == GuestRow.id),
        exists().where(TableRow.host == GuestRow.id),
        exists().where(ChatRow.guest == GuestRow.id),
        exists().where(AnalysisRow.guest == GuestRow.id),
        exists().where(MemberRow.guest == GuestRow.id),
    )
    old = select(GuestRow.id).where(GuestRow.created < before, *(~use for use in used)).limit(BATCH)
    guests = list(session.scalars(old))
    if guests:
        for guest in guests:
            moderation.erase(session, guest)
        session.execute(delete(GuestRow).where(GuestRow.id.in_(guests)))
    return len(guests)
