"""What if: a finished game is played on from one of its moments."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from .page import ME, RANDOM_BOT, Page, create_table


def finished(server: TestClient, game: str, seats: int = 2) -> str:
    table = create_table(server, game, [ME, *[RANDOM_BOT] * (seats - 1)])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
    return table


def play_on(server: TestClient, table: str, at: int, *seats: str) -> Any:
    return server.post(f"/api/tables/{table}/play-on", json={"at": at, "seats": list(seats)})


def steps(server: TestClient, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.get(f"/api/tables/{table}/replay?eyes=all").json()["steps"]
    return found


@pytest.fixture(scope="module", params=["duel", "wonders"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_game_goes_on_from_a_moment_for_all_sides(server: TestClient, game: str) -> None:
    seats = 2 if game == "duel" else 3
    table = finished(server, game, seats)
    reply = play_on(server, table, 12, *["me"] * seats)
    assert reply.status_code == 201, reply.text
    other = reply.json()["id"]
    with server.websocket_connect(f"/api/tables/{other}/socket") as socket:
        page = Page(socket)
        page.until("welcome")
        assert page.table["origin"] == {"table": table, "at": 12, "puzzle": None}
        assert all(seat["mine"] for seat in page.table["seats"])
        assert page.table["hints"]
        assert page.table["status"] == "playing"
        assert page.scene is not None
        asked = page.scene["decision"]["seats"][0]
        page.send(type="look", seat=asked, language="en")
        page.until("welcome")
        assert page.answer(page.legal()[-1])["type"] == "accepted"
        hint = server.post(f"/api/tables/{other}/hint", json={"seat": asked})
        assert hint.status_code in (200, 409)  # 409 if another seat is asked now


def test_the_new_table_repeats_the_first_moves(server: TestClient, game: str) -> None:
    seats = 2 if game == "duel" else 3
    table = finished(server, game, seats)
    other = play_on(server, table, 9, "me", *["greedy"] * (seats - 1)).json()["id"]
    with server.websocket_connect(f"/api/tables/{other}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
        assert page.table["proof"] is None
    moves = [[(step["seat"], step["move"]) for step in steps(server, one)] for one in (table, other)]
    assert moves[0][:10] == moves[1][:10]
    assert "proof" not in server.get(f"/api/tables/{other}/record").json()


def test_a_running_game_cannot_be_played_on(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, RANDOM_BOT])
    assert play_on(server, table, 0, "me", "me").json()["code"] == "not_over"


def test_impossible_requests_are_refused(server: TestClient) -> None:
    table = finished(server, "duel")
    last = len(steps(server, table)) - 1
    assert play_on(server, table, last + 1, "me", "me").json()["code"] == "no_such_step"
    assert play_on(server, table, last, "me", "me").json()["code"] == "game_over"
    assert play_on(server, table, 3, "me").status_code == 422
    assert play_on(server, table, 3, "me", "me", "me").json()["code"] == "wrong_length"
    assert play_on(server, table, 3, "me", "nobody").json()["code"] == "no_such_bot"
    assert play_on(server, table, 3, "1", "2").json()["code"] == "only_bots"


def test_the_list_of_tables_names_what_was_played_on(server: TestClient) -> None:
    table = finished(server, "duel")
    other = play_on(server, table, 3, "me", "gan_de").json()["id"]
    lines = {line["id"]: line["practice"] for line in server.get("/api/tables").json()}
    assert (lines[table], lines[other]) == (False, True)


def test_the_list_of_tables_says_who_has_won_or_resigned(server: TestClient) -> None:
    table = finished(server, "duel")
    given_up = create_table(server, "duel", [ME, RANDOM_BOT])
    assert server.post(f"/api/tables/{given_up}/resign").status_code == 200
    lines = {line["id"]: line for line in server.get("/api/tables").json()}
    assert set(lines[table]["winners"]) <= set(lines[table]["players"])
    assert lines[table]["winners"]
    assert lines[table]["won"] == ("Ann" in lines[table]["winners"])
    assert (lines[given_up]["winners"], lines[given_up]["resigned"]) == ([], "Ann")


def test_a_moment_of_what_was_played_on_can_be_played_on(server: TestClient) -> None:
    table = finished(server, "duel")
    other = play_on(server, table, 3, "me", "me").json()["id"]
    assert server.post(f"/api/tables/{other}/resign").status_code == 200
    again = play_on(server, other, 2, "me", "me")
    assert again.status_code == 201
