"""Transactions on guests, tables and chat. Each function gets a session and does one unit of work."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from ..tables.ids import new_id
from ..tables.refusal import Refusal
from ..tables.stored import (
    CHAT_KEPT,
    OVER,
    PLAYING,
    WAITING,
    ChatEntry,
    Conflict,
    Entry,
    Guest,
    Seat,
    StoredTable,
    TableChanges,
)
from ..tables.system_time import milliseconds
from .lobby_models import ListingRow
from .models import AnalysisRow, ChatRow, EntryRow, GuestRow, ProbeRow, SeatRow, TableRow
from .rating_models import RatingChangeRow
from .result_models import ResultRow, ResultSeatRow
from .vacations import pauses_of


def hashed(key: str) -> str:
    """Keys are long and random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_guest(session: Session, name: str) -> tuple[Guest, str]:
    """A guest and its key; only the hash of the key is stored."""
    key = secrets.token_urlsafe(32)
    row = GuestRow(id=new_id(), key_hash=hashed(key), name=name, created=milliseconds())
    session.add(row)
    return Guest(row.id, row.name), key


def find_guest(session: Session, key: str) -> Guest | None:
    row = session.scalar(select(GuestRow).where(GuestRow.key_hash == hashed(key)))
    if row is not None and row.banned is not None:
        raise Refusal("banned")
    return None if row is None else Guest(row.id, row.name)


def banned_guests(session: Session) -> set[str]:
    return set(session.scalars(select(GuestRow.id).where(GuestRow.banned.is_not(None))))


def rename_guest(session: Session, guest: str, name: str) -> None:
    session.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name))


def new_table(session: Session, stored: StoredTable) -> None:
    session.add(
        TableRow(
            id=stored.id,
            host=stored.host,
            game=stored.game,
            rules=stored.rules,
            options=stored.options,
            clock=stored.clock,
            status=WAITING,
            secret=stored.secret,
            commitment=stored.commitment,
            lesson=stored.lesson,
            start=stored.start,
            rated=int(stored.rated),
            created=milliseconds(),
        )
    )
    session.flush()  # seats have a foreign key to their table
    for seat in stored.seats:
        session.add(
            SeatRow(
                table=stored.id, number=seat.number, guest=seat.guest, bot=seat.bot, name=seat.name, nonce=seat.nonce
            )
        )


def find_table(session: Session, table: str) -> StoredTable | None:
    row = session.get(TableRow, table)
    if row is None:
        return None
    lines = session.scalars(select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.id.desc()).limit(CHAT_KEPT))
    return StoredTable(
        id=row.id,
        host=row.host,
        game=row.game,
        rules=row.rules,
        options=row.options,
        secret=row.secret,
        commitment=row.commitment,
        clock=row.clock,
        status=row.status,
        seed=row.seed,
        created=row.created,
        began=row.began,
        successor=row.successor,
        lesson=row.lesson,
        start=row.start,  # type: ignore[arg-type]
        rated=bool(row.rated),
        seats=seats_from(row),
        entries=entries_from(session, table, 0),
        chat=[chat_from(line) for line in reversed(list(lines))],
        pauses=pauses_of(session, row),
    )


def seats_from(row: TableRow) -> list[Seat]:
    return [Seat(seat.number, seat.guest, seat.bot, seat.name, seat.nonce) for seat in row.seats]


def chat_from(line: ChatRow) -> ChatEntry:
    return ChatEntry(line.guest, line.name, line.text, line.at, line.id)


def changes_since(session: Session, table: str, number: int, chat_id: int) -> TableChanges:
    """Entries from a number on, chat lines after an id, and the seats."""
    row = session.get(TableRow, table)
    if row is None:
        raise LookupError(table)
    lines = session.scalars(select(ChatRow).where(ChatRow.table == table, ChatRow.id > chat_id).order_by(ChatRow.id))
    return TableChanges(
        seats=seats_from(row),
        seed=row.seed,
        began=row.began,
        successor=row.successor,
        entries=entries_from(session, table, number),
        chat=[chat_from(line) for line in lines],
        pauses=pauses_of(session, row),
    )


