"""`septem admin`, on SQLite and on PostgreSQL, while a server uses the database."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import make_url
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner

from septem.cli import app
from septem.web.http import services
from septem.web.http.app import create_app
from septem.web.store import Database, administration, transactions

from .conftest import settings_in
from .page import GREEDY_BOT, ME, OPEN, Page, create_table
from .services import Missing, postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
        return
    try:
        with postgresql() as address:
            yield address
    except Missing as missing:
        pytest.skip(str(missing))


def admin(url: str, *arguments: str, code: int = 0) -> Any:
    done = CliRunner().invoke(app, ["admin", *arguments, "--json"], env={"SEPTEM_DATABASE": url})
    assert done.exit_code == code, done.output
    return json.loads(done.stdout)


def test_administration_needs_no_server(tmp_path: Path) -> None:
    """The command in a process of its own, as an operator runs it."""
    command = [sys.executable, "-m", "septem", "admin", "tables", "--json"]
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    done = subprocess.run(command, env={**os.environ, "SEPTEM_DATABASE": url}, capture_output=True, check=True)
    assert json.loads(done.stdout) == []


def play(server: TestClient, table: str) -> None:
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        for _ in range(2):
            page.wait_for_question()
            assert page.answer(page.legal()[0])["type"] == "accepted"
        page.send(type="chat", text="hello")
        page.until("chat")


def empty_copy(url: str, tmp_path: Path) -> str:
    if url.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'restored.sqlite'}"
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("create database restored"))
    engine.dispose()
    return str(make_url(url).set(database="restored"))


def test_an_operator_looks_after_the_database(url: str, tmp_path: Path) -> None:
    copy = empty_copy(url, tmp_path)
    with TestClient(create_app(settings_in(tmp_path, database=url))) as server:
        kept, deleted = create_table(server, "duel", [ME, GREEDY_BOT]), create_table(server, "duel", [ME, OPEN])
        play(server, kept)
        key = server.cookies["septem_key"]
        assert {line["id"] for line in admin(url, "tables")} == {kept, deleted}
        assert admin(url, "delete", deleted) is None
        assert admin(url, "delete", deleted, code=2)["error"]["code"] == "no_such_table"
        assert admin(url, "check") == {"tables": 1, "problems": []}
        assert len(admin(url, "export", kept)["entries"]) >= 2
        assert admin(url, "vacuum") is None
        file = str(tmp_path / "backup.gz")
        assert admin(url, "backup", file)["rows"] > 5
        assert admin(url, "restore", file, code=2)["error"]["code"] == "database_not_empty"
        assert admin(copy, "restore", file)["rows"] > 5
        (ann,) = admin(url, "players")
        admin(url, "ban", ann["id"])
        assert server.get("/api/me").json()["code"] == "banned"
        admin(url, "unban", ann["id"])
        assert server.get("/api/me").json()["name"] == "Ann"
    with TestClient(create_app(settings_in(tmp_path, database=copy)), cookies={"septem_key": key}) as server:
        play(server, kept)


def test_a_banned_player_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "SWEEP_SECONDS", 0.2)
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with TestClient(create_app(settings_in(tmp_path, database=url))) as server:
        path = f"/api/tables/{create_table(server, 'duel', [ME, OPEN])}/socket"
        with server.websocket_connect(path) as socket:
            Page(socket).until("welcome")
            (ann,) = admin(url, "players")
            admin(url, "ban", ann["id"])
            with pytest.raises(WebSocketDisconnect):
                read_to_the_end(socket)
        with server.websocket_connect(path) as socket:
            assert Page(socket).until("refused")["code"] == "banned"


def read_to_the_end(socket: WebSocketTestSession) -> None:
    while True:
        socket.receive_text()


def wipe(url: str) -> None:
    """Delete the data as a disaster does: no file is left, or an empty database."""
    if url.startswith("sqlite"):
        path = Path(make_url(url).database or "")
        for file in path.parent.glob(f"{path.name}*"):
            file.unlink()
        return
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("drop schema public cascade"))
        connection.execute(text("create schema public"))
    engine.dispose()


def logged(url: str, table: str) -> list[str]:
    return [entry["text"] for entry in admin(url, "export", table)["entries"]]


def test_after_a_disaster_the_backup_is_restored(url: str, tmp_path: Path) -> None:
    """The steps of docs/operating.md: backup while people play, loss of everything, restore, check, start."""
    file = str(tmp_path / "backup.gz")
    with TestClient(create_app(settings_in(tmp_path, database=url))) as server:
        table = create_table(server, "duel", [ME, GREEDY_BOT])
        play(server, table)
        key = server.cookies["septem_key"]
        before = logged(url, table)
        admin(url, "backup", file)  # the bot may have answered since
        play(server, table)  # these answers are lost: they are newer than the backup
        after = logged(url, table)
    wipe(url)
    assert admin(url, "tables") == []
    admin(url, "restore", file)
    assert admin(url, "check") == {"tables": 1, "problems": []}
    restored = logged(url, table)
    assert restored[: len(before)] == before
    assert restored == after[: len(restored)] != after
    with TestClient(create_app(settings_in(tmp_path, database=url)), cookies={"septem_key": key}) as server:
        assert [line["id"] for line in server.get("/api/tables").json()] == [table]
        play(server, table)


def test_a_game_that_cannot_be_continued_is_found(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with TestClient(create_app(settings_in(tmp_path))) as server:
        table = create_table(server, "duel", [ME, GREEDY_BOT])
        play(server, table)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("update entries set text = 'dance' where number = 0"))
    engine.dispose()
    assert [found["id"] for found in admin(url, "check")["problems"]] == [table]


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "backup.gz").write_bytes(b"no backup")
    refused = admin(f"sqlite:///{tmp_path / 'new.sqlite'}", "restore", str(tmp_path / "backup.gz"), code=2)
    assert refused["error"]["code"] == "bad_backup"


def test_a_backup_of_a_newer_version_is_refused_with_the_reason(tmp_path: Path) -> None:
    """Not with a traceback, and nothing of it is stored."""
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    guest = {"id": "a" * 22, "key_hash": "h", "name": "Ann", "created": 0, "banned": None, "seen": None}
    head = json.dumps({"septem": "backup", "format": 1})
    for row in (["hats", {"id": 1}], ["guests", guest | {"id": "b" * 22, "key_hash": "i", "hat": 1}]):
        with gzip.open(tmp_path / "backup.gz", "wt") as file:
            file.write("\n".join([head, json.dumps(["guests", guest]), json.dumps(row)]))
        refused = admin(url, "restore", str(tmp_path / "backup.gz"), code=2)
        assert refused["error"]["code"] == "backup_of_newer_version"
    assert admin(url, "players") == []


def test_every_table_of_the_database_is_saved_and_every_part_of_a_table_is_deleted(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    database.migrate()
    found = inspect(database.engine)
    names = set(found.get_table_names()) - {"alembic_version", "probes"}
    assert {table.name for table in administration.SAVED} == names
    parts = {name for name in names if any(key["referred_table"] == "tables" for key in found.get_foreign_keys(name))}
    assert {rows.__tablename__ for rows in transactions.OF_A_TABLE} == parts
    database.close()


def test_accounts_results_ratings_and_the_lobby_survive_a_disaster(url: str, tmp_path: Path) -> None:
    file, body = str(tmp_path / "backup.gz"), {"name": "Ann", "password": "olive harbour lantern"}
    with TestClient(create_app(settings_in(tmp_path, database=url))) as server:
        assert server.post("/api/account", json=body).status_code == 201
        game = {"game": "duel", "seats": [ME, {"kind": "bot", "bot": "1"}], "shuffle": False, "rated": True}
        table = str(server.post("/api/tables", json=game).json()["id"])
        assert server.post(f"/api/tables/{table}/resign").status_code == 200
        wish = {"table": {"game": "duel", "seats": [ME, OPEN], "shuffle": False}}
        waiting = server.post("/api/lobby/tables", json=wish).json()["id"]
        pages = ("/api/history", "/api/history/statistics", "/api/ratings", f"/api/tables/{table}/ratings")
        before = [server.get(page).json() for page in pages]
        assert before[0]["games"]
        assert before[2]
        exported = admin(url, "export", table)
        assert {name: bool(exported[name]) for name in ("results", "result_seats", "rating_changes")}
        assert admin(url, "export", waiting)["listings"]
        assert [player["member"] for player in admin(url, "players")] == [True]
        admin(url, "backup", file)
    wipe(url)
    admin(url, "restore", file)
    assert admin(url, "check") == {"tables": 2, "problems": []}
    with TestClient(create_app(settings_in(tmp_path, database=url))) as server:
        assert server.post("/api/session", json=body).status_code == 200
        assert [server.get(page).json() for page in pages] == before
        assert admin(url, "delete", table) is None
        assert server.get("/api/history").json()["games"] == []


def test_a_result_that_is_not_the_one_of_the_log_is_found(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with TestClient(create_app(settings_in(tmp_path))) as server:
        table = create_table(server, "duel", [ME, GREEDY_BOT])
        assert server.post(f"/api/tables/{table}/resign").status_code == 200
        assert server.get("/api/history").json()["games"]
    assert admin(url, "check")["problems"] == []
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("update result_seats set won = 1 - won"))
    engine.dispose()
    assert [found["id"] for found in admin(url, "check")["problems"]] == [table]
