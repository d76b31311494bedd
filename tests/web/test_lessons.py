"""Lessons: each is played to its end as it tells the learner to, on the real engine."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.text import LANGUAGES, language
from septem.web.tables.lessons import LEARNER, answers_of, lessons
from septem.web.tables.table_game import create_game

from .page import Page

LESSONS = lessons()
PLACES = {
    "duel": {"#city", "#structure", "#coins", "#track", "#goods", "#science", "#tokens", "#wonders"},
    "agora": {"#senate", "#chamber5", "#structure", "#conspiracies", "#track"},
    "wonders": {"#city", "#hand", "#left", "#right", "#coins", "#wonder"},
}


def open_lesson(server: TestClient, game: str) -> str:
    reply = server.post(f"/api/lessons/{game}", json={"name": "Ann"})
    assert reply.status_code == 200, reply.text
    return str(reply.json()["id"])


def asked(page: Page, since: int = -1) -> dict[str, Any]:
    """The next question that came after an entry of the log."""
    while page.scene is None or page.scene["asked_at"] is None or page.scene["asked_at"] <= since:
        page.next()
    return page.scene


def follow(page: Page) -> int:
    """Do what the lesson says, and the first legal move where it leaves the choice; returns the number of answers."""
    given, scene = 0, asked(page)
    while not scene["lesson"]["last"]:
        lesson = scene["lesson"]
        assert lesson["answer"] is None or lesson["answer"] in page.legal()
        assert page.answer(lesson["answer"] or page.legal()[0])["type"] == "accepted"
        given, scene = given + 1, asked(page, scene["asked_at"])
        assert scene["lesson"]["number"] == lesson["number"] + 1
    return given


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_leads_to_its_end(server: TestClient, game: str) -> None:
    table = open_lesson(server, game)
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        assert follow(page) == len(LESSONS[game].steps) - 1
        assert page.scene is not None
        assert page.scene["board"]["age"] == {"duel": 1, "wonders": 2, "agora": 1}[game]
        before = page.scene["asked_at"]
        assert page.answer(page.legal()[0])["type"] == "accepted"  # the game goes on without the lesson
        assert asked(page, before)["lesson"] is None


@pytest.mark.parametrize("game", LESSONS)
def test_bots_reply_as_scripted(server: TestClient, game: str) -> None:
    """All that the texts say about neighbours depends on it."""
    lesson = LESSONS[game]
    with server.websocket_connect(f"/api/tables/{open_lesson(server, game)}/socket") as socket:
        page = Page(socket)
        follow(page)
        log = server.app.state.lobby.sessions[page.table["id"]].begun_game().table  # type: ignore[attr-defined]
    for seat, replies in enumerate(lesson.replies, 1):
        given = [log.game.write_move(answer.move) for answer in log.answers if answer.seat == seat]
        assert given[: len(replies)] == list(replies)
    assert answers_of(log, LEARNER) == len(lesson.steps) - 1


def test_an_unknown_lesson_is_refused(server: TestClient) -> None:
    assert server.post("/api/lessons/chess", json={"name": "Ann"}).status_code == 422


def test_another_move_is_refused(server: TestClient) -> None:
    with server.websocket_connect(f"/api/tables/{open_lesson(server, 'duel')}/socket") as socket:
        page = Page(socket)
        before = asked(page)["asked_at"]
        refused = page.answer("build theater")
        assert (refused["type"], refused["code"]) == ("refused", "lesson")
        assert page.answer("build lumber_yard")["type"] == "accepted"
        assert not asked(page, before)["can_undo"]
        page.send(type="undo", ref="12345678-undo", seat=1)
        assert page.until("refused")["code"] == "lesson"


def test_a_lesson_is_resumed_until_it_is_finished(server: TestClient) -> None:
    first = open_lesson(server, "duel")
    with server.websocket_connect(f"/api/tables/{first}/socket") as socket:
        page = Page(socket)
        before = asked(page)["asked_at"]
        page.answer("build lumber_yard")
        assert open_lesson(server, "duel") == first
        assert open_lesson(server, "wonders") != first
        asked(page, before)
        follow(page)
    assert open_lesson(server, "duel") != first


def test_a_lesson_promises_no_fair_deal_and_its_rematch_is_a_game(server: TestClient) -> None:
    table = open_lesson(server, "duel")
    assert [line["lesson"] for line in server.get("/api/tables").json()] == [True]
    assert server.post(f"/api/tables/{table}/resign").json()["proof"] is None
    assert "proof" not in server.get(f"/api/tables/{table}/record").json()
    again = server.post(f"/api/tables/{table}/rematch").json()["id"]
    assert {line["id"]: line["lesson"] for line in server.get("/api/tables").json()}[again] is False


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_page_has_a_text_and_marks_what_exists(game: str, code: str) -> None:
    lesson, texts = LESSONS[game], language(code, LESSONS[game].game)
    played = create_game(lesson.game, lesson.options)
    assert played.seats == lesson.seats
    keys = {
        f"lesson.{game}.{step}.{page}"
        for step, found in enumerate(lesson.steps, 1)
        for page, _ in enumerate(found.pages, 1)
    }
    assert keys == {key for key in texts.text if key.startswith(f"lesson.{game}.")}
    marks = {mark for step in lesson.steps for page in step.pages for mark in page}
    assert {mark for mark in marks if mark.startswith("#")} <= PLACES[game]
    assert {mark for mark in marks if not mark.startswith("#")} <= set(texts.items)
