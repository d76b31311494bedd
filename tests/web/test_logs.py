"""The log of the server: structured, complete, and without secrets."""

from __future__ import annotations

import json
import logging
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from prometheus_client import REGISTRY

from septem.web import logs
from septem.web.http.app import create_app

from .conftest import settings_in
from .page import GREEDY_BOT, ME, OPEN, Page, create_table


@pytest.fixture
def loggers_as_before() -> Iterator[None]:
    root, handlers, level = logging.getLogger(), logging.getLogger().handlers, logging.getLogger().level
    yield
    root.handlers = handlers
    root.setLevel(level)
    logs.ACCESS.setLevel(logging.NOTSET)


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def sample(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.mark.usefixtures("loggers_as_before")
def test_the_log_has_every_request_and_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("json", None)
    nonce = secrets.token_hex(16)
    with TestClient(create_app(settings_in(tmp_path))) as server:
        table = create_table(server, "duel", [ME, GREEDY_BOT], nonce=nonce)
        key = server.cookies["septem_key"]
        with server.websocket_connect(f"/api/tables/{table}/socket?key={key}") as socket:
            Page(socket).until("welcome")
        server.get(f"/api/tables/{table}?eyes={key}")
        server.get(f"/t/{table}")
        server.get("/api/nothing%07here")
        logging.getLogger("septem").error("key %s of table %s", key, table)
    said = capsys.readouterr().err
    for secret in (key, table, nonce, "eyes="):
        assert secret not in said
    entries = [line for line in lines(said) if line["logger"] == "septem.access"]
    first = entries[0]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first["time"])
    assert (first["message"], first["method"], first["path"], first["status"]) == (
        "request",
        "POST",
        "/api/tables",
        201,
    )
    assert [entry["path"] for entry in entries[1:4]] == [
        f"/api/tables/{table[:6]}…/socket",
        f"/api/tables/{table[:6]}…",
        f"/t/{table[:6]}…",
    ]
    assert (entries[1]["message"], entries[-1]["status"]) == ("websocket", 404)
    assert lines(said)[-1]["message"] == f"key {key[:6]}… of table {table[:6]}…"


@pytest.mark.usefixtures("loggers_as_before")
def test_an_error_has_its_traceback_and_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("json", access=False)
    before = sample("septem_errors_total", logger="septem")
    secret = secrets.token_urlsafe(32) + "7"
    try:
        raise ValueError(f"wrong key {secret}")
    except ValueError:
        logging.getLogger("septem").exception("a message failed")
    (line,) = lines(capsys.readouterr().err)
    assert (line["level"], line["message"]) == ("error", "a message failed")
    assert "ValueError: wrong key" in line["traceback"]
    assert secret not in line["traceback"]
    assert "test_an_error_has_its_traceback_and_is_counted" in line["traceback"]  # names of functions stay
    assert sample("septem_errors_total", logger="septem") == before + 1


@pytest.mark.usefixtures("loggers_as_before")
def test_people_read_plain_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("plain", None)
    with TestClient(create_app(settings_in(tmp_path))) as server:
        server.get("/api/me")
        assert capsys.readouterr().err == ""
        logs.configure("plain", access=True)
        server.get("/api/me")
    assert re.fullmatch(
        r"[-\d]+ [\d:,]+ INFO request address=testclient method=GET path=/api/me status=200 seconds=[\d.]+\n",
        capsys.readouterr().err,
    )


def test_the_database_never_shows_parameters(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        assert server.app.state.database.engine.hide_parameters  # type: ignore[attr-defined]


def test_a_server_logs_json_unless_a_terminal_reads() -> None:
    code = (
        "from septem.web import logs; logs.configure('auto', None); logs.ACCESS.info('x', extra={'fields': {'a': 1}})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    (line,) = lines(done.stderr)
    assert (line["message"], line["a"]) == ("x", 1)


def test_requests_transactions_and_refusals_are_measured(server: TestClient) -> None:
    names = {
        "ok": ("septem_request_seconds_count", {"status": "2xx"}),
        "wrong": ("septem_request_seconds_count", {"status": "4xx"}),
        "written": ("septem_database_seconds_count", {"transaction": "append"}),
        "refused": ("septem_refusals_total", {"reason": "bad_message"}),
        "foreign": ("septem_refusals_total", {"reason": "foreign_origin"}),
        "invalid": ("septem_refusals_total", {"reason": "bad_request"}),
    }
    before = {what: sample(name, **labels) for what, (name, labels) in names.items()}
    table = create_table(server, "duel", [ME, OPEN])
    friend = TestClient(server.app)
    friend.post(f"/api/tables/{table}/seats/2", json={"name": "Bob"})
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.send(type="nonsense")
        page.until("refused")
    server.post(f"/api/tables/{table}/resign")
    server.post("/api/tables", json={"game": "chess"})
    server.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    grown = {what for what, (name, labels) in names.items() if sample(name, **labels) > before[what]}
    assert grown == set(names)
