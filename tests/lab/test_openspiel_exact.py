"""Reveals of Duel as chance nodes with exact probabilities, and tiny games that exact methods of OpenSpiel solve."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections import defaultdict
from typing import Any

import pytest

from septem.core.errors import Problem
from septem.core.game import Game

pyspiel = pytest.importorskip("pyspiel")
numpy = pytest.importorskip("numpy")
openspiel = pytest.importorskip("septem.envs.openspiel")
tiny = pytest.importorskip("septem.envs.openspiel_tiny")
cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
expected_game_score = pytest.importorskip("open_spiel.python.algorithms.expected_game_score")
policy = pytest.importorskip("open_spiel.python.policy")
REVEALS = "septem_duel(reveals=true)"
TINY = pytest.mark.parametrize("name", ["septem_duel_tiny", "septem_wonders_tiny"])


@pytest.mark.parametrize("name", [REVEALS, "septem_duel_tiny", "septem_wonders_tiny"])
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_each_card_that_can_lie_there_is_equally_likely() -> None:
    """The outcomes are the cards of the deck that nobody has seen, and what chance says is what lies there then."""
    random, reveals, draws = numpy.random.default_rng(3), 0, 0
    for _ in range(12):
        state = pyspiel.load_game(REVEALS).new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.apply_action(int(random.choice(state.legal_actions())))
                continue
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({chance for _, chance in outcomes}) == 1
            action = int(random.choice([action for action, _ in outcomes]))
            word, *items = state.action_to_string(action).split()
            before, last = str(state), len(state.asking) == 1
            state.apply_action(action)
            if word == "reveal":
                assert f'"{items[0]}"' not in before
                assert not last or f'"{items[0]}"' in str(state)
                reveals += 1
            if word == "draw":
                assert len(outcomes) == 10  # three of five
                moves = [state.action_to_string(move) for move in state.legal_actions()]
                assert {move.split()[1] for move in moves} == set(items)
                draws += 1
    assert reveals > 100
    assert draws


def test_chance_says_it_with_the_frequencies_of_deals() -> None:
    """A position dealt again by the engine shows each card behind a slot as often as chance would."""
    random = numpy.random.default_rng(8)
    state = pyspiel.load_game(REVEALS).new_initial_state()
    while not (state.is_chance_node() and state.asking and state.asking[0][0] == "slot"):
        actions = state.legal_actions()
        state.apply_action(int(random.choice(actions)))
    slot = state.asking[0][1]
    chances = dict(state.chance_outcomes())
    game, position = state.position.game, state.position.state
    found: dict[int, int] = defaultdict(int)
    for number in range(3000):
        world = game.imagine(game.view(position, None), openspiel.Stream(number, "test"))
        found[game.secrets(world).faces[slot]] += 1
    assert set(found) == set(chances)
    spread = sum((found[card] - 3000 * chance) ** 2 / (3000 * chance) for card, chance in chances.items())
    assert spread < 3 * len(chances)  # chi squared: its mean is one less than their number


def test_expansions_have_no_such_chance_nodes() -> None:
    with pytest.raises(Problem):
        pyspiel.load_game("septem_duel(pantheon=true,reveals=true)").new_initial_state()


@TINY
def test_a_tiny_game_is_the_end_of_a_real_one(name: str) -> None:
    """All deals look the same to a spectator, and a copy that was kept goes on in the same way."""
    game = pyspiel.load_game(name)
    begun = [game.new_initial_state().child(world) for world in range(3)]
    assert len({str(state) for state in begun}) == 1
    state = begun[1]
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    while not state.is_terminal():
        assert again.legal_actions() == state.legal_actions()
        assert again.information_state_string(0) == state.information_state_string(0)
        action = state.legal_actions()[-1]
        state.apply_action(action)
        again.apply_action(action)
    assert again.returns() == state.returns()


@TINY
def test_exact_methods_solve_it(name: str) -> None:
    """Counterfactual regret minimisation approaches an equilibrium; best responses gain much before, little after."""
    game = pyspiel.load_game(name)
    before = exploitability.exploitability(game, policy.TabularPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    after = exploitability.exploitability(game, found)
    assert before > 0.3
    assert 0 <= after < before / 8
    first, second = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    assert first == pytest.approx(-second)
    assert first == pytest.approx(VALUES[name], abs=2 * after)


VALUES = {"septem_duel_tiny": 1 / 3, "septem_wonders_tiny": 1 / 3}


def test_the_value_of_the_tiny_duel_by_backward_induction() -> None:
    """Both seats know the same, so that the value follows from public positions alone, without OpenSpiel."""
    worlds = pyspiel.load_game("septem_duel_tiny").worlds
    found = value(worlds.game, [worlds.begin(number) for number in range(3)])
    assert found == pytest.approx(VALUES["septem_duel_tiny"])


def value(game: Game, positions: list[Any]) -> float:
    """The first seat's value of positions that look the same and are equally likely."""
    if not game.owing(positions[0]):
        return sum(reward(game.winners(position)) for position in positions) / len(positions)
    seat = game.owing(positions[0]) - 1
    values = [after(game, positions, seat, move) for move in game.legal(positions[0], seat)]
    return min(values) if seat else max(values)


def after(game: Game, positions: list[Any], seat: int, move: int) -> float:
    groups: dict[str, list[Any]] = defaultdict(list)
    for position in positions:
        state = game.new()
        state.copy_from(position)
        game.play(state, seat, move)
        groups[json.dumps(game.view_json(game.view(state, None)))].append(state)
    return sum(value(game, group) * len(group) for group in groups.values()) / len(positions)


def reward(winners: tuple[int, ...]) -> int:
    return 0 if len(winners) > 1 else 1 - 2 * winners[0]


SEARCH = """
import numpy, pyspiel, septem.envs.openspiel
from open_spiel.python.algorithms import mcts
game = pyspiel.load_game("septem_duel(reveals=true)")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
luck = numpy.random.RandomState(1)
bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
assert bot.step(state) in state.legal_actions()
"""


def test_the_search_in_python_plays_it() -> None:
    subprocess.run([sys.executable, "-c", SEARCH], check=True, timeout=300)
