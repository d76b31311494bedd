"""The search of 7 Wonders: only what is seen counts, the same result again, sound statistics, every number of seats."""

from __future__ import annotations

import dataclasses
import math

import pytest

from septem import Stream, Wonders
from septem.ai import RandomPlayer, SearchBudget, WondersGreedy, roster
from septem.ai.analysis import Decision, hints
from septem.ai.move_stats import MoveStats, merged
from septem.ai.wonders.decision_analysis import consider, study
from septem.ai.wonders.policy import Policy
from septem.ai.wonders.policy_match import one_against_others
from septem.ai.wonders.search import Search, SearchConfig, in_order
from septem.ai.wonders.search_player import WondersSearchPlayer, choose_payment, new_search, search_view, spent
from septem.ai.wonders.tree import Tree
from septem.ai.wonders.weights import Weights
from septem.core.table import Table
from septem.wonders.constants import WAY_PART

QUICK = SearchBudget(iterations=20)


def advanced(game: Wonders, seed: int, answers: int) -> Table:
    """A game after some sensible answers."""
    table, player, luck = game.start(seed), WondersGreedy(game, 4.0), Stream(seed, "advance")
    while not table.over and len(table.answers) < answers:
        seat = table.owing[0]
        table.play(player.answer(table.view(seat), table.moves(seat), luck), seat)
    return table


@pytest.mark.parametrize("players", [2, 3, 7])
def test_it_answers_with_legal_moves_at_every_table(players: int) -> None:
    game = Wonders(players)
    for answers in (0, 7 * players, 14 * players):
        table = advanced(game, answers, answers)
        seat = table.owing[0]
        moves = table.moves(seat)
        assert WondersSearchPlayer(game, QUICK).answer(table.view(seat), moves, Stream(1, "luck")) in moves


def test_whole_games_with_every_question() -> None:
    """Seventh cards and revivals are asked on side B of Babylon and Halicarnassus."""
    game = Wonders(3, boards=("babylon", "halicarnassus", "olympia"), sides="B")
    table, player, luck = game.start(4), WondersSearchPlayer(game, SearchBudget(iterations=3)), Stream(4, "luck")
    while not table.over:
        seat = table.owing[0]
        table.play(player.answer(table.view(seat), table.moves(seat), luck), seat)
    assert table.winners


def test_iterations_and_a_seed_give_the_same_result() -> None:
    game = Wonders(3)
    view = advanced(game, 3, 20).view(2)
    first, again = (search_view(new_search(game), view, 5, QUICK) for _ in range(2))
    assert first == again
    used = new_search(game)
    search_view(used, advanced(game, 8, 3).view(0), 1, QUICK)
    assert search_view(used, view, 5, QUICK) == first  # whatever it thought of before
    assert search_view(new_search(game), view, 6, QUICK) != first


def test_what_is_hidden_does_not_matter() -> None:
    game = Wonders(3)
    table = advanced(game, 9, 13)
    seat = table.owing[0]
    other = game.imagine(table.view(seat), Stream(1, "other world"))
    assert search_view(new_search(game), table.view(seat), 2, QUICK) == search_view(
        new_search(game), game.view(other, seat), 2, QUICK
    )


def test_ways_to_pay_for_the_only_thing_to_do_are_a_question_too() -> None:
    """The Free City may have nothing to do but one thing, and two neighbours to pay for it."""
    game = Wonders(2, leaders=True, cities=True)
    luck, player = Stream(3, "luck"), WondersGreedy(game)
    for seed in range(40):
        table = game.start(seed)
        while not table.over:
            seat = table.owing[0]
            moves = table.moves(seat)
            if len(moves) > 1 and len({move & ~WAY_PART for move in moves}) == 1:
                found = search_view(new_search(game), table.view(seat), 1, SearchBudget(iterations=2))
                assert found[0].move in moves
                assert WondersSearchPlayer(game, QUICK).answer(table.view(seat), moves, luck) in moves
                return
            table.play(player.answer(table.view(seat), moves, luck), seat)
    raise AssertionError("there is no such question in these games")


def test_visits_add_up() -> None:
    game = Wonders(3)
    search = new_search(game)
    found = search_view(search, game.start(1).view(0), 1, QUICK)
    assert sum(one.visits for one in found) == 20
    assert all(0.0 <= one.chance <= 1.0 and 0.0 <= one.value <= 1.0 for one in found)
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)


def test_it_sees_a_victory_at_the_last_turn() -> None:
    """At the last turn everything that matters can be counted: the best move wins most of the imagined games."""
    game = Wonders(3)
    table = advanced(game, 2, 51)
    seat = table.owing[0]
    found = search_view(new_search(game), table.view(seat), 1, SearchBudget(iterations=100))
    assert found[0].value == pytest.approx(max(one.value for one in found if one.visits > 5), abs=0.02)


def test_a_decision_is_studied() -> None:
    """Every action has a chance with an interval, and the lead it comes to; hints know the same actions."""
    game = Wonders(3)
    table = advanced(game, 5, 40)
    seat = table.owing[0]
    moves = [int(move) for move in table.moves(seat)]
    found = study(game, Decision(40, seat, table.view(seat), moves[-1]), 40, 1)
    assert moves[-1] in [one.move for one in found]
    assert all(one.visits and one.low < one.high and one.lead is not None for one in found)
    ranked = consider(game, table.view(seat), 1, SearchBudget(iterations=40))
    for listed in (found, ranked):
        assert {one.move & ~WAY_PART for one in listed} == {move & ~WAY_PART for move in moves}
    assert len({one.move & ~WAY_PART for one in ranked}) == len(ranked)
    assert ranked == hints(ranked)


