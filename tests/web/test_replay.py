"""Replays: from any viewpoint when a game is over, from one's own while it is running."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem import Duel, Wonders
from septem.core.chance import Stream
from septem.web.scene.models import DuelBoard, WondersBoard
from septem.web.tables.replay import Replay, Viewpoint
from septem.web.tables.stored import Entry
from septem.web.tables.table_game import TableGame

from .page import GREEDY_BOT, ME, OPEN, RANDOM_BOT, Page, create_table

NAMES = tuple("ABCDEFGH")


def finished(game: Any, seed: int, limit: int = 10_000) -> TableGame:
    table_game, luck = TableGame(game, {"seed": seed}), Stream(seed, "test")
    while not table_game.over and table_game.number < limit:
        seat = table_game.table.owing[luck.below(len(table_game.table.owing))]
        legal = table_game.table.moves(seat)
        table_game.apply(Entry(table_game.number, "answer", seat, str(legal[luck.below(len(legal))]), None, 0))
    return table_game


@pytest.fixture(scope="module")
def duel() -> Replay:
    return Replay(finished(Duel(pantheon=True), 3), NAMES[:2])


@pytest.fixture(scope="module")
def wonders() -> Replay:
    return Replay(finished(Wonders(players=3, leaders=True, cities=True), 3), NAMES[:3])


def test_every_step_has_sentences_and_a_scene(duel: Replay, wonders: Replay) -> None:
    for game in (duel, wonders):
        for eyes in ("all", "none", "1"):
            viewpoint = Viewpoint.parse(eyes, "fr")
            steps = game.steps(viewpoint)
            assert [step.number for step in steps] == list(range(game.last + 1))
            for number in (0, 1, game.last // 2, game.last):
                frame = game.frame(number, viewpoint)
                assert frame.lines == steps[number].lines
                assert (frame.scene.choices, frame.scene.asked_at, frame.scene.can_undo) == ([], None, False)
        assert game.frame(game.last, viewpoint).scene.result is not None


def test_only_the_moves_of_the_viewpoint_are_included(wonders: Replay) -> None:
    named = {step.seat for step in wonders.steps(Viewpoint.parse("2", "en")) if step.move}
    assert named == {2}
    assert {step.seat for step in wonders.steps(Viewpoint.parse("all", "en")) if step.move} == {1, 2, 3}
    assert not any(step.move or step.text for step in wonders.steps(Viewpoint.parse("none", "en")))


def test_a_revealed_replay_shows_everything_hidden_in_duel(duel: Replay) -> None:
    board = duel.frame(12, Viewpoint.parse("all", "en")).scene.board
    assert isinstance(board, DuelBoard)
    assert all(slot.card for slot in board.slots)
    assert any(slot.hidden for slot in board.slots)
    assert board.hidden is not None
    assert board.hidden.removed
    assert board.pantheon is not None
    assert all(card for deck in board.pantheon.decks.values() for card in deck)


def test_a_revealed_replay_shows_everything_hidden_in_7_wonders(wonders: Replay) -> None:
    number = wonders.last // 2
    board = wonders.frame(number, Viewpoint.parse("all", "en")).scene.board
    assert isinstance(board, WondersBoard)
    assert board.hands is not None
    for seat in range(3):
        own = wonders.frame(number, Viewpoint.parse(str(seat + 1), "en")).scene.board
        assert isinstance(own, WondersBoard)
        assert board.hands[seat] == own.hand
        assert own.hands is None
    assert len(board.pile) == board.discarded
    assert all(len(city.under) == city.stages and all(city.under) for city in board.cities)


class OtherWorld(Replay):
    """The same game, but every position is replaced by another one that the seat cannot tell apart."""

    def state(self, number: int) -> Any:
        return self.game.imagine(self.game.view(super().state(number), self.seat), Stream(7, "other"))

    seat: int | None = None


@pytest.mark.parametrize("number", [5, 20, 40])
@pytest.mark.parametrize("game", [Duel(pantheon=True), Wonders(players=3, leaders=True, cities=True)], ids=["d", "w"])
def test_a_replay_of_a_running_game_shows_a_seat_only_what_it_knows(game: Any, number: int) -> None:
    table_game = finished(game, 8, limit=45)
    true, other = Replay(table_game, NAMES[: game.seats]), OtherWorld(table_game, NAMES[: game.seats])
    for eyes in ("none", *(str(seat + 1) for seat in range(game.seats))):
        viewpoint = Viewpoint.parse(eyes, "en")
        other.seat = viewpoint.seat
        assert other.frame(number, viewpoint).model_dump_json() == true.frame(number, viewpoint).model_dump_json()


def test_everyone_with_the_link_can_replay_a_finished_game(server: TestClient) -> None:
    table = create_table(server, "wonders", [ME, RANDOM_BOT, RANDOM_BOT])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        while page.wait_for_question():
            page.answer(page.legal()[0])
    friend = TestClient(server.app)
    info = friend.get(f"/api/tables/{table}/replay?eyes=all&language=fr").json()
    assert info["last"] == len(info["steps"]) - 1
    assert info["table"]["status"] == "over"
    frame = friend.get(f"/api/tables/{table}/replay/{info['last']}?eyes=3").json()
    assert frame["scene"]["result"]["winners"]
    assert friend.get(f"/api/tables/{table}/replay/100000?eyes=3").json()["code"] == "no_such_step"
    assert friend.get(f"/api/tables/{table}/replay?eyes=4").json()["code"] == "no_such_seat"


def test_a_running_game_can_be_replayed_from_ones_own_seat_only(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, GREEDY_BOT])
    path = f"/api/tables/{table}/replay"
    assert server.get(f"{path}?eyes=1").status_code == 200
    assert server.get(f"{path}/0?eyes=none").status_code == 200
    assert (server.get(f"{path}?eyes=2").status_code, server.get(f"{path}/0?eyes=2").status_code) == (403, 403)
    assert (server.get(f"{path}?eyes=all").status_code, server.get(f"{path}/0?eyes=all").status_code) == (409, 409)
    assert TestClient(server.app).get(f"{path}?eyes=1").json()["code"] == "not_your_seat"
    assert server.get(f"{path}?eyes=9").status_code == 422
    waiting = create_table(server, "duel", [ME, OPEN])
    assert server.get(f"/api/tables/{waiting}/replay").json()["code"] == "not_begun"
