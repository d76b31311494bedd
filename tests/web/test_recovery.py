"""Reconnecting, undo, time-outs, restarts and crashes: nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from septem.web.http import services
from septem.web.http.app import create_app

from .conftest import settings_in
from .crash import crash
from .page import GREEDY_BOT, ME, OPEN, RANDOM_BOT, Page, create_table
from .running import Running as Running


def test_a_second_page_of_the_same_guest_sees_the_same(server: TestClient) -> None:
    table = create_table(server, "wonders", [ME, RANDOM_BOT, RANDOM_BOT])
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
            while one.scene["number"] < two.scene["number"]:  # bots may have answered in between
                one.next()
            assert two.scene == one.scene


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        table = create_table(server, "duel", [ME, GREEDY_BOT])
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


def test_stored_tables_cost_nothing_until_they_are_opened(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        tables = [create_table(server, "duel", [RANDOM_BOT, ME]) for _ in range(3)]
        key = server.cookies["septem_key"]
    client = TestClient(create_app(settings_in(tmp_path)), cookies={"septem_key": key})
    with client as server:
        lobby = server.app.state.lobby  # type: ignore[attr-defined]
        assert not lobby.sessions
        with server.websocket_connect(f"/api/tables/{tables[1]}/socket") as socket_:
            Page(socket_).wait_for_question()  # the bot, whose turn it may be, has continued
        assert list(lobby.sessions) == [tables[1]]


def test_periodic_work_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a short outage of the database would leave tables without a process that drives them."""
    seen: list[int] = []

    async def no_sleep(seconds: float) -> None:
        return

    def failing_once(lobby: object, second: int) -> None:
        seen.append(second)
        if second == 1:
            raise OSError("the database is unavailable")
        raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", no_sleep)
    monkeypatch.setattr(services, "sweep_once", failing_once)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(services.sweep(None))  # type: ignore[arg-type]
    assert seen == [1, 2]


def test_undo_takes_back_an_answer_that_revealed_nothing(server: TestClient) -> None:
    """Also the replies of bots, if they revealed nothing."""
    table = create_table(server, "duel", [ME, RANDOM_BOT])
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


def test_undo_is_refused_after_a_card_was_revealed(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, GREEDY_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket_:
        page = Page(socket_)
        while True:
            page.wait_for_question()
            before = len(page.received)
            page.answer(page.legal()[0])
            page.wait_for_question()
            facts = {event["fact"] for message in page.received[before:] for event in message.get("events", ())}
            if "card_revealed" in facts:
                break
        page.send(type="undo", ref="undo-mark-3", seat=1)
        assert page.until("accepted", "refused")["code"] in ("undo_after_reveal", "nothing_to_undo")


def test_a_waiting_answer_can_be_changed(server: TestClient) -> None:
    table = create_table(server, "wonders", [ME, OPEN, RANDOM_BOT])
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


def test_a_bot_answers_when_time_runs_out(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as server:
        table = create_table(server, "duel", [ME, RANDOM_BOT], clock={"bank": 10_000, "bonus": 0})
        session = server.app.state.lobby.sessions[table]  # type: ignore[attr-defined]
        session.clock.left = [200, 10_000]
        server.portal.call(session.bot_driver.wake)  # type: ignore[union-attr]
        with server.websocket_connect(f"/api/tables/{table}/socket") as socket_:
            page = Page(socket_)
            assert page.until("happened")["seat"] == 1


def test_kills_lose_no_acknowledged_answer(tmp_path: Path) -> None:
    assert "none lost" in crash(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, kills=4)
