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
KEYS = {
    "schema_0002.sql": "1dlo8oGnxydCj79swYyKxD3CfBAaYXSkNW6q7WL7AR8",
    "schema_0006.sql": "3RfgiCYqt1TRyaBfbo-K5Sn3pCcmFnBrHyNlG1kDqnU",
}
TABLES = {
    "schema_0002.sql": ("aSKIVhWB77J8DryPfLS2Ug", "m7cVW6aY39K6Yi-rcMuO0g"),
    "schema_0006.sql": ("DooZbnvWSMCnT9iR4qHyKQ", "N19Q6LExE2aY6HHa2qCkUg"),
}
ALL_TABLES = {"schema_0002.sql": 3, "schema_0006.sql": 5}


def old_database(folder: Path, dump: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.executescript((DATA / dump).read_text())
    connection.close()


@pytest.mark.parametrize("dump", TABLES)
def test_games_of_an_older_version_go_on(tmp_path: Path, dump: str) -> None:
    old_database(tmp_path, dump)
    with TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": KEYS[dump]}) as server:
        assert len(server.get("/api/tables").json()) == ALL_TABLES[dump]
        for table in TABLES[dump]:
            with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
                page = Page(socket)
                assert page.until("welcome")["chat"][0]["text"] == "hello"
                page.wait_for_question()
                assert page.answer(page.legal()[0])["type"] == "accepted"


def test_a_guest_of_an_older_version_becomes_a_member_with_all_games(tmp_path: Path) -> None:
    old_database(tmp_path, "schema_0006.sql")
    with TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": KEYS["schema_0006.sql"]}) as server:
        before = server.get("/api/tables").json()
        assert sorted(line["status"] for line in before) == ["over", "over", "playing", "playing", "waiting"]
        joined = server.post("/api/account", json={"name": "Ann", "password": "olive harbour lantern"})
        assert joined.status_code == 201
        assert server.get("/api/tables").json() == before
