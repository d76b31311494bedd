"""Writes the logs of tables.

Every move needs this. It uses the driver of the database directly: the layers above it cost three times as much as the
write itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Dialect, Engine, bindparam, func, insert, select, update
from sqlalchemy.sql.elements import ClauseElement

from ..tables.stored import OVER, Conflict, Entry
from .group_commit import GroupCommit, InThread, Outcome
from .models import Base, EntryRow, TableRow

ENTRIES = Base.metadata.tables[EntryRow.__tablename__]
NEXT_NUMBER = (
    select(func.coalesce(func.max(ENTRIES.c.number) + 1, 0))
    .where(ENTRIES.c.table == bindparam("table"))
    .scalar_subquery()
)
UNFINISHED = select(TableRow.id).where(TableRow.id == bindparam("table"), TableRow.status != OVER).exists()
NEW_ENTRY = (
    insert(ENTRIES)
    .from_select(
        [column.name for column in ENTRIES.c],
        select(*(bindparam(column.name, type_=column.type) for column in ENTRIES.c)).where(
            bindparam("number", type_=ENTRIES.c.number.type) == NEXT_NUMBER, UNFINISHED
        ),
    )
    .returning(ENTRIES.c.number)
)
GAME_OVER = update(TableRow).where(TableRow.id == bindparam("table")).values(status=OVER)


class Statement:
    """A statement in the language of a database, for its driver."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.constants: dict[str, Any] = compiled.params
        self.order: list[str] | None = compiled.positiontup  # None: the driver takes parameters by name

    def execute(self, cursor: Any, **given: Any) -> None:
        values = self.constants | given
        cursor.execute(self.text, values if self.order is None else tuple(values[name] for name in self.order))


@dataclass(frozen=True)
class NewEntry:
    table: str
    entry: Entry
    over: bool  # whether the game ends with it


class LogWriter:
    def __init__(self, engine: Engine, in_thread: InThread) -> None:
        self.engine = engine
        self.in_thread = in_thread
        self.sqlite = engine.dialect.name == "sqlite"
        self.driver: Any = engine.dialect.loaded_dbapi
        self.new_entry = Statement(NEW_ENTRY, engine.dialect)
        self.game_over = Statement(GAME_OVER, engine.dialect)
        self.idle: list[Any] = []  # connections of the driver
        self.group_commit: GroupCommit[NewEntry] = GroupCommit(self._transact, in_thread)

    async def append(self, table: str, entry: Entry, over: bool) -> None:
        """Add the next log entry, and set the status if the game is over. Every other number gets a Conflict.

        On SQLite, which has one writer, entries that arrive at the same time share a transaction. PostgreSQL groups
        commits itself.
        """
        new = NewEntry(table, entry, over)
        if self.sqlite:
            await self.group_commit.run(new)
            return
        ((_, failure),) = await self.in_thread(self._transact_again, [new])
        if failure is not None:
            raise failure

    def _transact_again(self, entries: list[NewEntry]) -> list[Outcome]:
        """Once more if a connection was lost: the database may have been restarted. An entry is never stored twice."""
        lost = self.driver.OperationalError, self.driver.InterfaceError
        try:
            return self._transact(entries)
        except lost:
            self.close()
            return self._transact(entries)

    def _transact(self, entries: list[NewEntry]) -> list[Outcome]:
        with self._connection() as cursor:
            if not self.sqlite and not any(new.over for new in entries):  # a single statement is a transaction
                return [self._attempt(cursor, new) for new in entries]
            cursor.execute("begin")
            outcomes = [self._attempt(cursor, new) for new in entries]
            cursor.execute("commit")
            return outcomes

    def _attempt(self, cursor: Any, new: NewEntry) -> Outcome:
        try:
            self._write(cursor, new)
        except Conflict as conflict:
            return None, conflict
        return None, None

    def _write(self, cursor: Any, new: NewEntry) -> None:
        """Write everything, or raise a Conflict and write nothing."""
        clocks = None if new.entry.clocks is None else json.dumps(new.entry.clocks)
        try:
            self.new_entry.execute(cursor, **vars(new.entry) | {"table": new.table, "clocks": clocks})
        except self.driver.IntegrityError as refused:
            raise Conflict from refused
        if cursor.fetchone() is None:
            raise Conflict
        if new.over:
            self.game_over.execute(cursor, table=new.table)

    @contextmanager
    def _connection(self) -> Iterator[Any]:
        """A cursor. After a failure its connection is closed, which undoes what was not committed."""
        connection = self._take()
        try:
            yield connection.cursor()
        except BaseException:
            connection.close()
            raise
        self.idle.append(connection)

    def _take(self) -> Any:
        try:
            return self.idle.pop()
        except IndexError:
            return self._connect()

    def _connect(self) -> Any:
        """A connection that begins no transaction by itself, and does not belong to the pool."""
        pooled = self.engine.raw_connection()
        pooled.detach()
        connection: Any = pooled.dbapi_connection
        self.engine.dialect.set_isolation_level(connection, "AUTOCOMMIT")
        return connection

    def close(self) -> None:
        while self.idle:
            self.idle.pop().close()
