"""A function from observations to numbers for actions plays, in both versions; illegal actions are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

numpy = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from septem import Duel, Stream, Wonders  # noqa: E402
from septem.ai import roster  # noqa: E402
from septem.core.errors import Problem  # noqa: E402
from septem.envs import duel_v0, duel_v1, solo  # noqa: E402
from septem.envs.encoding import encoder_for  # noqa: E402
from septem.envs.policy import PolicyPlayer  # noqa: E402
from septem.sim.match import between  # noqa: E402


@pytest.mark.parametrize("game", [Duel(pantheon=True), Wonders(players=3)], ids=lambda game: game.name)
@pytest.mark.parametrize("version", [0, 1])
def test_the_preferred_legal_action_is_played(game: Any, version: int) -> None:
    encoder, state, luck = encoder_for(game, version), game.new(), Stream(1, "luck")
    weights = numpy.random.default_rng(1).normal(size=(encoder.observation_size, encoder.actions))
    player = PolicyPlayer(game, lambda rows: rows @ weights, version)
    game.deal(state, 5)
    while owing := game.owing(state):
        seat = owing.bit_length() - 1
        moves = game.legal(state, seat)
        scores = encoder.observe(state, seat) @ weights
        by_action = encoder.moves(state, seat)
        chosen = player.answer(game.view(state, seat), moves, luck)
        assert chosen == by_action[max(by_action, key=lambda action: scores[action])]
        game.play(state, seat, moves[luck.below(len(moves))])


def test_a_policy_plays_a_match() -> None:
    game = Duel()
    policy = PolicyPlayer(game, lambda rows: numpy.zeros((len(rows), 557)), name="zeros")
    assert between(game, [policy, "random"], deals=1).scores[0].games == 2


def test_a_network_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        roster.player(Duel(), f"policy:{tmp_path / 'no.onnx'}")
    assert caught.value.code == "no_such_file"


@pytest.mark.parametrize("module", [duel_v0, duel_v1])
@pytest.mark.parametrize("action", [None, -1, 10_000, 0])
def test_an_environment_without_checks_refuses_illegal_actions(module: Any, action: Any) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    if env.observe(env.agent_selection)["action_mask"][0] and action == 0:
        action = -2
    before = env.observe(env.agent_selection)["observation"].tolist()
    with pytest.raises(Problem) as caught:
        env.step(action)
    assert caught.value.code == "illegal_action"
    assert env.observe(env.agent_selection)["observation"].tolist() == before
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


def test_a_game_that_is_over_takes_no_actions() -> None:
    env = solo.SoloEnv("duel", bot="random")
    with pytest.raises(Problem):
        env.step(0)
    seen, _ = env.reset(seed=1)
    *_, over, _, info = env.step(int(numpy.flatnonzero(seen["action_mask"] == 0)[0]))
    assert over
    assert info["illegal"]
    with pytest.raises(Problem) as caught:
        env.step(int(seen["action_mask"].argmax()))
    assert caught.value.code == "game_over"
