"""A server for tests: its own database, bots that answer at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("fastapi")

from fastapi.testclient import TestClient

from septem.web.app import create_app
from septem.web.settings import Settings


def settings_in(folder: Path, **changes: object) -> Settings:
    chosen = {"database": f"sqlite:///{folder / 'tables.sqlite'}", "bot_pause": 0, "messages_a_minute": 100_000}
    return Settings(**chosen | changes)  # type: ignore[arg-type]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path))) as client:
        yield client
