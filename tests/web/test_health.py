"""The health of the server: a check writes, and answers in time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, event
from sqlalchemy.exc import OperationalError

from septem.web.http import health
from septem.web.http.app import create_app

from .conftest import settings_in


@pytest.fixture(autouse=True)
def no_repetition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 0)
    monkeypatch.setattr(health, "SECONDS", 0.5)


def test_a_full_disk_is_reported(tmp_path: Path) -> None:
    def fail(_connection: object) -> None:
        raise OperationalError("commit", {}, OSError("No space left on device"))

    with TestClient(create_app(settings_in(tmp_path))) as server:
        engine = server.app.state.database.engine  # type: ignore[attr-defined]
        assert server.get("/health").status_code == 200
        event.listen(engine, "commit", fail)
        refused = server.get("/health")
        assert (refused.status_code, refused.json()) == (503, {"status": "the database refuses writes"})
        event.remove(engine, "commit", fail)
        assert server.get("/health").status_code == 200


def test_a_database_that_does_not_answer_is_reported_in_time(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        holder = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        with holder.connect() as connection:
            connection.exec_driver_sql("begin immediate")
            began = time.monotonic()
            refused = server.get("/health")
            assert (refused.status_code, refused.json()) == (503, {"status": "the database does not answer"})
            assert time.monotonic() - began < 3
            connection.rollback()
        holder.dispose()
