"""Line-ups, intervals, the sequential test, ratings, and players that do not keep to the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from septem import Stream
from septem.ai.players import asker_for
from septem.core.errors import Problem
from septem.sim.match_plan import MatchPlan, MatchRunner, Outcome, Pairing, games_a_deal, lineups
from septem.sim.sequential import Bounds
from septem.sim.standings import Standings, interval, ranks, ratings

DUEL = MatchPlan("duel", {}, ("greedy", "random"), 5)


def test_line_ups() -> None:
    assert lineups(2, 2) == [(0, 1)]
    assert lineups(2, 3) == [(0, 1, 1)]
    assert lineups(3, 5) == [(0, 1, 2, 2, 2)]
    assert lineups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert games_a_deal(3, 2) == 6


def test_every_player_sits_everywhere_on_the_same_deal() -> None:
    pairings = list(MatchPlan("wonders", {"players": 3}, ("1", "2"), 1).pairings(2, 3))
    assert [pairing.seats for pairing in pairings[:3]] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert [pairing.deal for pairing in pairings] == [0, 0, 0, 1, 1, 1]
    assert [pairing.number for pairing in pairings] == list(range(6))


def test_a_game_depends_on_its_place_alone() -> None:
    runner = MatchRunner(DUEL)
    pairings = list(DUEL.pairings(2, 2))
    forwards = [runner.play(pairing) for pairing in pairings]
    assert [MatchRunner(DUEL).play(pairing) for pairing in reversed(pairings)] == forwards[::-1]


def test_a_player_that_breaks_the_rules_is_named() -> None:
    class Cheat:
        def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
            return -1

    runner = MatchRunner(DUEL)
    runner.asks[1] = asker_for(runner.game, Cheat())
    with pytest.raises(Problem) as caught:
        runner.play(Pairing(0, 0, (1, 0)))
    assert (caught.value.code, caught.value.values) == ("foul_play", {"player": "random", "given": -1})


def test_a_player_on_several_seats_and_a_shared_victory() -> None:
    standings = Standings(2, 2)
    standings.add(Pairing(0, 0, (0, 1, 1)), Outcome((0, 2), (50, 40, 50)))
    assert not standings.whole
    standings.add(Pairing(1, 0, (1, 0, 1)), Outcome((1,), (30, 60, 20)))
    first, second = standings.scores
    assert (first.games, first.won, first.points, first.deals) == (2, 1.5, 110, [0.75])
    assert (second.games, second.won, second.points, second.deals) == (4, 0.5, 140, [0.125])


def test_intervals() -> None:
    """With independent games Wilson's interval comes out; equal deals leave doubt, wild ones more."""
    low, high = interval([1.0, 0.0] * 50)
    assert (round(low, 2), round(high, 2)) == (0.40, 0.60)
    low, high = interval([1.0] * 10)
    assert (round(low, 2), high) == (0.72, 1.0)
    assert interval([]) == (0.0, 1.0)
    paired, wild = interval([0.5] * 5 + [0.4, 0.6] * 10), interval([1.0, 0.0] * 12 + [0.5])
    assert paired[1] - paired[0] < wild[1] - wild[0]


def test_the_sequential_test() -> None:
    bounds = Bounds.read("0.5:0.65")
    assert bounds.decide([1.0] * 7) is None  # too few to say
    assert bounds.decide([1.0] * 8) == "high"
    assert bounds.decide([0.0] * 8) == "low"
    assert bounds.decide([0.5, 0.65] * 10) is None  # half-way
    assert bounds.likelihood([]) == 0.0


def test_the_sequential_test_is_seldom_wrong() -> None:
    """Five in a hundred, either way, on games won with the low or the high share."""
    bounds = Bounds(0.5, 0.65)
    for share, wrong in ((0.5, "high"), (0.65, "low")):
        verdicts = [first_verdict(bounds, share, seed) for seed in range(200)]
        assert verdicts.count(wrong) <= 18
        assert verdicts.count("none") == 0


def first_verdict(bounds: Bounds, share: float, seed: int) -> str:
    stream, deals = Stream(seed, "verdicts"), list[float]()
    while len(deals) < 2000:
        deals.append(sum(stream.below(1000) < 1000 * share for _ in range(2)) / 2)
        if verdict := bounds.decide(deals):
            return verdict
    return "none"


def test_ranks_are_by_victory_then_by_points() -> None:
    assert ranks(Outcome((1,), (50, 40))) == [1.0, 0.0]
    assert ranks(Outcome((0, 2), (50, 40, 50, 40, 30))) == [0.0, 1.0, 0.0, 1.0, 2.0]


def test_ratings() -> None:
    """The winner's rating rises and both become surer; a player on two seats has one rating."""
    history = [(Pairing(number, 0, (0, 1, 1)), Outcome((0,), (50, 40, 30))) for number in range(20)]
    (winner, sure), (loser, unsure) = ratings(2, history)
    assert winner > 25 > loser
    assert max(sure, unsure) < 25 / 3
