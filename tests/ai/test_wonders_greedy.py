"""The greedy player of 7 Wonders answers by what it sees, and beats chance."""

from collections.abc import Sequence
from typing import Any

import pytest

from septem import Stream, Wonders
from septem.ai import Player, RandomPlayer, WondersGreedy
from septem.ai.players import asker_for
from septem.core.table import Table
from septem.wonders.knowledge.fast_view import FastView
from septem.wonders.knowledge.view import View


def contest(game: Wonders, seed: int, players: list[Player]) -> Table:
    table = game.start(seed)
    luck = [Stream(seed, "players", seat) for seat in range(len(players))]
    while not table.over:
        seat = table.owing[0]
        table.play(players[seat].answer(table.view(seat), table.moves(seat), luck[seat]), seat)
    return table


def test_greedy_beats_chance() -> None:
    """One against two, on every seat."""
    game = Wonders(3)
    won = 0
    for seed in range(6):
        players: list[Player] = [RandomPlayer()] * 3
        players[seed % 3] = WondersGreedy(game)
        won += contest(game, seed, players).winners == (seed % 3,)
    assert won >= 5


@pytest.mark.parametrize("players", [2, 7])
def test_it_plays_with_any_number(players: int) -> None:
    game = Wonders(players, sides="B")
    seats: list[Player] = [WondersGreedy(game), *[RandomPlayer()] * (players - 1)]
    assert contest(game, 1, seats).over


def test_the_same_luck_gives_the_same_game() -> None:
    game = Wonders(3)
    players: list[Player] = [WondersGreedy(game, noise=5.0), RandomPlayer(), RandomPlayer()]
    assert contest(game, 5, players).record() == contest(game, 5, players).record()


def test_noise_makes_it_play_differently() -> None:
    game = Wonders(3)
    calm, wild = (contest(game, 5, [WondersGreedy(game, noise)] * 3).record() for noise in (0.0, 10.0))
    assert calm != wild


def test_what_is_hidden_does_not_matter() -> None:
    """Two tables that look alike and differ in everything unseen get the same answer."""
    game = Wonders(4)
    table = game.start(9)
    while len(table.answers) < 30:
        seat = table.owing[0]
        table.play(table.moves(seat)[0], seat)
    seat = table.owing[0]
    other = game.imagine(table.view(seat), Stream(1, "other world"))
    views = (table.view(seat), game.view(other, seat))
    moves = table.moves(seat)
    assert len({WondersGreedy(game).answer(view, moves, Stream(2, "luck")) for view in views}) == 1


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "leaders": True, "cities": True, "teams": True}])
def test_a_glance_gives_the_same_answer(options: dict[str, Any]) -> None:
    """Whether it is shown a view or what it sees now, it takes the same moves, from the first to the last."""
    game = Wonders(**options)
    player, luck = WondersGreedy(game), Stream(3, "luck")
    ask = asker_for(game, player)
    for seed in range(2):
        table = game.start(seed)
        while not table.over:
            seat, moves = table.owing[0], table.moves(table.owing[0])
            move = ask(table.state, seat, moves, luck)
            assert move == player.answer(table.view(seat), moves, luck)
            table.play(move, seat)


def test_whoever_is_asked_gets_no_more_than_the_own_seat_sees() -> None:
    """A fast player gets a fast view of its seat, any other one a view."""
    game, shown = Wonders(3), []

    class Viewer:
        def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
            shown.append(view)
            return moves[0]

    class Looker(Viewer):
        def answer_fast(self, fast_view: Any, moves: Sequence[int], stream: Stream) -> int:
            shown.append(fast_view)
            return moves[0]

    table = game.start(1)
    for player in (Viewer(), Looker()):
        asker_for(game, player)(table.state, 2, table.moves(2), Stream())
    assert [type(each) for each in shown] == [View, FastView]
    assert [each.seat for each in shown] == [2, 2]
    assert list(shown[1].seen.hands[2][:7]) == list(shown[0].hand)


def test_a_spectator_is_not_asked() -> None:
    table = Wonders(3).start(1)
    with pytest.raises(ValueError, match="spectator"):
        WondersGreedy(Wonders(3)).answer(table.view(None), table.moves(0), Stream())


def test_a_single_move_needs_no_thought() -> None:
    table = Wonders(3).start(1)
    assert WondersGreedy(Wonders(3)).answer(table.view(0), [42], Stream()) == 42
