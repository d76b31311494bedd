"""Hints against bots, and analyses of finished games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.web.http.app import create_app

from .conftest import settings_in
from .page import ME, OPEN, RANDOM_BOT, Page, create_table

LITTLE_EFFORT = {"analysis_effort": 0.0005, "hint_seconds": 0.05, "hints_a_minute": 3, "analyses_an_hour": 2}


@pytest.fixture(scope="module")
def analysing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path_factory.mktemp("studies"), **LITTLE_EFFORT))) as client:
        yield client


@pytest.fixture
def server(analysing: TestClient) -> TestClient:
    analysing.cookies.clear()
    return analysing


def play_through(server: TestClient, table: str) -> None:
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])


def analysed(server: TestClient, table: str) -> dict[str, Any]:
    path = f"/api/tables/{table}/analysis?language=fr"
    for _ in range(900):
        found: dict[str, Any] = server.get(path).json()
        if found["status"] == "done":
            return found
        assert found["status"] in ("waiting", "running"), found
        time.sleep(0.1)
    raise AssertionError("the analysis takes too long")


@pytest.mark.parametrize(("game", "bots"), [("duel", 1), ("wonders", 2)])
def test_a_finished_game_is_analysed_once(server: TestClient, game: str, bots: int) -> None:
    table = create_table(server, game, [ME, *[RANDOM_BOT] * bots])
    path = f"/api/tables/{table}/analysis"
    assert server.get(path).json()["code"] == "not_over"
    assert server.post(path).status_code == 409
    play_through(server, table)
    assert server.get(path).json()["status"] == "none"
    assert server.post(path).json()["status"] == "waiting"
    found = analysed(server, table)
    last = server.get(f"/api/tables/{table}/replay").json()["last"]
    assert [curve["seat"] for curve in found["curves"]] == list(range(1, bots + 2))
    for curve in found["curves"]:
        assert curve["points"][-1]["number"] == last
        assert all(0 <= point["chance"] <= 1 for point in curve["points"])
    assert found["done"] == found["of"] == len(found["verdicts"])
    assert all(verdict["text"] and verdict["candidates"] for verdict in found["verdicts"])
    for verdict in found["verdicts"]:
        worths = [one["worth"] for one in verdict["candidates"]]
        assert worths == sorted(worths, reverse=True)
        assert all(0 <= one["low"] <= one["worth"] <= one["high"] <= 1 for one in verdict["candidates"])
    assert found["summary"][0].startswith("Précision")
    assert [one["age"] for one in found["ages"]] == [1, 2, 3]
    stranger = TestClient(server.app)
    assert stranger.post(path).json()["status"] == "done"
    assert "septem_key" not in stranger.cookies


def test_a_hint_has_legal_moves_and_reasons(server: TestClient) -> None:
    table = create_table(server, "wonders", [ME, RANDOM_BOT, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.wait_for_question()
        reply = server.post(f"/api/tables/{table}/hint", json={"seat": 1, "language": "fr"})
        assert reply.status_code == 200, reply.text
        assert page.scene is not None
        assert reply.json()["asked_at"] == page.scene["asked_at"]
        assert {one["move"] for one in reply.json()["candidates"]} <= set(page.legal())


def test_hints_only_against_bots_and_for_ones_own_question(server: TestClient) -> None:
    request = {"seat": 1, "language": "en"}
    among_people = create_table(server, "duel", [ME, OPEN])
    friend = TestClient(server.app)
    friend.post(f"/api/tables/{among_people}/seats/2", json={"name": "Bob"})
    assert server.post(f"/api/tables/{among_people}/hint", json=request).json()["code"] == "not_against_bots"
    alone = create_table(server, "duel", [ME, RANDOM_BOT])
    assert friend.post(f"/api/tables/{alone}/hint", json=request).json()["code"] == "not_your_seat"
    assert server.post(f"/api/tables/{alone}/hint", json={**request, "seat": 2}).json()["code"] == "not_your_seat"
    codes = [server.post(f"/api/tables/{alone}/hint", json=request).status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]


def test_an_abandoned_analysis_is_resumed(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path, **LITTLE_EFFORT))) as server:
        table = create_table(server, "duel", [ME, RANDOM_BOT])
        play_through(server, table)
        key = server.cookies["septem_key"]
        server.post(f"/api/tables/{table}/analysis")
    with TestClient(create_app(settings_in(tmp_path, **LITTLE_EFFORT)), cookies={"septem_key": key}) as server:
        status = server.get(f"/api/tables/{table}/analysis").json()["status"]
        assert status in ("waiting", "running", "done")
        server.app.state.database.run_now(make_stale, table)  # type: ignore[attr-defined]
        assert analysed(server, table)["verdicts"]


def make_stale(session: Any, table: str) -> None:
    from septem.web.store.models import AnalysisRow

    session.get(AnalysisRow, table).at = 0
