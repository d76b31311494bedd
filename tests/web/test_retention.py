"""Old tables and guests are deleted, after the days that the settings state."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.orm import Session

from septem.web.store import Database, transactions
from septem.web.store.models import EntryRow, TableRow
from septem.web.store.retention import DAY, Retention, delete_old
from septem.web.tables.stored import Seat, StoredTable

NOW = 1000 * DAY
RETENTION = Retention(waiting=10, bot_games=20, unfinished=100, finished=0, guests=50)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path}/tables.sqlite")
    made.migrate()
    yield made
    made.close()


class Tables:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.ann, self.bob = (self.guest() for _ in range(2))

    def guest(self) -> str:
        return self.database.run_now(transactions.new_guest, "somebody")[0].id

    def add(self, name: str, status: str, age: int, last_move: int | None = None, other: str | None = None) -> None:
        table = name.ljust(22, "-")
        seats = [Seat(0, guest=self.ann), Seat(1, guest=other, bot=None if other else "2")]
        stored = StoredTable(table, self.ann, "duel", 1, {}, secret="", commitment="", seats=seats)

        def write(session: Session) -> None:
            transactions.new_table(session, stored)
            row = session.get_one(TableRow, table)
            row.status, row.created = status, NOW - age * DAY
            if last_move is not None:
                at = NOW - last_move * DAY
                session.add(EntryRow(table=table, number=0, kind="answer", seat=0, text="build baths", at=at))

        self.database.run_now(write)

    def left(self) -> set[str]:
        return {row.id.rstrip("-") for row in self.database.run_now(transactions.tables_of, self.ann)}


def test_what_is_old_is_deleted(database: Database) -> None:
    tables = Tables(database)
    tables.add("young", "waiting", age=9)
    tables.add("forgotten", "waiting", age=11)
    tables.add("bots", "playing", age=30, last_move=21)
    tables.add("running", "playing", age=30, last_move=19)
    tables.add("friends", "playing", age=99, last_move=90, other=tables.bob)
    tables.add("lost", "playing", age=120, last_move=101, other=tables.bob)
    tables.add("kept", "over", age=900, last_move=900)
    while database.run_now(delete_old, RETENTION, NOW):
        pass
    assert tables.left() == {"young", "running", "friends", "kept"}


def test_guests_without_tables_are_deleted(database: Database) -> None:
    tables = Tables(database)
    tables.add("kept", "over", age=900)
    stranger = tables.guest()
    later = 10**15
    assert database.run_now(delete_old, RETENTION, later) == 2
    assert stranger
    assert tables.left() == {"kept"}
