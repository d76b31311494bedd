"""Stores of tables: the database and the one in memory behave alike. The database groups writes into transactions."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from septem.web.store import Database, transactions
from septem.web.store.table_store import DatabaseTableStore
from septem.web.tables.interfaces import TableStore
from septem.web.tables.standalone import MemoryStore
from septem.web.tables.stored import ChatEntry, Conflict, Entry, Seat, StoredTable

from .services import Missing, postgresql_service

TABLE = "t" * 22


def new_table(host: str) -> StoredTable:
    seats = [Seat(0, guest=host, name="Ann"), Seat(1)]
    options = {"pantheon": False}
    return StoredTable(TABLE, host, "duel", 1, options, secret="", commitment="", clock=None, seats=seats)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path}/tables.sqlite")
    made.migrate()
    yield made
    made.close()


@pytest.fixture
def guest(database: Database) -> str:
    """A guest with a new table."""
    found, _ = database.run_now(transactions.new_guest, "Ann")
    database.run_now(transactions.new_table, new_table(found.id))
    return found.id


def entry(number: int, ref: str | None = None) -> Entry:
    return Entry(number, "answer", 0, "build baths", ref, at=0)


def stored_numbers(database: Database) -> list[int]:
    return [one.number for one in database.run_now(transactions.entries_from, TABLE, 0)]


async def append(database: Database, *entries: Entry) -> list[object]:
    writes = (database.append(TABLE, one, False) for one in entries)
    return await asyncio.gather(*writes, return_exceptions=True)


@pytest.fixture(params=["database", "memory"])
def store(request: pytest.FixtureRequest, database: Database, guest: str) -> TableStore:
    if request.param == "database":
        return DatabaseTableStore(database)
    memory = MemoryStore()
    asyncio.run(memory.new_table(new_table(guest)))
    return memory


def run(*steps: Coroutine[Any, Any, object]) -> list[object]:
    """Await each step, one after the other; an exception is a result."""

    async def all_steps() -> list[object]:
        return [(await asyncio.gather(step, return_exceptions=True))[0] for step in steps]

    return asyncio.run(all_steps())


def test_a_table_is_found_as_it_was_stored(store: TableStore, guest: str) -> None:
    found = asyncio.run(store.find_table(TABLE))
    assert found is not None
    assert found.created > 0
    assert (found.host, found.options, found.status) == (guest, {"pantheon": False}, "waiting")
    assert found.seats == new_table(guest).seats
    assert asyncio.run(store.find_table("nowhere")) is None


def test_a_seat_is_changed_only_from_what_it_was(store: TableStore, guest: str) -> None:
    bot, other = Seat(1, bot="2", name="Hypatia"), Seat(1, bot="3", name="Imhotep")
    results = run(store.put_seat(TABLE, Seat(1), bot), store.put_seat(TABLE, Seat(1), other))
    assert [type(result) for result in results] == [type(None), Conflict]
    assert run(store.changes_since(TABLE, 0, 0))[0].seats[1] == bot  # type: ignore[attr-defined]
    assert run(store.count_bot_tables(guest), store.count_bot_tables("nobody")) == [1, 0]


def test_a_game_begins_once_and_with_the_nonces_of_its_seed(store: TableStore) -> None:
    bot = Seat(1, bot="2", name="Hypatia")
    changed, early, began, again = run(
        store.put_seat(TABLE, Seat(1), bot),
        store.begin(TABLE, 7, ["other", ""]),
        store.begin(TABLE, 7, ["", ""]),
        store.begin(TABLE, 8, ["", ""]),
    )
    assert (changed, type(early), type(again)) == (None, Conflict, Conflict)
    assert isinstance(began, int)
    (found,) = run(store.find_table(TABLE))
    assert isinstance(found, StoredTable)
    assert (found.seed, found.began, found.status) == (7, began, "playing")


def test_a_log_has_every_number_and_reference_once(store: TableStore, guest: str) -> None:
    entries = [entry(0), entry(0), entry(1, "same"), entry(2, "same"), entry(2, "other")]
    results = run(*(store.append(TABLE, one, over=one.ref == "other") for one in entries))
    assert [type(result) for result in results] == [type(None), Conflict, type(None), Conflict, type(None)]
    found, changes = run(store.find_table(TABLE), store.changes_since(TABLE, 1, 0))
    assert isinstance(found, StoredTable)
    assert (found.entries, found.status) == ([entries[0], entries[2], entries[4]], "over")
    assert changes.entries == [entries[2], entries[4]]  # type: ignore[attr-defined]


def test_chat_lines_get_growing_ids(store: TableStore, guest: str) -> None:
    lines = [ChatEntry(guest, "Ann", text, at=1) for text in ("one", "two")]
    first, second = run(*(store.add_chat(TABLE, line) for line in lines))
    assert isinstance(first, ChatEntry)
    assert isinstance(second, ChatEntry)
    assert 0 < first.id < second.id
    found, changes = run(store.find_table(TABLE), store.changes_since(TABLE, 0, first.id))
    assert found.chat == [first, second]  # type: ignore[attr-defined]
    assert changes.chat == [second]  # type: ignore[attr-defined]


def test_a_table_has_one_successor(store: TableStore) -> None:
    results = run(store.put_successor(TABLE, "u" * 22), store.put_successor(TABLE, "v" * 22), store.find_table(TABLE))
    assert [type(result) for result in results[:2]] == [type(None), Conflict]
    assert results[2].successor == "u" * 22  # type: ignore[attr-defined]


# Group commit.


@pytest.mark.usefixtures("guest")
def test_entries_that_arrive_together_are_committed_together(database: Database) -> None:
    statements: list[str] = []
    writer = database.log_writer
    with writer._connection() as cursor:  # the only one: it stays open
        cursor.connection.set_trace_callback(statements.append)
    asyncio.run(append(database, *(entry(number) for number in range(50))))
    assert stored_numbers(database) == list(range(50))
    assert 1 <= statements.count("commit") <= 2  # the first entry alone, and the others while it was written


@pytest.mark.usefixtures("guest")
def test_a_refused_entry_does_not_affect_others(database: Database) -> None:
    entries = [entry(0), entry(1), entry(1), entry(2, "same"), entry(3, "same"), entry(3)]
    results = asyncio.run(append(database, *entries))
    assert [type(one) for one in results] == [type(None), type(None), Conflict, type(None), Conflict, type(None)]
    assert stored_numbers(database) == [0, 1, 2, 3]


def test_a_log_never_has_a_gap_and_ends_with_the_game(store: TableStore) -> None:
    steps = [(entry(1), False), (entry(0), False), (entry(2), False), (entry(1), True), (entry(2), False)]
    results = run(*(store.append(TABLE, one, over) for one, over in steps))
    assert [type(result) for result in results] == [Conflict, type(None), Conflict, type(None), Conflict]


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of files")
@pytest.mark.usefixtures("guest")
def test_if_the_disk_fails_no_entry_is_acknowledged(database: Database) -> None:
    assert asyncio.run(append(database, entry(0))) == [None]
    with full_disk():
        results = asyncio.run(append(database, entry(1), entry(2)))
    assert [type(one) for one in results] == [sqlite3.OperationalError, sqlite3.OperationalError]
    assert stored_numbers(database) == [0]
    assert asyncio.run(append(database, entry(1))) == [None]


@contextmanager
def full_disk() -> Iterator[None]:
    """This process cannot write to files."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.usefixtures("guest")
