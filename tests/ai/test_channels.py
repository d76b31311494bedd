"""Players on a network: the same answers as here, one connection for many questions, and clear words if it fails."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from septem import Duel, Stream, Wonders
from septem.ai import roster
from septem.ai.channels import Listener, placed
from septem.ai.protocol import LUCK, reply
from septem.core.errors import Problem

HERE = "127.0.0.1"


@pytest.fixture
def listener() -> Iterator[Listener]:
    with Listener(f"{HERE}:0", lambda line: reply(line, lambda game: roster.player(game, "2"))) as serving:
        thread = threading.Thread(target=serving.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield serving
        serving.shutdown()
        thread.join()


@pytest.mark.parametrize("game", [Duel(pantheon=True), Wonders(3, cities=True)], ids=["duel", "wonders"])
def test_the_answer_is_the_same_over_a_network(listener: Listener, game: Duel | Wonders) -> None:
    here, there = roster.player(game, "2"), roster.player(game, f"remote:{HERE}:{listener.port}")
    table, walk = game.start(4), Stream(4, "walk")
    for number in range(12):
        seat = table.owing[0]
        moves, view = table.moves(seat), table.view(seat)
        luck = Stream(Stream(number, "luck").below(LUCK), "luck")
        assert there.answer(view, moves, Stream(number, "luck")) == here.answer(view, moves, luck)
        table.play(moves[walk.below(len(moves))], seat)


def test_a_bad_line_is_refused_and_the_next_one_answered(listener: Listener) -> None:
    with socket.create_connection((HERE, listener.port), 10) as line, line.makefile("rw") as lines:
        for _ in range(2):
            lines.write("what?\n")
            lines.flush()
            assert json.loads(lines.readline())["problem"] == "not_json"


def test_too_many_clients_are_refused(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "places", threading.Semaphore(2))
    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection((HERE, listener.port), 10)) for _ in range(3)]
        assert lines[2].recv(1) == b""
        lines[0].sendall(b"what?\n")
        assert lines[0].recv(1)


def test_nobody_there() -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))  # and nobody listens
        game = Duel()
        player = roster.player(game, f"remote:{HERE}:{taken.getsockname()[1]}")
        table = game.start(1)
        with pytest.raises(Problem) as caught:
            player.answer(table.view(0), table.moves(0), Stream())
        assert caught.value.code == "unreachable"
        with pytest.raises(Problem) as caught:
            Listener(f"{HERE}:{taken.getsockname()[1]}", str)
        assert caught.value.code == "no_place"


def test_who_leaves_has_not_answered() -> None:
    with socket.create_server((HERE, 0)) as other:
        player = roster.player(Duel(), f"remote:{HERE}:{other.getsockname()[1]}")
        leaving = threading.Thread(target=hear_and_leave, args=(other,))
        leaving.start()
        table = Duel().start(1)
        with pytest.raises(Problem) as caught:
            player.answer(table.view(0), table.moves(0), Stream())
        leaving.join()
    assert caught.value.code == "no_answer"


def hear_and_leave(other: socket.socket) -> None:
    line, _ = other.accept()
    with line, line.makefile() as lines:
        lines.readline()


@pytest.mark.parametrize(
    ("address", "place"),
    [("7007", (HERE, 7007)), ("bots.example:7", ("bots.example", 7)), ("[::1]:7", ("::1", 7)), (":7", (HERE, 7))],
)
def test_addresses(address: str, place: tuple[str, int]) -> None:
    assert placed(address) == place


@pytest.mark.parametrize("address", ["", "bots.example", "bots.example:", "host:70000", "host:-1", "host:http"])
def test_bad_addresses(address: str) -> None:
    with pytest.raises(Problem) as caught:
        roster.player(Duel(), f"remote:{address}")
    assert caught.value.code == "bad_address"
