"""The database, used from threads, so that the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.orm import Session

from .. import metrics
from ..tables.stored import Entry
from .log_writer import LogWriter

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 10_000
MIGRATION_LOCK = 7_007  # any number: the key of a lock in PostgreSQL


class Database:
    """One transaction per call. SQLite has one thread and therefore one writer; PostgreSQL has several."""

    def __init__(self, url: str, threads: int = 8) -> None:
        self.engine = make_engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.threads = ThreadPoolExecutor(1 if self.sqlite else threads, thread_name_prefix="database")
        self.log_writer = LogWriter(self.engine, self._in_thread)

    async def run(self, work: Callable[..., T], *values: Any) -> T:
        """Run a function in a transaction of its own."""
        with measured(work):
            return await self._in_thread(self.run_now, work, *values)

    async def append(self, table: str, entry: Entry, over: bool) -> None:
        """Add the next entry to the log of a table."""
        with measured(self.append):
            await self.log_writer.append(table, entry, over)

    async def _in_thread(self, work: Callable[..., T], *values: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *values)

    def run_now(self, work: Callable[..., T], *values: Any) -> T:
        """Like `run`, in the current thread."""
        with Session(self.engine, expire_on_commit=False) as session, session.begin():
            return work(session, *values)

    def migrate(self) -> None:
        """Update the schema of the database."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if not self.sqlite:  # another process may start at the same time; the lock ends with the transaction
                connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.threads.shutdown(wait=True, cancel_futures=False)
        self.log_writer.close()
        self.engine.dispose()


@contextmanager
def measured(work: Callable[..., Any]) -> Iterator[None]:
    """For the metrics: how long a transaction takes, and how many are under way."""
    with metrics.DATABASE_OPEN.track_inprogress(), metrics.DATABASE.labels(work.__name__).time():
        yield


def make_engine(url: str) -> Engine:
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, pool_size=10, max_overflow=10, hide_parameters=True)
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: object) -> None:
    """A committed transaction is on the disk: it survives a killed process and a power cut."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.execute("pragma foreign_keys = on")
    cursor.execute(f"pragma busy_timeout = {BUSY_MILLISECONDS}")
    cursor.close()
