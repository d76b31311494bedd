"""A stored table that cannot be continued is set aside: the server and all other tables go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, text

from septem.web.http.app import create_app
from septem.web.tables import table_game

from .conftest import settings_in
from .page import ME, RANDOM_BOT, Page, create_table

DAMAGES = {
    "a move that is none": "update entries set text = 'dance wildly' where \"table\" = :id and number = 2",
    "a gap in the log": 'update entries set number = 900 where "table" = :id and number = 2',
    "options that the rules do not know": "update tables set options = '{\"cheat\": true}' where id = :id",
    "a game that nobody knows": "update tables set game = 'chess' where id = :id",
    "newer rules": "update tables set rules = 99 where id = :id",
}


def play_some(server: TestClient, table: str) -> None:
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        for _ in range(3):
            page.wait_for_question()
            page.answer(page.legal()[0])


def change(folder: Path, sql: str, table: str) -> None:
    engine = create_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    with engine.begin() as connection:
        assert connection.execute(text(sql), {"id": table}).rowcount == 1
    engine.dispose()


@pytest.mark.parametrize("damage", DAMAGES)
def test_one_bad_table_does_not_stop_the_others(tmp_path: Path, damage: str) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        good, bad = (create_table(server, "duel", [ME, RANDOM_BOT]) for _ in range(2))
        play_some(server, good)
        play_some(server, bad)
        key = server.cookies["septem_key"]
    change(tmp_path, DAMAGES[damage], bad)
    with TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": key}) as server:
        assert server.get("/health").status_code == 200
        lines = {line["id"]: line["status"] for line in server.get("/api/tables").json()}
        assert lines == {good: "playing", bad: "set_aside"}
        refused = server.get(f"/api/tables/{bad}")
        assert refused.status_code == 409
        assert refused.json()["code"] in ("table_set_aside", "other_rules")
        assert refused.json()["message"]
        with server.websocket_connect(f"/api/tables/{bad}/socket") as socket:
            assert Page(socket).until("refused")["code"] == refused.json()["code"]
        assert "septem_tables_set_aside 1.0" in server.get("/metrics").text
        play_some(server, good)


def test_a_table_continues_with_the_rules_that_the_server_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        table = create_table(server, "duel", [ME, RANDOM_BOT])
        play_some(server, table)
        key = server.cookies["septem_key"]
    monkeypatch.setitem(table_game.OLDEST_RULES, "duel", 2)
    with TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": key}) as server:
        refused = server.get(f"/api/tables/{table}").json()
        assert (refused["code"], "version 1" in refused["message"]) == ("other_rules", True)
    monkeypatch.undo()
    with TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": key}) as server:
        play_some(server, table)
