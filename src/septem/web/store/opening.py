"""Opens a database before the server starts: what is wrong with it is said in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util.exc import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ...core.errors import Problem
from .database import Database


def prepare(url: str) -> None:
    """Create or update the schema; a Problem if the database is damaged, newer than this version, or unavailable."""
    place = make_url(url).render_as_string(hide_password=True)
    try:
        database = Database(url, threads=1)
        try:
            database.migrate()
        finally:
            database.close()
    except CommandError:
        raise Problem("newer_database", path=place) from None
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Problem("bad_database", path=place, error=reason) from None


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """A file of SQLite has one server: a second one would not notice the moves of the first one."""
    address = make_url(url)
    path = address.database if address.get_backend_name() == "sqlite" else None
    if not path or path == ":memory:":
        yield
        return
    try:
        import fcntl
    except ImportError:  # on Windows
        yield
        return
    Path(path).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with Path(f"{path}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Problem("database_in_use", path=path) from None
        yield
