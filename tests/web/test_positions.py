"""Positions that a guest brings: judged by the engine, drawn, and played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.ai.puzzles.puzzle import shipped
from septem.core.table import Table
from septem.files import GAMES
from septem.notation import position_line

from .page import ME, RANDOM_BOT, Page, create_table
from .test_what_if import finished

CASES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {}),
    ("duel", {"pantheon": True, "promo_wonders": "messe_essen"}),
    ("wonders", {"players": 3}),
    ("wonders", {"players": 4, "leaders": True, "cities": True}),
    ("wonders", {"players": 3, "edition": "second"}),
]


def begun(name: str, options: dict[str, Any], moves: int = 9) -> Table:
    table = Table(GAMES[name].make(**options), {"seed": 5})
    for _ in range(moves):
        seat = table.owing[0]
        table.play(table.moves(seat)[0], seat)
    return table


def asked(server: TestClient, text: str, **more: object) -> Any:
    return server.post("/api/positions", json={"text": text, **more})


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_position_is_drawn_from_its_file_and_from_its_line(
    server: TestClient, name: str, options: dict[str, Any]
) -> None:
    table = begun(name, options)
    reply = asked(server, json.dumps(table.position_json()), language="fr")
    assert reply.status_code == 200, reply.text
    found = reply.json()
    assert found["seat"] == table.owing[0] + 1
    legal = [one["move"] for one in found["scene"]["choices"] if one["legal"]]
    assert {move.text for move in table.moves(table.owing[0])} <= set(legal)
    assert found["line"] == position_line(table)
    assert asked(server, found["line"], language="fr").json() == found
    assert asked(server, json.dumps(table.record().json()), language="fr").json()["line"] == found["line"]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_game_begins_with_a_position(server: TestClient, name: str, options: dict[str, Any]) -> None:
    table = begun(name, options)
    seats = ["me", *["greedy"] * (table.game.seats - 1)]
    reply = server.post("/api/positions/play", json={"text": position_line(table), "seats": seats, "name": "Ada"})
    assert reply.status_code == 201, reply.text
    with server.websocket_connect(f"/api/tables/{reply.json()['id']}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
        assert page.table["origin"] == {"table": "", "at": 0, "puzzle": None}
        assert page.scene is not None
        assert page.scene["result"]


def test_an_impossible_position_is_refused_with_the_message_of_the_engine(server: TestClient) -> None:
    document = begun("duel", {}).position_json()
    document["cities"][0]["buildings"] = ["palace", "palace"]  # type: ignore[index]
    reply = asked(server, json.dumps(document))
    assert reply.status_code == 400
    assert "palace" in reply.json()["message"]
    for text in ("duel/1 age=", "{", "[1]", "hello", '{"septem": "position"}'):
        assert asked(server, text).status_code == 400
    assert asked(server, "x" * 30_000).status_code in (413, 422)


def test_a_view_is_a_position_too(server: TestClient) -> None:
    puzzle = next(iter(shipped().values()))
    found = asked(server, puzzle.line).json()
    assert found["seat"] == puzzle.seat + 1


def test_another_seat_may_look(server: TestClient) -> None:
    table = begun("duel", {})
    other = 2 - table.owing[0]
    found = asked(server, position_line(table), seat=other).json()
    assert found["scene"]["seat"] == other
    assert found["scene"]["choices"] == []
    assert asked(server, position_line(table), seat=7).status_code == 400


def test_only_moments_of_finished_games_become_positions(server: TestClient) -> None:
    running = create_table(server, "duel", [ME, RANDOM_BOT])
    assert server.get(f"/api/tables/{running}/position/0").json()["code"] == "not_over"
    table = finished(server, "duel")
    document = server.get(f"/api/tables/{table}/position/12").json()
    assert asked(server, json.dumps(document)).json()["document"] == document
    assert server.get(f"/api/tables/{table}/position/9999").json()["code"] == "no_such_step"


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_new_position_is_the_start_of_an_age(
    server: TestClient, name: str, options: dict[str, Any], age: int
) -> None:
    reply = server.post("/api/positions/new", json={"game": name, "options": options, "age": age})
    assert reply.status_code == 200, reply.text
    assert reply.json()["age"] == age
    found = asked(server, json.dumps(reply.json()))
    assert found.status_code == 200, found.text
    assert not found.json()["over"]


def test_a_new_position_with_wrong_options_is_refused(server: TestClient) -> None:
    reply = server.post("/api/positions/new", json={"game": "wonders", "options": {"players": 9}})
    assert reply.status_code == 400
    assert "9" in reply.json()["message"]
