"""Vector environments of Gymnasium show and reward what the engine plays, and begin again as they promise."""

from __future__ import annotations

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium")
numpy = pytest.importorskip("numpy")

from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from septem.core.errors import Problem  # noqa: E402
from septem.envs import solo  # noqa: E402
from septem.envs.encoding import encoder_for, rewards  # noqa: E402

NAMES: list[tuple[str, dict[str, Any]]] = [
    ("septem/Duel-v0", {"bot": "random", "pantheon": True}),
    ("septem/Duel-v0", {"bot": ["random", "greedy"], "seat": 1}),
    ("septem/Wonders-v0", {"bot": "random", "players": 4, "leaders": True}),
    ("septem/DuelSelfPlay-v0", {}),
    ("septem/WondersSelfPlay-v0", {"players": 3, "leaders": True}),
]
EVERY = pytest.mark.parametrize(("name", "options"), NAMES, ids=str)
ROWS = 6


def made(name: str, options: dict[str, Any], rows: int = ROWS, **settings: Any) -> Any:
    return gymnasium.make_vec(name, num_envs=rows, **options, **settings)


def choose(masks: Any, random: Any) -> Any:
    """A legal action for each row; any number where there is none."""
    return numpy.array([random.choice(numpy.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@EVERY
def test_spaces_and_five_results(name: str, options: dict[str, Any]) -> None:
    env, random = made(name, options), numpy.random.default_rng(1)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert (env.num_envs, env.spec.id) == (ROWS, name)
    seen, infos = env.reset(seed=3)
    for _ in range(60):
        assert seen in env.observation_space
        assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
        assert (infos["action_mask"] == seen["action_mask"]).all()
        assert seen["action_mask"].any(axis=1).all()
        actions = choose(seen["action_mask"], random)
        assert actions in env.action_space
        seen, gains, ended, cut, infos = env.step(actions)
        assert gains.shape == ended.shape == cut.shape == (ROWS,)
        assert not cut.any()
        assert not gains[~ended].any()


@EVERY
def test_the_same_seed_gives_the_same_games(name: str, options: dict[str, Any]) -> None:
    rows = []
    for seed in (5, 5, 6):
        env, random = made(name, options), numpy.random.default_rng(2)
        seen, _ = env.reset(seed=seed)
        for _ in range(40):
            seen, *_ = env.step(choose(seen["action_mask"], random))
        rows.append(seen["observation"].tolist())
    assert rows[0] == rows[1] != rows[2]


@EVERY
def test_games_begin_again_in_the_same_step(name: str, options: dict[str, Any]) -> None:
    env, random = made(name, options), numpy.random.default_rng(3)
    seen, _ = env.reset(seed=1)
    ends = 0
    while ends < ROWS:
        seen, gains, ended, _, infos = env.step(choose(seen["action_mask"], random))
        assert ("final_obs" in infos) == ended.any()
        for row in numpy.flatnonzero(ended):
            last = infos["final_obs"][row]
            assert last in env.single_observation_space
            assert (last["observation"] != seen["observation"][row]).any()
            assert -1 <= gains[row] <= 1
        assert seen["action_mask"].any(axis=1).all()
        ends += ended.sum()


@EVERY
def test_games_begin_again_in_the_next_step(name: str, options: dict[str, Any]) -> None:
    env, random = made(name, options, autoreset_mode=AutoresetMode.NEXT_STEP), numpy.random.default_rng(3)
    seen, _ = env.reset(seed=1)
    before = numpy.zeros(ROWS, bool)
    for _ in range(150):
        seen, gains, ended, _, infos = env.step(choose(seen["action_mask"], random))
        assert "final_obs" not in infos
        assert not (ended & before).any()
        assert not gains[before].any()
        before = ended


@EVERY
def test_games_begin_again_when_asked(name: str, options: dict[str, Any]) -> None:
    env, random = made(name, options, autoreset_mode=AutoresetMode.DISABLED), numpy.random.default_rng(3)
    seen, _ = env.reset(seed=1)
    ended = numpy.zeros(ROWS, bool)
    while not ended.any():
        seen, _, ended, _, _ = env.step(choose(seen["action_mask"], random))
    with pytest.raises(Problem, match="over"):
        env.step(choose(seen["action_mask"], random))
    again, _ = env.reset(options={"reset_mask": ended})
    assert (again["observation"][~ended] == seen["observation"][~ended]).all()
    assert (again["observation"][ended] != seen["observation"][ended]).any(axis=1).all()
    env.step(choose(again["action_mask"], random))


@EVERY
def test_an_illegal_action_changes_nothing(name: str, options: dict[str, Any]) -> None:
    env, random = made(name, options), numpy.random.default_rng(4)
    seen, _ = env.reset(seed=2)
    actions = choose(seen["action_mask"], random)
    for wrong in (-1, int(numpy.flatnonzero(seen["action_mask"][2] == 0)[0]), env.single_action_space.n):
        with pytest.raises(Problem) as caught:
            env.step(numpy.where(numpy.arange(ROWS) == 2, wrong, actions))
        assert caught.value.values == {"given": wrong, "game": 2}
    env.step(actions)


def test_an_illegal_action_may_lose_its_game_instead() -> None:
    env = made("septem/Duel-v0", {"bot": "random"}, refuse_illegal=False)
    seen, _ = env.reset(seed=2)
    actions = choose(seen["action_mask"], numpy.random.default_rng(4))
    actions[2] = -1
    _, gains, ended, _, infos = env.step(actions)
    assert gains.tolist() == [0, 0, -1, 0, 0, 0]
    assert numpy.flatnonzero(ended).tolist() == [2]
    assert infos["final_obs"][2] is not None


@EVERY
def test_wrappers_of_gymnasium_fit(name: str, options: dict[str, Any]) -> None:
    env, random = DictInfoToList(RecordEpisodeStatistics(made(name, options))), numpy.random.default_rng(5)
    seen, _ = env.reset(seed=1)
    ended = numpy.zeros(ROWS, bool)
    while not ended.any():
        seen, gains, ended, _, infos = env.step(choose(seen["action_mask"], random))
    row = int(numpy.flatnonzero(ended)[0])
    assert infos[row]["episode"]["r"] == pytest.approx(gains[row])


@pytest.mark.parametrize("name", ["Duel", "Wonders"])
def test_rows_are_what_their_seat_sees(name: str) -> None:
    """Beside the engine: each row has the observation, the mask and the reward of its seat."""
    env, random = made(f"septem/{name}-v0", {"bot": "random"}), numpy.random.default_rng(6)
    encoder = encoder_for(env.rules)
    seen, infos = env.reset(seed=4)
    for _ in range(70):
        for row, state in enumerate(env.games.states):
            seat = int(infos["seat"][row])
            assert seen["observation"][row].tolist() == encoder.observe(state, seat).tolist()
            assert set(numpy.flatnonzero(seen["action_mask"][row])) == set(encoder.moves(state, seat))
        seen, _, _, _, infos = env.step(choose(seen["action_mask"], random))


@pytest.mark.parametrize("name", ["Duel", "Wonders"])
def test_rows_of_a_game_share_its_result(name: str) -> None:
    env = made(f"septem/{name}SelfPlay-v0", {}, autoreset_mode=AutoresetMode.NEXT_STEP)
    random, encoder = numpy.random.default_rng(7), encoder_for(env.rules)
    seen, infos = env.reset(seed=4)
    ended = numpy.zeros(ROWS, bool)
    while not ended.any():
        for row in range(ROWS):
            state, seat = env.games.states[row // env.seats], row % env.seats
            assert seen["observation"][row].tolist() == encoder.observe(state, seat).tolist()
            moves = encoder.moves(state, seat)
            assert set(numpy.flatnonzero(seen["action_mask"][row])) == (set(moves) or {env.passing})
            assert infos["acting"][row] == bool(moves)
        seen, gains, ended, _, infos = env.step(choose(seen["action_mask"], random))
    place = int(numpy.flatnonzero(ended)[0]) // env.seats
    wanted = rewards(env.rules, env.games.states[place])
    assert gains[place * env.seats : (place + 1) * env.seats].tolist() == pytest.approx(wanted)


def test_rows_must_make_whole_tables() -> None:
    with pytest.raises(Problem) as caught:
        made("septem/DuelSelfPlay-v0", {}, rows=5)
    assert (caught.value.code, caught.value.where) == ("whole_tables", "num_envs")


def test_every_bot_of_a_pool_plays() -> None:
    asked = {1: 0, 2: 0}

    class Last:
        def answer(self, view: Any, moves: Any, stream: Any) -> int:
            asked[1] += 1
            return int(moves[-1])

    def first(view: Any, moves: Any, stream: Any) -> int:
        asked[2] += 1
        return int(moves[0])

    env, random = made("septem/Duel-v0", {"bot": [Last(), first]}, rows=16), numpy.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    assert set(infos["bot"]) == {0, 1}
    for _ in range(10):
        seen, *_ = env.step(choose(seen["action_mask"], random))
    assert min(asked.values()) > 10
    alone = solo.SoloEnv("duel", bot=[Last(), first])
    assert {alone.reset(seed=seed)[0]["observation"].shape for seed in range(4)} == {(678,)}


@pytest.mark.parametrize("bot", [3, [], int, None])
def test_what_is_no_player_is_refused(bot: Any) -> None:
    with pytest.raises(Problem) as caught:
        solo.SoloEnv("duel", bot=bot)
    assert caught.value.code == "no_player"


def test_a_single_environment_has_masks_for_sb3() -> None:
    env = gymnasium.make("septem/Duel-v0", bot="random")
    seen, _ = env.reset(seed=1)
    assert (env.get_wrapper_attr("action_masks")() == seen["action_mask"].astype(bool)).all()
