"""Nothing is lost: reconnecting, undoing, running out of time, the death of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from septem.web.http import app
from septem.web.http.app import create_app

from .conftest import settings_in
from .crash import crash
from .running import Running as Running
from .talking import GREEDY_BOT, ME, OPEN, RANDOM_BOT, Page, make


def test_a_second_page_of_the_same_guest_sees_the_same(server: TestClient) -> None:
    table = make(server, "wonders", [ME, RANDOM_BOT, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as first:
        one = Page(first)
        one.wait_for_question()
        one.answer(one.legal()[0])
        one.wait_for_question()
        with server.websocket_connect(f"/api/tables/{table}/socket") as second:
            two = Page(second)
            two.until("welcome")
            assert one.scene is not None
            assert two.scene is not None
            while one.scene["number"] < two.scene["number"]:  # bots go on in between
                one.next()
            assert two.scene == one.scene


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        table = make(server, "duel", [ME, GREEDY_BOT])
        key = server.cookies["septem_key"]
        with server.websocket_connect(f"/api/tables/{table}/socket") as socket_:
            page = Page(socket_)
            for _ in range(8):
                page.wait_for_question()
                page.answer(page.legal()[0])
            page.wait_for_question()
    client = TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": key})
    with client as server, server.websocket_connect(f"/api/tables/{table}/socket") as socket_:
        again = Page(socket_)
        again.wait_for_question()
        assert again.scene == page.scene
        assert again.answer(again.legal()[0])["type"] == "accepted"


def test_looking_around_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a database that was away for a moment would leave tables without anybody who drives them."""
    seen: list[int] = []

    async def at_once(seconds: float) -> None:
        return

    async def failing_once(lobby: object, second: int) -> None:
        seen.append(second)
        if second == 1:
            raise OSError("the database is away")
        raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", at_once)
    monkeypatch.setattr(app, "sweep_once", failing_once)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(app.sweep(None))  # type: ignore[arg-type]
    assert seen == [1, 2]


def test_undo_takes_back_a_choice_that_revealed_nothing(server: TestClient) -> None:
    """And the bot's replies to it, as long as nothing hidden came to light."""
    table = make(server, "duel", [ME, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket_:
        page = Page(socket_)
        page.wait_for_question()
        before: list[str] = []
        while page.scene is None or not page.scene["can_undo"]:
            before = page.legal()
            page.answer(before[0])
            assert page.wait_for_question()
        page.send(type="undo", ref="undo-mark-1", seat=1)
        assert page.until("accepted", "refused")["type"] == "accepted"
        assert page.legal() == before
        assert page.answer(before[-1])["type"] == "accepted"


def test_undo_cannot_peek(server: TestClient) -> None:
    """Once a card has been turned over there is no way back."""
    table = make(server, "duel", [ME, GREEDY_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket_:
        page = Page(socket_)
        while True:
            page.wait_for_question()
            heard = len(page.heard)
            page.answer(page.legal()[0])
            page.wait_for_question()
            facts = {event["fact"] for told in page.heard[heard:] for event in told.get("events", ())}
            if "card_revealed" in facts:
                break
        page.send(type="undo", ref="undo-mark-3", seat=1)
        assert page.until("accepted", "refused")["code"] in ("undo_after_reveal", "nothing_to_undo")


def test_a_waiting_answer_can_be_changed(server: TestClient) -> None:
    table = make(server, "wonders", [ME, OPEN, RANDOM_BOT])
    friend = TestClient(server.app)
    friend.post(f"/api/tables/{table}/seats/2", json={"name": "Bob"})
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket_:
        page = Page(socket_)
        page.wait_for_question()
        first, last = page.legal()[0], page.legal()[-1]
        page.answer(first)
        assert page.scene is not None
        assert page.scene["board"]["chosen"][0]["move"] == first
        page.answer(last, asked_at=0)
        assert page.scene["board"]["chosen"][0]["move"] == last


def test_who_runs_out_of_time_is_answered_for(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        table = make(server, "duel", [ME, RANDOM_BOT], clock={"bank": 10_000, "bonus": 0})
        session = server.app.state.lobby.sessions[table]  # type: ignore[attr-defined]
        session.clock.left = [200, 10_000]
        server.portal.call(session.bot_driver.wake)  # type: ignore[union-attr]
        with server.websocket_connect(f"/api/tables/{table}/socket") as socket_:
            page = Page(socket_)
            assert page.until("happened")["seat"] == 1


def test_kills_lose_no_acknowledged_answer(tmp_path: Path) -> None:
    assert "none lost" in crash(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, kills=4)
