"""What is done in transactions. Each function is given a session and does one whole thing."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from .models import Base, ChatRow, EntryRow, GuestRow, SeatRow, TableRow

WAITING, PLAYING, OVER = "waiting", "playing", "over"
NEW_ENTRY = insert(Base.metadata.tables[EntryRow.__tablename__])  # no objects: this is done all the time
CHAT_KEPT = 200  # lines that somebody who comes later gets to see


class Conflict(Exception):
    """Somebody else was first."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    number: int
    guest: str | None = None
    bot: str | None = None
    name: str = ""
    nonce: str = ""

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None


@dataclass(frozen=True)
class Entry:
    number: int
    kind: str
    seat: int
    text: str
    ref: str | None
    at: int
    clocks: list[int] | None = None


@dataclass(frozen=True)
class Said:
    guest: str
    name: str
    text: str
    at: int
    id: int = 0


@dataclass(frozen=True)
class Fresh:
    """What has changed at a table since somebody last looked."""

    seats: list[Seat]
    seed: int | None
    began: int | None
    successor: str | None
    entries: list[Entry]
    chat: list[Said]


@dataclass(frozen=True)
class Stored:
    """A table with all that was ever done at it."""

    id: str
    host: str
    game: str
    rules: int
    options: dict[str, Any]
    secret: str
    commitment: str
    clock: dict[str, int] | None = None
    status: str = WAITING
    seed: int | None = None
    created: int = 0
    began: int | None = None
    successor: str | None = None
    seats: list[Seat] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    chat: list[Said] = field(default_factory=list)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def hashed(key: str) -> str:
    """Keys are long and random, so that a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_guest(session: Session, name: str) -> tuple[Guest, str]:
    """A guest and the key that proves it, which is nowhere kept."""
    key = secrets.token_urlsafe(32)
    row = GuestRow(id=secrets.token_urlsafe(16), key_hash=hashed(key), name=name, created=milliseconds())
    session.add(row)
    return Guest(row.id, row.name), key


def find_guest(session: Session, key: str) -> Guest | None:
    row = session.scalar(select(GuestRow).where(GuestRow.key_hash == hashed(key)))
    return None if row is None else Guest(row.id, row.name)


def rename_guest(session: Session, guest: str, name: str) -> None:
    session.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name))


def new_table(session: Session, stored: Stored) -> None:
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
            created=milliseconds(),
        )
    )
    session.flush()  # seats point at their table
    for seat in stored.seats:
        session.add(
            SeatRow(
                table=stored.id, number=seat.number, guest=seat.guest, bot=seat.bot, name=seat.name, nonce=seat.nonce
            )
        )


def find_table(session: Session, table: str) -> Stored | None:
    row = session.get(TableRow, table)
    if row is None:
        return None
    said = session.scalars(select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.id.desc()).limit(CHAT_KEPT))
    return Stored(
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
        seats=seats_of(row),
        entries=entries_from(session, table, 0),
        chat=[said_of(line) for line in reversed(list(said))],
    )


def seats_of(row: TableRow) -> list[Seat]:
    return [Seat(seat.number, seat.guest, seat.bot, seat.name, seat.nonce) for seat in row.seats]


def said_of(line: ChatRow) -> Said:
    return Said(line.guest, line.name, line.text, line.at, line.id)


def news(session: Session, table: str, number: int, line: int) -> Fresh:
    """Entries from a number on, chat after a line, and the table as it is."""
    row = session.get_one(TableRow, table)
    said = session.scalars(select(ChatRow).where(ChatRow.table == table, ChatRow.id > line).order_by(ChatRow.id))
    return Fresh(
        seats=seats_of(row),
        seed=row.seed,
        began=row.began,
        successor=row.successor,
        entries=entries_from(session, table, number),
        chat=[said_of(one) for one in said],
    )


def entries_from(session: Session, table: str, first: int) -> list[Entry]:
    found = select(EntryRow).where(EntryRow.table == table, EntryRow.number >= first).order_by(EntryRow.number)
    return [
        Entry(row.number, row.kind, row.seat, row.text, row.ref, row.at, row.clocks) for row in session.scalars(found)
    ]


def put_seat(session: Session, table: str, before: Seat, after: Seat) -> None:
    """Change who sits on a seat, if it still is as it was."""
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
    """Deal: once, and only if everybody still sits where they sat when the seed was made."""
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


def append(session: Session, table: str, entry: Entry, over: bool) -> None:
    """Keep what was done, and that the game is over if it is. The number decides between two writers."""
    try:
        session.execute(NEW_ENTRY, {"table": table, **vars(entry)})
    except IntegrityError as refused:
        raise Conflict from refused
    if over:
        session.execute(update(TableRow).where(TableRow.id == table).values(status=OVER))


def say(session: Session, table: str, said: Said) -> Said:
    row = ChatRow(table=table, guest=said.guest, name=said.name, text=said.text, at=said.at)
    session.add(row)
    session.flush()
    return replace(said, id=row.id)


def put_successor(session: Session, table: str, successor: str) -> None:
    changed = session.execute(
        update(TableRow).where(TableRow.id == table, TableRow.successor.is_(None)).values(successor=successor)
    )
    if changed.rowcount != 1:  # type: ignore[attr-defined]
        raise Conflict


def tables_of(session: Session, guest: str, most: int = 30) -> list[TableRow]:
    """The tables a guest sits at, newest first."""
    mine = select(SeatRow.table).where(SeatRow.guest == guest)
    found = select(TableRow).where(TableRow.id.in_(mine)).order_by(TableRow.created.desc()).limit(most)
    return list(session.scalars(found))


def unfinished(session: Session) -> list[str]:
    """Tables that are being played and have a bot: after a start somebody has to answer for it."""
    bots = select(SeatRow.table).where(SeatRow.bot.is_not(None))
    return list(session.scalars(select(TableRow.id).where(TableRow.status == PLAYING, TableRow.id.in_(bots))))


def bot_tables(session: Session, guest: str) -> int:
    """Tables of a guest at which bots are still to play."""
    bots = select(SeatRow.table).where(SeatRow.bot.is_not(None))
    found = select(func.count()).where(TableRow.host == guest, TableRow.status != OVER, TableRow.id.in_(bots))
    return session.scalar(found) or 0


def count(session: Session) -> dict[str, int]:
    rows = session.execute(select(TableRow.status, func.count()).group_by(TableRow.status))
    return {status: number for status, number in rows}  # noqa: C416
