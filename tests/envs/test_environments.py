"""The environments pass the tests of the libraries they are written for, and keep secrets."""

from __future__ import annotations

import copy
import pickle
import sys
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test  # noqa: E402

from septem import Stream, Wonders  # noqa: E402
from septem.core.errors import Problem  # noqa: E402
from septem.envs import duel_v0, solo, wonders_v0  # noqa: E402
from septem.envs.encoding import encoder_for  # noqa: E402
from septem.envs.wonders.actions import ACTIONS  # noqa: E402
from septem.text import language  # noqa: E402
from tests.envs import wonders_from_views  # noqa: E402

DICT = "ignore:Observation:UserWarning"  # a Dict instead of an array: that is how masks are given
SETTINGS = [
    (duel_v0, {}),
    (duel_v0, {"pantheon": True, "promo_wonders": ["messe_essen"]}),
    (wonders_v0, {"players": 2}),
    (wonders_v0, {"players": 3}),
    (wonders_v0, {"players": 4, "leaders": True, "cities": True, "teams": True}),
]
EVERY = pytest.mark.parametrize(("module", "options"), SETTINGS, ids=str)


@pytest.mark.filterwarnings(DICT)
@EVERY
def test_api(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=150)


def test_seeds() -> None:
    seed_test(lambda: duel_v0.env(), num_cycles=60)
    parallel_seed_test(lambda: wonders_v0.parallel_env(), num_cycles=20)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "leaders": True}], ids=str)
def test_parallel_api(options: dict[str, Any]) -> None:
    parallel_api_test(wonders_v0.parallel_env(**options), num_cycles=60)


@EVERY
def test_render(module: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Pixels need a library: tests/lab draws them."""

    def make(render_mode: str) -> Any:
        env = module.env(render_mode=render_mode, **options)
        env.unwrapped.metadata["render_modes"] = ["human", "ansi"]
        return env

    render_test(make, {"ansi": lambda text: "Player 2" in text and "\x1b[" in text})
    assert "Player 1" in capsys.readouterr().out


def test_all_environments_draw_the_same_table() -> None:
    single = gymnasium.make("septem/Duel-v0", bot="random", seat=0, render_mode="ansi")
    single.reset(seed=1)
    many = gymnasium.make_vec("septem/Duel-v0", num_envs=2, bot="random", seat=0, render_mode="ansi")
    many.reset(seed=1)
    assert "Player 2" in single.render()
    assert len(many.render()) == 2
    assert all("Player 2" in drawn for drawn in many.render())


def test_pixels_without_their_library_are_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = gymnasium.make("septem/Duel-v0", bot="random", render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    with pytest.raises(Problem) as refused:
        env.render()
    assert language("en", "duel").problem(refused.value) == (
        "this needs resvg_py, which is not installed: pip install 'septem[render]'"
    )


@EVERY
def test_whole_games_end_in_zero(module: Any, options: dict[str, Any]) -> None:
    env = module.env(**options)
    env.reset(seed=4)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        assert (seen["action_mask"] == info["action_mask"]).all()
        if terminated or truncated:
            break
        env.step(env.action_space(agent).sample(seen["action_mask"]))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0 or set(env.rewards.values()) == {0.0}


@pytest.mark.parametrize("name", ["Duel", "Wonders"])
def test_gymnasium(name: str) -> None:
    env = gymnasium.make(f"septem/{name}-v0", bot="random")
    check_env(env.unwrapped, skip_render_check=True)
    seen, info = env.reset(seed=3)
    over = False
    while not over:
        assert info["action_mask"].sum() > 0
        seen, gain, over, _, info = env.step(int(env.action_space.sample(seen["action_mask"])))
    assert gain in (1.0, -1.0, 0.0) or name == "Wonders"
    assert solo.SoloEnv("duel", seat=1, bot="random").reset(seed=1)[1]["seat"] == 1


KINDS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "leaders": True, "seventh_card": "sixth_turn"},
    {"players": 3, "seventh_card": "sixth_turn"},
    {"players": 7},
    {"players": 5, "leaders": True, "leader_draft": "left"},
    {"players": 3, "cities": True},
    {"players": 4, "leaders": True, "cities": True, "teams": True},
    {"players": 8, "leaders": True, "cities": True},
]


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_wonders_shows_what_views_show(options: dict[str, Any]) -> None:
    """At every decision, also of a round that others have answered: the numbers are those of every seat's view."""
    game, luck = Wonders(**options), Stream(2, "codec")
    encoder = encoder_for(game)
    for seed in range(2):
        state = game.new()
        game.deal(state, seed)
        while owing := game.owing(state):
            for seat in range(game.seats):
                row = wonders_from_views.observe(game.view(state, seat))
                assert encoder.observe(state, seat).tolist() == row
                assert -128 <= min(row) <= max(row) <= 127
            seat = owing.bit_length() - 1
            legal = game.legal(state, seat)
            moves = encoder.moves(state, seat)
            assert list(moves.items()) == list(wonders_from_views.by_action(legal).items())
            assert set(moves.values()) <= set(legal)
            assert len(set(moves.values())) == len(moves) > 0
            assert max(moves) < ACTIONS - 1
            game.play(state, seat, legal[luck.below(len(legal))])
        assert encoder.observe(state, 0).tolist() == wonders_from_views.observe(game.view(state, 0))


def copies(env: Any) -> list[Any]:
    return [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]


@EVERY
def test_environments_can_be_copied_and_pickled(module: Any, options: dict[str, Any]) -> None:
    """In the middle of a game, some answers of a round waiting; the copies go on in the same way."""
    env = module.env(**options)
    copies(env)
    env.reset(seed=2)
    for _ in range(20):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    others = copies(env)
    before = [other.last()[0]["observation"].tolist() for other in others]
    while env.agents and not any(env.terminations.values()):
        action = int(env.last()[0]["action_mask"].nonzero()[0][-1])
        seen = env.last()[0]
        for other in others:
            assert all((other.last()[0][name] == seen[name]).all() for name in seen)
            other.step(action)
        env.step(action)
    assert [other.rewards for other in others] == [env.rewards] * 2
    assert before[0] != others[0].observe("player_1")["observation"].tolist()


def test_parallel_environments_can_be_copied_and_pickled() -> None:
    env = wonders_v0.parallel_env(leaders=True)
    seen, _ = env.reset(seed=2)
    others = copies(env)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    after = [each.step(actions)[0]["player_2"]["observation"].tolist() for each in (env, *others)]
    assert after[0] == after[1] == after[2]


@pytest.mark.parametrize("bot", ["random", "3:iterations=5"])
def test_solo_environments_can_be_copied_and_pickled(bot: str) -> None:
    env = gymnasium.make("septem/Duel-v0", bot=bot, seat=0)
    seen, _ = env.reset(seed=1)
    others = copies(env)
    over = False
    while not over:
        action = int(seen["action_mask"].argmax())
        seen, gain, over, _, _ = env.step(action)
        for other in others:
            theirs, their_gain, *_ = other.step(action)
            assert (theirs["observation"] == seen["observation"]).all()
            assert their_gain == gain


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(Problem) as caught:
        gymnasium.make("septem/Duel-v0", bot="random", seat=seat)
    assert (caught.value.code, caught.value.where) == ("wrong_number", "seat")
