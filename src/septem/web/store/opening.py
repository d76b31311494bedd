"""Opens a database before the server starts: what is wrong with it is said in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from alembic.util.exc import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ...core.errors import Problem
from .database import Database


def prepare(url: str) -> None:
    """Create or update the schema; a Problem if the database is damaged, newer than this version, or unavailable."""
    place = read_address(url).render_as_string(hide_password=True)
    try:
        database = Database(url, threads=1)
        try:
            database.migrate()
        finally:
            database.close()
    except CommandError:
        raise Problem("newer_database", path=place) from None
    except (SQLAlchemyError, OSError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Problem("bad_database", path=place, error=reason) from None


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """A file of SQLite has one server: a second one would not notice the moves of the first one."""
    address = read_address(url)
    path = address.database if address.get_backend_name() == "sqlite" else None
    if not path or path == ":memory:":
        yield
        return
    try:
        import fcntl
    except ImportError:  # on Windows
        yield
        return
    with lock_file(path) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Problem("database_in_use", path=path) from None
        yield


def lock_file(path: str) -> TextIO:
    """Next to the file itself, whatever links lead to it."""
    try:
        file = Path(path).resolve()
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        return Path(f"{file}.lock").open("w")
    except OSError as error:
        raise Problem("bad_database", path=path, error=error.strerror) from None


def read_address(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise Problem("bad_environment", variable="SEPTEM_DATABASE", error=str(error).splitlines()[0]) from None