def entries_from(session: Session, table: str, first: int) -> list[Entry]:
    found = select(EntryRow).where(EntryRow.table == table, EntryRow.number >= first).order_by(EntryRow.number)
    return [
        Entry(row.number, row.kind, row.seat, row.text, row.ref, row.at, row.clocks) for row in session.scalars(found)
    ]


def put_seat(session: Session, table: str, before: Seat, after: Seat) -> None:
    """Change a seat, if it still is as it was."""
    changed = session.execute(
        update(SeatRow)
        .where(
            SeatRow.table == table,
            SeatRow.number == before.number,
            SeatRow.guest.is_(None) if before.guest is None else SeatRow.guest == before.guest,
            SeatRow.bot.is_(None) if before.bot is None else SeatRow.bot == before.bot,
        )
        .values(guest=after.guest, bot=after.bot, name=after.name, nonce=after.nonce)
    )
    if changed.rowcount != 1:  # type: ignore[attr-defined]
        raise Conflict


def begin(session: Session, table: str, seed: int, nonces: list[str]) -> int:
    """Start the game: once, and only if all seats still have the nonces from which the seed was made."""
    seats = session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.number))
    if [seat.nonce for seat in seats] != nonces:
        raise Conflict
    now = milliseconds()
    changed = session.execute(
        update(TableRow)
        .where(TableRow.id == table, TableRow.status == WAITING)
        .values(status=PLAYING, seed=seed, began=now)
    )
    if changed.rowcount != 1:  # type: ignore[attr-defined]
        raise Conflict
    return now


def add_chat(session: Session, table: str, line: ChatEntry) -> ChatEntry:
    row = ChatRow(table=table, guest=line.guest, name=line.name, text=line.text, at=line.at)
    session.add(row)
    session.flush()
    return replace(line, id=row.id)


def put_successor(session: Session, table: str, successor: str) -> None:
    changed = session.execute(
        update(TableRow).where(TableRow.id == table, TableRow.successor.is_(None)).values(successor=successor)
    )
    if changed.rowcount != 1:  # type: ignore[attr-defined]
        raise Conflict


def delete_tables(session: Session, tables: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    for rows in (AnalysisRow, ChatRow, EntryRow, SeatRow, ResultSeatRow, ResultRow, ListingRow, RatingChangeRow):
        session.execute(delete(rows).where(rows.table.in_(tables)))
    session.execute(delete(TableRow).where(TableRow.id.in_(tables)))


def write_probe(session: Session) -> None:
    """A real write: it fails if the disk is full, and waits while somebody else holds the database."""
    session.merge(ProbeRow(id=0, at=milliseconds()))


def tables_of(session: Session, guest: str, limit: int = 30) -> list[TableRow]:
    """The tables at which a guest has a seat, newest first."""
    mine = select(SeatRow.table).where(SeatRow.guest == guest)
    found = select(TableRow).where(TableRow.id.in_(mine)).order_by(TableRow.created.desc()).limit(limit)
    return list(session.scalars(found))


@dataclass(frozen=True)
class TableSummary:
    game: str
    status: str
    names: tuple[str, ...]


def summary_of(session: Session, table: str) -> TableSummary | None:
    """The public facts about a table."""
    row = session.get(TableRow, table)
    return TableSummary(row.game, row.status, tuple(seat.name for seat in row.seats)) if row else None


def find_lesson(session: Session, guest: str, lesson: str) -> str | None:
    """The newest table at which a guest follows a lesson, unless its game is over."""
    own = (TableRow.host == guest, TableRow.lesson == lesson, TableRow.status != OVER)
    return session.scalar(select(TableRow.id).where(*own).order_by(TableRow.created.desc()).limit(1))


def count_bot_tables(session: Session, guest: str) -> int:
    """Unfinished tables with bots that a guest has made."""
    bots = select(SeatRow.table).where(SeatRow.bot.is_not(None))
    found = select(func.count()).where(TableRow.host == guest, TableRow.status != OVER, TableRow.id.in_(bots))
    return session.scalar(found) or 0


def count(session: Session) -> dict[str, int]:
    rows = session.execute(select(TableRow.status, func.count()).group_by(TableRow.status))
    return {status: number for status, number in rows}  # noqa: C416
