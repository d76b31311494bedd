"""A server for tests, with a database of its own and without bot pauses. It runs during the whole session."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("fastapi")

from fastapi.testclient import TestClient

from septem.web.http.app import create_app
from septem.web.settings import Settings

from .services import Missing, postgresql

DATABASES = ("sqlite", "postgresql")
UNLIMITED = 100_000
NO_LIMITS: dict[str, object] = {
    "hosts": ("testserver",),
    "bot_pause": 0,
    "niceness": 0,
    "messages_a_minute": UNLIMITED,
    "requests_a_minute": UNLIMITED,
    "guests_an_hour": UNLIMITED,
    "tables_an_hour_an_address": UNLIMITED,
}


def settings_in(folder: Path, **changes: object) -> Settings:
    chosen = {"database": f"sqlite:///{folder / 'tables.sqlite'}", **NO_LIMITS}
    return Settings(**chosen | changes)  # type: ignore[arg-type]


@contextmanager
def client_on(database: str, folder: Path, **changes: object) -> Iterator[TestClient]:
    """A client of a server on one of `DATABASES`. Its tests are skipped where PostgreSQL is not installed."""
    if database == "sqlite":
        with TestClient(create_app(settings_in(folder, **changes))) as client:
            yield client
        return
    try:
        with postgresql() as url, TestClient(create_app(settings_in(folder, database=url, **changes))) as client:
            yield client
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path_factory.mktemp("server")))) as client:
        yield client


@pytest.fixture
def server(running: TestClient) -> TestClient:
    """The server, with a client that has no key yet."""
    running.cookies.clear()
    return running
