"""Databases of older versions: they are updated when the server starts, and their games go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from septem.web.http.app import create_app

from .conftest import settings_in
from .page import Page

DATA = Path(__file__).parent / "data"
KEY = "1dlo8oGnxydCj79swYyKxD3CfBAaYXSkNW6q7WL7AR8"
TABLES = {"schema_0002.sql": ("aSKIVhWB77J8DryPfLS2Ug", "m7cVW6aY39K6Yi-rcMuO0g")}


@pytest.mark.parametrize("dump", TABLES)
def test_games_of_an_older_version_go_on(tmp_path: Path, dump: str) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.executescript((DATA / dump).read_text())
    connection.close()
    with TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": KEY}) as server:
        assert len(server.get("/api/tables").json()) == 3
        for table in TABLES[dump]:
            with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
                page = Page(socket)
                assert page.until("welcome")["chat"][0]["text"] == "hello"
                page.wait_for_question()
                assert page.answer(page.legal()[0])["type"] == "accepted"