def test_time_is_kept() -> None:
    game = Wonders(3)
    view = game.start(1).view(0)
    search = new_search(game)
    found = search_view(search, view, 1, SearchBudget(seconds=0.1))
    assert sum(one.visits for one in found) >= 16


def test_a_full_tree_goes_on_without_growing() -> None:
    game = Wonders(3)
    search = Search(game, Policy(), SearchConfig(), capacity=40)
    view = game.start(1).view(0)
    search.begin(game.imagine(view, Stream(1, "world")), 0, Stream(1, "luck"))
    search.run(60)
    assert search.tree.size == 40
    assert search.move_stats()


def test_a_spectator_is_not_asked() -> None:
    game = Wonders(3)
    with pytest.raises(ValueError, match="spectator"):
        search_view(new_search(game), game.start(1).view(None), 1, QUICK)


def test_a_tree_finds_what_was_added() -> None:
    tree = Tree(100)
    edges = {(node, move): tree.add(node, move) for node in range(8) for move in (7, 7 << 8, 1 << 20)}
    assert all(tree.find(*key) == edge for key, edge in edges.items())
    assert tree.find(3, 8) == -1


def test_statistics_of_several_searches_are_merged() -> None:
    found = merged([[MoveStats(2, 4, 0.0, 0.1), MoveStats(1, 3, 0.5, 0.4)], [MoveStats(1, 1, 0.1, 0.8)]])
    found = in_order(found)
    assert [(one.move, one.visits) for one in found] == [(1, 4), (2, 4)]
    assert found[0].chance == pytest.approx(0.4)
    assert found[0].value == pytest.approx(0.5)


def test_several_cores_search_together() -> None:
    game = Wonders(3, sides="A")
    view, moves = game.start(1).view(0), game.start(1).moves(0)
    player = WondersSearchPlayer(game, SearchBudget(iterations=10, cores=2))
    first, again = (player.answer(view, moves, Stream(1, "luck")) for _ in range(2))
    assert first == again
    assert first in moves


def test_coins_go_to_the_weaker_neighbour() -> None:
    game = Wonders(3)
    state = advanced(game, 6, 30).state
    left, right = (sum(game.score(state, side).values()) for side in (state.left[0], state.right[0]))
    ways = [1 << 16 | 5 << 8 | split for split in (0x22, 0x40, 0x04, 0x60)]
    assert spent(ways[0]) == 4
    assert choose_payment(state, 0, ways[0], ways) == ways[1 if left <= right else 2]


def test_the_policy_knows_worth() -> None:
    """More points are worth more, a shield against a stronger neighbour too, and a price counts."""
    game = Wonders(3)
    table = advanced(game, 1, 40)
    plain = dict(Policy().worths(game, table.state, table.owing[0]))
    dear = dict(Policy(dataclasses.replace(Weights(), rival_coin=50.0)).worths(game, table.state, table.owing[0]))
    assert set(plain) == set(table.moves(table.owing[0]))
    assert all(dear[move] <= worth for move, worth in plain.items())


def test_coins_have_the_same_worth_in_both_forms() -> None:
    """Compiled code divides whole numbers without a rest: a sale must be worth what the weights say."""
    game = Wonders(3)
    weights = dataclasses.replace(Weights(), denied=(0.0, 0.0, 0.0))
    worths = dict(Policy(weights).worths(game, game.start(1).state, 0))
    sale = next(worth for move, worth in worths.items() if game.write_move(move).startswith("sell"))
    coins = [weights.coin[0] + weights.first_coin[0] * math.exp(-coin / weights.coins_enough) for coin in (3, 4, 5)]
    assert sale == pytest.approx(sum(coins))


def test_policies_compete() -> None:
    game = Wonders(3)
    even, ahead = one_against_others(game, Policy(), Policy(), range(3), 0.0)
    assert even == pytest.approx(1 / 3, abs=0.12)
    assert ahead == pytest.approx(0.0)
    mad = Policy(dataclasses.replace(Weights(), raw=(-9.0,) * 6, science=(-5.0,) * 3, army=-3.0))
    worse, behind = one_against_others(game, mad, Policy(), range(3), 0.0)
    assert worse < even
    assert behind < 0


@pytest.mark.parametrize("level", roster.LEVELS)
def test_every_level_plays(level: str) -> None:
    game = Wonders(3)
    table = game.start(1)
    player = roster.player(game, f"{level}:iterations=5")
    assert player.answer(table.view(0), table.moves(0), Stream(1, "luck")) in table.moves(0)


def test_search_beats_chance() -> None:
    game = Wonders(3)
    players = [roster.player(game, "search:iterations=15"), RandomPlayer(), RandomPlayer()]
    table, luck = game.start(3), Stream(3, "luck")
    while not table.over:
        seat = table.owing[0]
        table.play(players[seat].answer(table.view(seat), table.moves(seat), luck), seat)
    assert table.winners == (0,)
