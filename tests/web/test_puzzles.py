"""Puzzles: the list, the position, the verdict, and playing on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.ai.puzzles.puzzle import Puzzle, kind_of, shipped
from septem.web.http import puzzle_api

from .page import Page

EVERY = list(shipped().values())


def example(kind: str) -> Puzzle:
    return next(one for one in EVERY if kind_of(one) == kind)


KINDS = ("duel", "duel+pantheon", "wonders")


def judged(server: TestClient, puzzle: Puzzle, move: str, language: str = "en") -> Any:
    return server.post(f"/api/puzzles/{puzzle.id}/answer", json={"move": move, "language": language})


def test_the_list_has_every_puzzle_and_the_same_daily_one_for_everybody(server: TestClient) -> None:
    today = datetime.now(UTC).date()
    found = server.get(f"/api/puzzles?day={today}").json()
    assert {one["id"] for one in found["puzzles"]} == set(shipped())
    assert found["daily"] == server.get("/api/puzzles").json()["daily"]
    assert found["daily"] in shipped()


def test_the_list_is_made_once(server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """All positions are read for it."""
    first = server.get("/api/puzzles").json()
    monkeypatch.setattr(puzzle_api, "in_short", lambda puzzle: pytest.fail("made again"))
    assert server.get("/api/puzzles").json() == first


def test_no_puzzle_of_a_distant_day_is_told(server: TestClient) -> None:
    tomorrow = datetime.now(UTC).date() + timedelta(days=1)
    far = server.get(f"/api/puzzles?day={tomorrow + timedelta(days=30)}").json()
    assert far["day"] == str(tomorrow)
    assert server.get("/api/puzzles?day=never").status_code == 422


@pytest.mark.parametrize("kind", KINDS)
def test_the_position_has_the_choices_of_the_seat_and_nothing_of_the_answer(server: TestClient, kind: str) -> None:
    puzzle = example(kind)
    found = server.get(f"/api/puzzles/{puzzle.id}?language=fr").json()
    assert found["scene"]["seat"] == found["seat"] == puzzle.seat + 1
    legal = [one["move"] for one in found["scene"]["choices"] if one["legal"]]
    assert puzzle.answer in legal
    assert set(found) == {"id", "kind", "themes", "level", "game", "options", "seat", "names", "scene"}


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_is_judged_and_explained(server: TestClient, kind: str) -> None:
    puzzle = example(kind)
    right = judged(server, puzzle, puzzle.answer).json()
    assert right["solved"]
    assert right["label"] == "best"
    assert right["costs"] == []
    wrong = judged(server, puzzle, puzzle.moves[-1].move, "fr").json()
    assert not wrong["solved"]
    assert wrong["label"] in ("mistake", "blunder", "inaccuracy")
    assert wrong["best"]["move"] == puzzle.answer
    assert wrong["best"]["low"] > wrong["played"]["high"]
    assert all(wrong["best"]["worth"] > one["worth"] for one in wrong["others"])


def test_an_illegal_move_is_refused_with_a_reason(server: TestClient) -> None:
    reply = judged(server, example("duel"), "draft sphinx_of_nowhere")
    assert reply.status_code == 400
    assert reply.json()["message"]


def test_an_unknown_puzzle_is_refused(server: TestClient) -> None:
    assert server.get("/api/puzzles/0123456789").json()["code"] == "no_such_puzzle"
    assert server.get("/puzzles/0123456789").status_code in (404, 503)


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_goes_on_from_the_position_against_a_bot(server: TestClient, kind: str) -> None:
    puzzle = example(kind)
    seats = ["greedy"] * puzzle.table().game.seats
    seats[puzzle.seat] = "me"
    reply = server.post(f"/api/puzzles/{puzzle.id}/play-on", json={"seats": seats, "name": "Ada"})
    assert reply.status_code == 201, reply.text
    with server.websocket_connect(f"/api/tables/{reply.json()['id']}/socket") as socket:
        page = Page(socket)
        page.wait_for_question()
        assert page.table["origin"] == {"table": "", "at": 0, "puzzle": puzzle.id}
        assert puzzle.answer in page.legal()
        page.answer(puzzle.answer)
        while page.wait_for_question():
            page.answer(page.legal()[0])
        assert page.scene is not None
        assert page.scene["result"]


def test_only_bots_or_a_wrong_number_of_players_are_refused(server: TestClient) -> None:
    path = f"/api/puzzles/{example('duel').id}/play-on"
    assert server.post(path, json={"seats": ["greedy", "greedy"]}).json()["code"] == "only_bots"
    assert server.post(path, json={"seats": ["me", "greedy", "greedy"]}).status_code == 400
