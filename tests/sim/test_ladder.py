"""Ladders: ratings follow from results, and intervals from how deals differ."""

from __future__ import annotations

import json
import math

import pytest
from typer.testing import CliRunner

from septem.cli.app import app
from septem.sim.ladder import fit, ladder, results
from septem.sim.match_plan import Outcome, Pairing

Game = tuple[Pairing, Outcome]


def game(number: int, seats: tuple[int, ...], winner: int, points: tuple[int, ...] | None = None) -> Game:
    scores = points or tuple(50 if seat == winner else 40 for seat in range(len(seats)))
    return Pairing(number, number // 2, seats), Outcome((winner,), scores)


def test_odds_of_ten_to_one_are_400_points() -> None:
    ratings = fit([[0.0, 9_999.5], [999.5, 0.0]])
    assert ratings[0] - ratings[1] == pytest.approx(400.0)
    assert math.fsum(ratings) / 2 == pytest.approx(1500.0)


def test_who_never_loses_has_a_finite_rating() -> None:
    history = [game(number, (0, 1), 0) for number in range(20)]
    best, worst = ladder(("strong", "weak"), history, 1)
    assert (best.player, worst.player) == ("strong", "weak")
    assert 100 < best.rating - worst.rating < 1000
    assert best.games == worst.games == 20


def test_intervals_contain_the_rating_and_shrink_with_more_deals() -> None:
    def width(games: int) -> float:
        history = [game(number, (0, 1), int(number % 4 == 0 or number % 6 == 1)) for number in range(games)]
        rung = ladder(("a", "b"), history, 1)[0]
        assert rung.low <= rung.rating <= rung.high
        return rung.high - rung.low

    assert 0 < width(240) < width(24)


def test_places_count_at_tables_with_more_seats() -> None:
    won = results(3, [game(0, (0, 1, 2), 0, (60, 50, 40)), game(1, (1, 2, 2), 0, (60, 50, 50))])
    assert won == [[0.0, 1.0, 1.0], [0.0, 0.0, 3.0], [0.0, 0.0, 0.0]]


def test_the_command_lists_all_players() -> None:
    done = CliRunner().invoke(app, ["ladder", "random", "greedy", "2", "--deals", "4", "--workers", "1", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.output)
    assert {rung["player"] for rung in found["players"]} == {"random", "greedy", "2"}
    assert found["players"][-1]["player"] == "random"
    assert all(rung["low"] <= rung["rating"] <= rung["high"] for rung in found["players"])
    text = CliRunner().invoke(app, ["ladder", "random", "greedy", "--deals", "1", "--workers", "1", "--language", "fr"])
    assert "greedy" in text.output
