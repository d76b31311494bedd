"""A server for tests: its own database, bots that answer at once. One serves a whole session."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("fastapi")

from fastapi.testclient import TestClient

from septem.web.http.app import create_app
from septem.web.settings import Settings

PLENTY = 100_000
GENEROUS: dict[str, object] = {
    "bot_pause": 0,
    "niceness": 0,
    "messages_a_minute": PLENTY,
    "requests_a_minute": PLENTY,
    "guests_an_hour": PLENTY,
}


def settings_in(folder: Path, **changes: object) -> Settings:
    chosen = {"database": f"sqlite:///{folder / 'tables.sqlite'}", **GENEROUS}
    return Settings(**chosen | changes)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path_factory.mktemp("server")))) as client:
        yield client


@pytest.fixture
def server(running: TestClient) -> TestClient:
    """The server, as a guest it has never seen meets it."""
    running.cookies.clear()
    return running