def test_a_cancelled_write_does_not_stop_the_others(database: Database) -> None:
    async def cancel_one() -> list[object]:
        cancelled = asyncio.create_task(database.append(TABLE, entry(0), False))
        await asyncio.sleep(0)
        cancelled.cancel()
        return await append(database, entry(1), entry(2))

    assert asyncio.run(cancel_one()) == [None, None]
    assert stored_numbers(database)[-2:] == [1, 2]


def test_an_entry_is_stored_after_a_restart_of_postgresql() -> None:
    """The connection from before the restart is dead, and nobody notices. A game that ends needs two statements."""
    try:
        with postgresql_service() as service:
            database = Database(service.url)
            database.migrate()
            guest, _ = database.run_now(transactions.new_guest, "Ann")
            database.run_now(transactions.new_table, new_table(guest.id))
            assert asyncio.run(append(database, entry(0))) == [None]
            service.kill()
            service.begin()
            results = asyncio.run(append(database, entry(1))) + asyncio.run(append(database, entry(1), entry(3)))
            results += [asyncio.run(database.append(TABLE, entry(2), over=True))]
            results += asyncio.run(append(database, entry(3)))
            stored = stored_numbers(database)
            database.close()
    except Missing as missing:
        pytest.skip(str(missing))
    assert [type(one) for one in results] == [type(None), Conflict, Conflict, type(None), Conflict]
    assert stored == [0, 1, 2]
