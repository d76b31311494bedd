"""Keeping answers: several share one transaction, and each is kept or refused by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from septem.web.store import Database, transactions
from septem.web.tables.stored import Conflict, Entry, StoredTable

TABLE = "t" * 22


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path}/tables.sqlite")
    made.migrate()
    guest, _ = made.run_now(transactions.new_guest, "Ann")
    stored = StoredTable(
        id=TABLE, host=guest.id, game="duel", rules=1, options={}, secret="", commitment="", clock=None
    )
    made.run_now(transactions.new_table, stored)
    yield made
    made.close()


def entry(number: int, ref: str | None = None) -> Entry:
    return Entry(number, "answer", 0, "build baths", ref, at=0)


def kept(database: Database) -> list[int]:
    return [one.number for one in database.run_now(transactions.entries_from, TABLE, 0)]


async def keep(database: Database, *entries: Entry) -> list[object]:
    writes = (database.run_grouped(transactions.append, TABLE, one, False) for one in entries)
    return await asyncio.gather(*writes, return_exceptions=True)


def test_answers_that_come_together_are_committed_together(database: Database) -> None:
    commits: list[object] = []
    event.listen(database.engine, "commit", commits.append)
    asyncio.run(keep(database, *(entry(number) for number in range(50))))
    assert kept(database) == list(range(50))
    assert len(commits) <= 3  # the first one alone, the others while it was written, and the look at what is kept


def test_a_refused_answer_does_not_take_others_with_it(database: Database) -> None:
    said = asyncio.run(keep(database, entry(0), entry(1), entry(1), entry(2, "same"), entry(3, "same"), entry(4)))
    assert [type(one) for one in said] == [type(None), type(None), Conflict, type(None), Conflict, type(None)]
    assert kept(database) == [0, 1, 2, 4]


def test_if_the_disk_fails_nobody_is_told_that_an_answer_was_kept(database: Database) -> None:
    def fail(_connection: object) -> None:
        raise OperationalError("commit", {}, OSError("full"))

    event.listen(database.engine, "commit", fail)
    said = asyncio.run(keep(database, entry(0), entry(1)))
    assert [type(one) for one in said] == [OperationalError, OperationalError]
    event.remove(database.engine, "commit", fail)
    assert kept(database) == []
    assert asyncio.run(keep(database, entry(0))) == [None]


def test_who_goes_away_does_not_stop_the_others(database: Database) -> None:
    async def one_goes() -> list[object]:
        going = asyncio.create_task(database.run_grouped(transactions.append, TABLE, entry(0), False))
        await asyncio.sleep(0)
        going.cancel()
        return await keep(database, entry(1), entry(2))

    assert asyncio.run(one_goes()) == [None, None]
    assert kept(database)[-2:] == [1, 2]
