"""The games of OpenSpiel pass its own tests; a resampled position looks the same to the player it was resampled for."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from septem.duel import options as duel_options
from septem.wonders import options as wonders_options

pyspiel = pytest.importorskip("pyspiel")
numpy = pytest.importorskip("numpy")
openspiel = pytest.importorskip("septem.envs.openspiel")

SETTINGS = ["septem_duel", "septem_duel(pantheon=true)", "septem_wonders(players=2)", "septem_wonders(leaders=true)"]
EVERY = pytest.mark.parametrize("name", SETTINGS)


@EVERY
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def played(game: Any, decisions: int) -> Any:
    random = numpy.random.default_rng(5)
    state = game.new_initial_state()
    for _ in range(decisions + openspiel.BYTES):
        chance = state.is_chance_node()
        state.apply_action(int(random.integers(256)) if chance else int(random.choice(state.legal_actions())))
    return state


@EVERY
def test_what_is_dealt_again_looks_the_same(name: str) -> None:
    game = pyspiel.load_game(name)
    random = numpy.random.default_rng(6)
    state = played(game, 20)
    for player in range(game.num_players()):
        other = state.resample_from_infostate(player, random.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()


@EVERY
def test_a_state_kept_and_read_again_goes_on_the_same_way(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 9)
    again = pickle.loads(pickle.dumps(state))
    while not state.is_terminal():
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        action = state.legal_actions()[-1]
        state.apply_action(action)
        again.apply_action(action)
    assert again.returns() == state.returns()


def test_every_option_is_a_parameter() -> None:
    for name, options in (("septem_duel", duel_options.OPTION_NAMES), ("septem_wonders", wonders_options.OPTION_NAMES)):
        assert set(pyspiel.load_game(name).get_type().parameter_specification) - {"reveals"} == set(options)
    promo = pyspiel.load_game("septem_duel(promo_wonders=messe_essen+statue_of_liberty,starting_coins=3)")
    assert promo.rules.options_json()["promo_wonders"] == ["messe_essen", "statue_of_liberty"]
    assert promo.rules.options_json()["starting_coins"] == 3
    teams = pyspiel.load_game("septem_wonders(players=8,cities=true,teams=true,starting_coins=9)")
    assert (teams.num_players(), teams.rules.options.coins) == (8, 9)
