"""Several searches of one decision: estimates, their errors, and where the iterations go."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from septem import Duel, Stream, Wonders
from septem.ai import roster
from septem.ai.analysis import UNCLEAR, in_order, is_borderline, is_settled, verdict
from septem.ai.comparison import EXTRA, Comparison, Estimate, Tally, compare, compare_closely, probes_for
from septem.ai.game_analysis import ADVISERS, decisions
from septem.core.table import Table
from septem.duel import game as engine

COMPILED = not str(engine.__file__).endswith(".py")


class Coins:
    """Moves that win with a given chance, by independent throws; the search itself only looks at the first one."""

    seat = 0

    def __init__(self, chances: list[float], seed: int) -> None:
        self.chances = chances
        self.visits = [0] * len(chances)
        self.wins = [0] * len(chances)
        self.stream = Stream(seed, "coins")

    def run(self, iterations: int) -> None:
        self.run_below(0, iterations)

    def run_below(self, place: int, iterations: int) -> None:
        self.visits[place] += iterations
        self.wins[place] += sum(self.stream.below(1000) < 1000 * self.chances[place] for _ in range(iterations))

    def tally(self, place: int) -> Tally:
        wins = float(self.wins[place])
        return Tally(self.visits[place], (wins, self.visits[place] - wins))


def thrown(chances: list[float], iterations: int, seed: int, played: int = 0) -> list[Estimate]:
    probes = [Coins(chances, 100 * seed + number) for number in range(4)]
    return compare(Comparison(probes, len(chances), 2, 1.0), played, iterations, lambda found: False)


def test_every_move_is_visited_and_the_rivals_most() -> None:
    found = thrown([0.5, 0.2, 0.48, 0.1], 2000, 1)
    assert all(one.visits >= 2000 // 32 for one in found)
    assert min(found[0].visits, found[2].visits) > max(found[1].visits, found[3].visits)


def test_the_truth_lies_in_the_interval() -> None:
    chances = [0.5, 0.2, 0.48, 0.9]
    found = [one for seed in range(40) for one in zip(thrown(chances, 400, seed), chances, strict=True)]
    inside = sum(one.low <= chance <= one.high for one, chance in found)
    assert inside / len(found) > 0.9


def test_a_few_visits_leave_everything_open() -> None:
    one = Comparison([Coins([1.0], 1)], 1, 2, 1.0)
    assert one.estimates()[0].visits == 0
    one.run_below(0, 2)
    assert one.estimates()[0].low < 0.6


def test_searches_that_disagree_are_noisy() -> None:
    """The same visits and the same mean: what differs is only whether the searches agree."""
    alike, apart = [Coins([0.5], seed) for seed in range(4)], [Coins([0.5], seed) for seed in range(4)]
    for number, (one, other) in enumerate(zip(alike, apart, strict=True)):
        one.visits, one.wins = [1000], [500]
        other.visits, other.wins = [1000], [400 if number % 2 else 600]
    errors = [Comparison(probes, 1, 2, 0.1).estimates()[0].error for probes in (alike, apart)]
    assert errors[1] > 3 * errors[0]


def test_a_search_ends_when_the_label_is_settled() -> None:
    clear = [Estimate((worth, 1 - worth), worth, 0.003, 900) for worth in (0.7, 0.4)]
    close = [Estimate((worth, 1 - worth), worth, 0.01, 900) for worth in (0.7, 0.66)]
    assert is_settled(clear, 1)
    assert not is_settled(close, 1)


def test_further_searches_join_where_a_label_is_close() -> None:
    """The move played loses about 14 %: how certain that is decides between two labels. A loss of 40 % is clear."""

    def joined(chances: list[float]) -> int:
        groups: list[list[Coins]] = []

        def begin(group: int) -> Comparison:
            groups.append([Coins(chances, 300 + 4 * group + number) for number in range(4)])
            return Comparison(groups[-1], len(chances), 2, 1.0)

        found = compare_closely(begin(0), begin, 1, 4000, lambda found, played: False, is_borderline)
        assert sum(one.visits for one in found) == sum(sum(coins.visits) for group in groups for coins in group)
        return len(groups)

    assert 1 < joined([0.6, 0.46, 0.2]) <= 1 + EXTRA
    assert joined([0.7, 0.3, 0.2]) == 1


def test_few_iterations_are_not_divided() -> None:
    assert [probes_for(iterations, 4) for iterations in (1, 99, 250, 40_000)] == [1, 1, 2, 4]


def game_of(game: Any, bots: str, answers: int) -> Table:
    table: Table = game.start(11)
    players = [roster.player(game, bots[seat % len(bots)]) for seat in range(game.seats)]
    while not table.over and len(table.answers) < answers:
        seat = table.owing[0]
        answer = players[seat].answer(table.view(seat), table.moves(seat), Stream(11, "bots", len(table.answers)))
        table.play(answer, seat)
    return table


FIXED: dict[str, tuple[Any, int]] = {
    "duel": (Duel(), 60),
    "pantheon": (Duel(pantheon=True), 60),
    "wonders": (Wonders(3), 50),
    "leaders": (Wonders(3, leaders=True), 55),
    "cities": (Wonders(3, cities=True), 50),
}


@pytest.mark.parametrize("name", FIXED)
def test_seeds_agree_about_labels(name: str) -> None:
    """Decisions of fixed games with several seeds. Plain Python has time only for iterations that settle little."""
    game, answers = FIXED[name]
    adviser, iterations = ADVISERS[game.name], 40_000 if COMPILED else 60
    pairs: list[tuple[str, str]] = []
    labels: list[str] = []
    for decision in decisions(game_of(game, "21", answers))[3 :: 7 if COMPILED else 17]:
        found = [verdict(decision, adviser.study(game, decision, iterations, seed), 3) for seed in (1, 2, 3)]
        for one in found:
            assert list(one.candidates) == in_order(one.candidates)
        labels += [one.label for one in found]
        pairs += combinations([one.label for one in found], 2)
    assert not any(set(pair) == {"best", "blunder"} for pair in pairs)
    if COMPILED:
        assert labels.count(UNCLEAR) < 0.1 * len(labels)
        assert sum(one == other for one, other in pairs) >= 0.95 * len(pairs)
