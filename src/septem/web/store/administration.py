"""Actions of an operator on a database, also while servers use it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.orm import Session

from ...core.errors import Problem
from ..tables.results import result_of
from ..tables.system_time import SystemTime, milliseconds
from ..tables.table_state import TableState
from . import correspondence_models as correspondence_models  # a backup contains its tables, too,
from . import friend_models as friend_models
from . import lobby_models as lobby_models
from . import moderation_models as moderation_models
from . import rating_models as rating_models
from . import results, transactions
from . import token_models as token_models
from .account_models import MemberRow
from .database import Database
from .models import Base, EntryRow, GuestRow, ProbeRow, SeatRow, TableRow

LISTED = 100
BATCH = 500  # rows
FORMAT = 1
SAVED = [table for table in Base.metadata.sorted_tables if table.name != ProbeRow.__tablename__]


def tables(session: Session) -> list[dict[str, Any]]:
    """The newest tables."""
    rows = session.scalars(select(TableRow).order_by(TableRow.created.desc()).limit(LISTED))
    return [
        {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "created": row.created,
            "entries": session.scalar(select(func.count()).where(EntryRow.table == row.id)),
            "players": [seat.name for seat in row.seats],
        }
        for row in rows
    ]


def players(session: Session) -> list[dict[str, Any]]:
    """The newest guests."""
    rows = session.scalars(select(GuestRow).order_by(GuestRow.created.desc()).limit(LISTED))
    return [
        {
            "id": row.id,
            "name": row.name,
            "created": row.created,
            "seats": session.scalar(select(func.count()).where(SeatRow.guest == row.id)),
            "member": session.get(MemberRow, row.id) is not None,
            "banned": row.banned is not None,
        }
        for row in rows
    ]


def ban(session: Session, guest: str, banned: bool) -> None:
    """A banned guest is treated as unknown, and cannot get in with the same key."""
    value = milliseconds() if banned else None
    changed = session.execute(update(GuestRow).where(GuestRow.id == guest).values(banned=value))
    if changed.rowcount != 1:  # type: ignore[attr-defined]
        raise Problem("no_such_player", given=guest)


def delete(session: Session, table: str) -> None:
    if session.get(TableRow, table) is None:
        raise Problem("no_such_table", given=table)
    transactions.delete_tables(session, [table])


def export(session: Session, table: str) -> dict[str, Any]:
    """All that is stored of a table. It contains hidden information."""
    stored = transactions.find_table(session, table)
    if stored is None:
        raise Problem("no_such_table", given=table)
    parts = {rows.__tablename__: rows.__table__ for rows in transactions.OF_A_TABLE}
    more = {name: rows_of(session, parts[name], table) for name in parts if name not in ("seats", "entries")}
    return {**asdict(stored), **more}


def rows_of(session: Session, rows: Any, table: str) -> list[dict[str, Any]]:
    found = session.execute(select(rows).where(rows.c.table == table).order_by(*rows.primary_key)).mappings()
    return [dict(row) for row in found]


def check(database: Database) -> tuple[int, list[dict[str, str]]]:
    """Replay every stored game; returns their number, and those that this version cannot continue."""
    with Session(database.engine) as session:
        ids = list(session.scalars(select(TableRow.id)))
    return len(ids), [found for table in ids for found in problems_of(database, table)]


def problems_of(database: Database, table: str) -> Iterator[dict[str, str]]:
    stored = database.run_now(transactions.find_table, table)
    if stored is None:  # deleted meanwhile
        return
    try:
        TableState(stored, SystemTime())
        kept = database.run_now(results.stored_result, table)
    except Exception as error:
        yield {"id": table, "problem": f"{type(error).__name__}: {error}"}
    else:
        if kept is not None and kept != results.compared(result_of(stored)):
            yield {"id": table, "problem": "the stored result is not the one of the log"}


def vacuum(database: Database) -> None:
    with database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("vacuum"))


def backup(database: Database, path: Path) -> int:
    """Write all rows, as they are at one moment, to a compressed file of JSON lines; returns their number."""
    level = "SERIALIZABLE" if database.sqlite else "REPEATABLE READ"
    part, number = path.with_name(f"{path.name}.part"), 0
    with (
        database.engine.connect().execution_options(isolation_level=level) as connection,
        connection.begin(),
        gzip.open(part, "wt", encoding="utf-8") as file,
    ):
        file.write(json.dumps({"septem": "backup", "format": FORMAT}) + "\n")
        for table in SAVED:
            for row in connection.execution_options(yield_per=BATCH).execute(select(table)).mappings():
                file.write(json.dumps([table.name, dict(row)]) + "\n")
                number += 1
    part.replace(path)
    return number


def restore(database: Database, path: Path) -> int:
    """Read a backup into a database without tables, in one transaction; returns the number of rows."""
    with database.engine.begin() as connection:
        if connection.scalar(select(func.count()).select_from(GuestRow)):
            raise Problem("database_not_empty")
        number = 0
        for name, rows in batches(path):
            check_names(path, name, rows)
            connection.execute(insert(Base.metadata.tables[name]), rows)
            number += len(rows)
        if not database.sqlite:
            continue_numbers(connection)
    return number


def check_names(path: Path, name: str, rows: list[dict[str, Any]]) -> None:
    """A newer version may have tables or columns that this one does not know."""
    known = Base.metadata.tables.get(name)
    unknown = {name} if known is None else {column for row in rows for column in row if column not in known.c}
    if unknown:
        raise Problem("backup_of_newer_version", path=str(path), unknown=", ".join(sorted(unknown)))


def batches(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, in batches of one table."""
    name, rows = "", list[dict[str, Any]]()
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            if json.loads(next(file)) != {"septem": "backup", "format": FORMAT}:
                raise ValueError("not a backup")
            for table, row in map(json.loads, file):
                if rows and (table != name or len(rows) >= BATCH):
                    yield name, rows
                    rows = []
                name = table
                rows.append(row)
    except (OSError, ValueError, StopIteration, EOFError) as error:
        raise Problem("bad_backup", path=str(path), error=str(error)) from None
    if rows:
        yield name, rows


def continue_numbers(connection: Connection) -> None:
    """PostgreSQL must not give a number to a new chat line that a restored one has."""
    connection.execute(text("select setval(pg_get_serial_sequence('chat', 'id'), (select max(id) from chat))"))
