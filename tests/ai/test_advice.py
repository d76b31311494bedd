"""Hints and analyses for programs, and moves taken back on one's own table."""

from __future__ import annotations

from typing import Any

import pytest

import septem
from septem import Duel, Problem, Stream, Wonders

GAMES = pytest.mark.parametrize("game", [Duel(), Wonders(players=3)], ids=lambda game: game.name)


def played(game: Any, count: int) -> septem.Table:
    table, luck = game.start(3), Stream(3, "walk")
    for _ in range(count):
        seat = table.owing[0]
        moves = table.moves(seat)
        table.play(moves[luck.below(len(moves))], seat)
    return table  # type: ignore[no-any-return]


@GAMES
def test_a_hint_names_legal_moves_with_chances(game: Any) -> None:
    table = played(game, 12)
    seat = table.owing[-1]
    hint = septem.hint(table, seat, count=2, iterations=60, seed=1)
    assert hint.seat == seat
    assert 1 <= len(hint.moves) <= 2
    assert hint.best == hint.moves[0].move
    assert all(one.move in table.moves(seat) and 0 <= one.chance <= 1 for one in hint.moves)
    assert septem.hint(table, seat, count=2, iterations=60, seed=1) == hint


def test_a_hint_is_for_a_seat_that_decides() -> None:
    table = Duel().start(1)
    with pytest.raises(Problem) as caught:
        septem.hint(table, 1 - table.owing[0])
    assert caught.value.code == "not_asked"
    with pytest.raises(Problem):
        septem.hint(table, iterations=5, seconds=1)


@GAMES
def test_an_analysis_has_a_verdict_for_every_choice(game: Any) -> None:
    table = played(game, 6)
    analysis = septem.analyse(table, iterations=30, seed=2)
    assert analysis.verdicts
    assert {verdict.number for verdict in analysis.verdicts} <= set(range(6))
    assert all(verdict.label for verdict in analysis.verdicts)
    assert septem.analyse(table, iterations=30, seed=2) == analysis


@GAMES
def test_moves_are_taken_back_whatever_they_revealed(game: Any) -> None:
    table = played(game, 30)
    records, count = [], len(table.answers)
    for _ in range(count):
        records.append((table.record(), table.position_json()))
        table.take_back()
    assert table == game.start(3)
    again = played(game, 30)
    for record, position in records:
        assert (again.record(), again.position_json()) == (record, position)
        again.take_back()
    again = played(game, 30)
    again.take_back(12)
    assert again.record() == records[12][0]
    again.play(again.moves(again.owing[0])[0], again.owing[0])


@pytest.mark.parametrize("count", [-1, 4])
def test_no_more_than_was_played_is_taken_back(count: int) -> None:
    table = played(Duel(), 3)
    with pytest.raises(Problem):
        table.take_back(count)
    assert len(table.answers) == 3
