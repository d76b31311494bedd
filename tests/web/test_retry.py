"""Missed chances of a finished game, asked again and judged by the stored analysis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.ai.puzzles.puzzle import action
from septem.web.http.app import create_app
from septem.web.tables.retry import is_better, judged

from .conftest import settings_in
from .page import ME, RANDOM_BOT, create_table
from .test_hints_and_analyses import LITTLE_EFFORT, analysed
from .test_what_if import finished


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path_factory.mktemp("retry"), **LITTLE_EFFORT))) as client:
        yield client


def candidate(move: str, worth: float, half: float = 0.01) -> dict[str, Any]:
    return {"move": move, "worth": worth, "low": worth - half, "high": worth + half}


CANDIDATES = [
    candidate("build altar", 0.6),
    candidate("build baths pay left 2", 0.59),
    candidate("sell altar", 0.35),
]


@pytest.mark.parametrize(
    ("move", "label", "better"),
    [
        ("build altar", "best", True),
        ("build baths pay right 2", "good", True),  # payments are not told apart
        ("sell altar", "blunder", False),
        ("sell baths", "unclear", False),  # not listed
    ],
)
def test_a_move_is_judged_by_what_it_loses_beyond_the_noise(move: str, label: str, better: bool) -> None:
    found, entry = judged(CANDIDATES, move, action)
    assert found == label
    assert is_better(found, CANDIDATES[2], entry) == better


def test_the_move_that_was_played_is_no_better_move() -> None:
    label, entry = judged(CANDIDATES, "build baths", action)
    assert not is_better(label, CANDIDATES[1], entry)


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("wonders", 3)])
def test_the_question_comes_again_and_other_answers_are_judged(server: TestClient, game: str, seats: int) -> None:
    table = finished(server, game, seats)
    server.post(f"/api/tables/{table}/analysis")
    verdicts = analysed(server, table)["verdicts"]
    for verdict in verdicts[:: len(verdicts) // 4]:
        path = f"/api/tables/{table}/retry/{verdict['number']}/{verdict['seat']}"
        scene = server.get(f"{path}?language=fr").json()
        assert scene["seat"] == verdict["seat"]
        legal = [one["move"] for one in scene["choices"] if one["legal"]]
        assert verdict["move"] in legal
        best = server.post(path, json={"move": verdict["candidates"][0]["move"]}).json()
        assert best["label"] == "best"
        assert best["solved"] == (verdict["candidates"][0]["move"] != verdict["move"])
        assert best["original"]["move"] == verdict["move"]
        for move in legal:
            found = server.post(path, json={"move": move, "language": "fr"}).json()
            assert found["known"] == (action(move) in {action(one["move"]) for one in verdict["candidates"]})
            assert found["known"] or not found["solved"]


def test_what_was_not_asked_or_not_analysed_is_refused(server: TestClient) -> None:
    table = finished(server, "duel")
    path = f"/api/tables/{table}/retry"
    asked = server.get(f"{path}/0/1").status_code == 200
    asking, other = (1, 2) if asked else (2, 1)
    assert server.get(f"{path}/0/{other}").json()["code"] == "not_asked"
    assert server.get(f"{path}/100000/1").json()["code"] == "no_such_step"
    assert server.post(f"{path}/0/{asking}", json={"move": "draft sphinx"}).json()["code"] == "not_analysed"


def test_a_running_game_has_no_questions_for_others(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, RANDOM_BOT])
    assert server.get(f"/api/tables/{table}/retry/0/1").json()["code"] == "not_over"
