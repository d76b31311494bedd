"""Hostile input: clear refusals, no damage, no internals in replies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from septem.web.http.app import create_app

from .conftest import settings_in
from .page import ME, OPEN, RANDOM_BOT, Page, create_table

GOOD = {"type": "answer", "ref": "abcdefgh", "seat": 1, "move": "draft pyramids", "asked_at": 0}
BAD_MESSAGES: list[Any] = [
    "not json",
    "[]",
    "{}",
    "null",
    "1",
    '"answer"',
    '{"type": "resign"}',
    json.dumps({**GOOD, "extra": 1}),
    json.dumps({**GOOD, "seat": 0}),
    json.dumps({**GOOD, "seat": 9}),
    json.dumps({**GOOD, "seat": "1"}),
    json.dumps({**GOOD, "ref": "x"}),
    json.dumps({**GOOD, "move": ""}),
    json.dumps({**GOOD, "move": "draft\npyramids"}),
    json.dumps({**GOOD, "asked_at": -1}),
    json.dumps({**GOOD, "asked_at": 10**9}),
    json.dumps({"type": "chat", "text": ""}),
    json.dumps({"type": "chat", "text": "\u200d"}),
    json.dumps({"type": "chat", "text": "a\u202eb"}),
    json.dumps({"type": "look", "seat": None, "language": "de"}),
    "[" * 500,
    '{"type": "answer", "type": "chat", "text": "x"}' + " " * 100 + "}",
]


@pytest.fixture
def page(server: TestClient) -> Iterator[Page]:
    """A player at a table, asked for the first decision."""
    with connected(server) as page:
        yield page


@contextmanager
def connected(server: TestClient) -> Iterator[Page]:
    table = create_table(server, "duel", [ME, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.until("welcome")
        yield page


def read_until_closed(page: Page) -> None:
    while True:
        page.next()


def test_malformed_messages_are_refused_and_change_nothing(page: Page) -> None:
    before = page.scene
    for text in BAD_MESSAGES:
        page.socket.send_text(text)
        assert page.until("refused")["code"] == "bad_message", text
    assert page.scene == before
    assert page.answer(page.legal()[0])["type"] == "accepted"


def test_binary_messages_are_refused(page: Page) -> None:
    for content in (b"\xff\x00", b"{}", json.dumps(GOOD).encode()):
        page.socket.send_bytes(content)
        assert page.until("refused")["code"] == "bad_message"
    assert page.answer(page.legal()[0])["type"] == "accepted"


def test_an_oversized_message_ends_the_connection(page: Page) -> None:
    page.socket.send_text("x" * 10_000)
    with pytest.raises(WebSocketDisconnect):
        read_until_closed(page)


def test_invalid_and_illegal_moves_are_refused(page: Page) -> None:
    assert page.answer("dance wildly")["code"] == "unknown_verb"
    assert page.answer("build baths")["code"] == "illegal_move"
    assert page.answer("sell " + "x" * 100)["code"] == "unknown_id"


def test_a_message_sent_twice_counts_once(page: Page) -> None:
    assert page.scene is not None
    move, asked_at = page.legal()[0], page.scene["asked_at"]
    again = {"ref": "same-mark-1", "asked_at": asked_at, "seat": 1}
    assert page.answer(move, **again)["type"] == "accepted"
    assert page.answer(move, **again)["type"] == "accepted"
    page.wait_for_question()
    drafted = [message for message in page.received if message["type"] == "happened" and message["seat"] == 1]
    assert len(drafted) == 1


def test_a_late_answer_is_refused(page: Page) -> None:
    page.answer(page.legal()[0])
    page.wait_for_question()
    assert page.answer(page.legal()[0], asked_at=0)["code"] == "not_asked_that"
    assert page.answer(page.legal()[0], asked_at=500)["code"] == "not_asked_that"


def test_a_guest_cannot_act_for_other_seats(server: TestClient, page: Page) -> None:
    table = page.table["id"]
    assert page.answer(page.legal()[0], seat=2)["code"] == "not_your_seat"
    stranger = TestClient(server.app)
    with stranger.websocket_connect(f"/api/tables/{table}/socket") as socket:
        watching = Page(socket)
        assert watching.until("welcome")["scene"]["seat"] is None
        watching.send(**GOOD)
        assert watching.until("refused")["code"] == "not_your_seat"
        watching.send(type="look", seat=1, language="en")
        assert watching.until("refused")["code"] == "not_your_seat"
        watching.send(type="stand_in", seat=1, bot=True)
        assert watching.until("refused")["code"] in ("not_your_seat", "not_your_table")


def test_a_seat_is_taken_once(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])
    bob, eve = TestClient(server.app), TestClient(server.app)
    assert bob.post(f"/api/tables/{table}/seats/2", json={"name": "Bob"}).status_code == 200
    assert eve.post(f"/api/tables/{table}/seats/2", json={"name": "Eve"}).json()["code"] == "seat_taken"
    assert eve.post(f"/api/tables/{table}/seats/7", json={"name": "Eve"}).json()["code"] == "no_such_seat"
    assert eve.put(f"/api/tables/{table}/seats/2/bot", json={"kind": "bot", "bot": "random"}).status_code == 403


def test_pages_of_other_sites_are_refused(server: TestClient) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    reply = server.post("/api/tables", json={"game": "duel", "seats": [ME, OPEN]}, headers=foreign)
    assert (reply.status_code, reply.json()["code"]) == (403, "foreign_origin")
    table = create_table(server, "duel", [ME, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket", headers=foreign) as socket:
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_text()
        assert ended.value.code == 4403


@pytest.mark.parametrize(
    "request_",
    [
        {"game": "chess", "seats": [ME, OPEN]},
        {"game": "duel", "seats": [ME]},
        {"game": "duel", "seats": [ME, OPEN, OPEN]},
        {"game": "duel", "seats": [ME, OPEN], "options": {"cheat": True}},
        {"game": "duel", "seats": [ME, OPEN], "options": {"pantheon": "maybe"}},
        {"game": "wonders", "seats": [ME] * 9},
        {"game": "wonders", "seats": [ME, OPEN, OPEN], "options": {"players": 5}},
        {"game": "duel", "seats": [ME, {"kind": "bot", "bot": "skynet"}]},
        {"game": "duel", "seats": [ME, OPEN], "name": "\u0007"},
        {"game": "duel", "seats": [ME, OPEN], "clock": {"bank": 1, "bonus": 0}},
        {"game": "duel", "seats": [ME, OPEN], "admin": True},
    ],
)
def test_invalid_tables_are_refused(server: TestClient, request_: dict[str, Any]) -> None:
    reply = server.post("/api/tables", json=request_)
    assert 400 <= reply.status_code < 500
    assert set(reply.json()) <= {"code", "message", "where"}


def test_every_response_has_the_security_headers(server: TestClient) -> None:
    for path in ("/health", "/api/me", "/api/tables/nothing", "/metrics"):
        headers = server.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_keys_are_stored_as_hashes_and_hidden_from_scripts(server: TestClient, tmp_path: Path) -> None:
    reply = server.post("/api/tables", json={"game": "duel", "seats": [ME, OPEN], "name": "Ann"})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    key = server.cookies["septem_key"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    assert key.encode() not in kept


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, tables_an_hour=3))) as server:
        replies = [server.post("/api/tables", json={"game": "duel", "seats": [ME, OPEN]}) for _ in range(5)]
    assert [reply.status_code for reply in replies] == [201, 201, 201, 429, 429]


def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, messages_a_minute=20))) as server, connected(server) as page:
        for _ in range(30):
            page.socket.send_text("{}")
        with pytest.raises(WebSocketDisconnect):
            read_until_closed(page)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\ufe0f", "Ann\u115f", "\u0301", "   "])
def test_invisible_names_are_refused(server: TestClient, name: str) -> None:
    assert server.put("/api/me", json={"name": name}).status_code == 422


def test_nobody_borrows_the_name_of_a_player(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, OPEN])
    eve = TestClient(server.app)
    for name in ("Ann", "ann", "\uff21nn", "A.n.n", "Ánn"):
        assert eve.post(f"/api/tables/{table}/seats/2", json={"name": name}).json()["code"] == "name_taken"
    eve.put("/api/me", json={"name": "ANN"})
    with eve.websocket_connect(f"/api/tables/{table}/socket") as socket:
        watching = Page(socket)
        watching.send(type="chat", text="I am the real one")
        assert watching.until("refused", "chat")["code"] == "name_taken"


@pytest.mark.parametrize("body", ['{"name": "\\ud800"}', '{"name": "Ann", "\\ud800": 1}', '{"\\ud800": 1}'])
def test_a_lone_surrogate_is_refused(server: TestClient, body: str) -> None:
    reply = server.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (reply.status_code, reply.json()["code"]) == (422, "bad_request")
