"""The baselines train, are measured and enter the leaderboard, in a shortened form."""

from __future__ import annotations

from pathlib import Path

import pytest

numpy = pytest.importorskip("numpy")
torch = pytest.importorskip("torch")
pytest.importorskip("gymnasium")
pytest.importorskip("matplotlib")

from baselines import cloning, curves, ppo  # noqa: E402
from baselines.network import COLUMNS, Agent  # noqa: E402
from baselines.tables import table_of  # noqa: E402
from septem.ai import roster  # noqa: E402
from septem.sim.match import between  # noqa: E402

torch.set_num_threads(1)  # small networks: more threads only wait for one another
GAMES = pytest.mark.parametrize("game", ["duel", "wonders"])


@GAMES
def test_ppo_writes_its_curve_and_a_network_that_plays(tmp_path: Path, game: str) -> None:
    given = [game, "--seeds", "1", "--decisions", "64", "--games", "4", "--steps", "8", "--every", "32"]
    ppo.main(ppo.settings_of([*given, "--measured", "2", "--bots", "random", "--out", str(tmp_path)]))
    (curve,) = curves.runs(tmp_path, game, "ppo")
    assert [row["decisions"] for row in curve] == [0, 32, 64]
    assert all(0 <= row["random"] <= 1 for row in curve)
    standings = between(table_of(game), [f"policy:{tmp_path}/{game}-ppo-1.npz", "random"], deals=1)
    assert standings.games > 0


@GAMES
def test_cloning_learns_what_the_teacher_plays(tmp_path: Path, game: str) -> None:
    """After a few passes over a few examples the loss on them has fallen far."""
    rows, masks, actions = cloning.examples(game, "1", 200, 5)
    assert masks.gather(1, actions[:, None]).all()
    torch.manual_seed(1)
    agent = Agent(rows.shape[1], len(COLUMNS[game]))
    optimiser = torch.optim.Adam(agent.parameters(), cloning.RATE)
    before = loss_of(agent, (rows, masks, actions))
    for _ in range(80):
        cloning.learn(agent, optimiser, (rows, masks, actions))
    assert loss_of(agent, (rows, masks, actions)) < before / 2


def loss_of(agent: Agent, given: cloning.Examples) -> float:
    rows, masks, actions = given
    return float(torch.nn.functional.cross_entropy(agent(rows, masks)[0].logits, actions).detach())


def test_the_file_of_a_network_plays_like_the_network(tmp_path: Path) -> None:
    """In half precision, without torch: the same order of actions wherever they are not nearly equal."""
    from septem.envs.weights import LayeredNetwork

    torch.manual_seed(1)
    agent = Agent(678, len(COLUMNS["duel"]))
    agent.save(tmp_path / "agent.npz", COLUMNS["duel"])
    rows = numpy.random.default_rng(1).integers(-3, 20, (5, 678)).astype("float32")
    kept = LayeredNetwork(str(tmp_path / "agent.npz")).scores(rows, 2687)
    with torch.no_grad():
        own = agent(torch.from_numpy(rows), torch.ones(5, len(COLUMNS["duel"])))[0].logits.numpy()
    shifted = kept[:, COLUMNS["duel"]]
    shifted = shifted - numpy.log(numpy.exp(shifted).sum(axis=1, keepdims=True))
    assert numpy.abs(shifted - own).max() < 0.02
    assert (kept[:, len(COLUMNS["duel"]) :] < -1e8).all()


def test_advantages_end_with_their_games() -> None:
    values = [numpy.array([0.5], "float32"), numpy.array([0.25], "float32"), numpy.array([0.0], "float32")]
    rewards = [numpy.array([0.0]), numpy.array([1.0]), numpy.array([0.0])]
    ended = [numpy.array([False]), numpy.array([True]), numpy.array([False])]
    gains = ppo.advantages(values, rewards, ended, numpy.array([0.5], "float32"))
    assert gains[2, 0] == pytest.approx(0.5)
    assert gains[1, 0] == pytest.approx(0.75)
    assert gains[0, 0] == pytest.approx(0.25 - 0.5 + 0.95 * 0.75)


def test_the_curves_of_all_seeds_are_drawn(tmp_path: Path) -> None:
    for seed in (1, 2):
        (tmp_path / f"duel-ppo-{seed}.csv").write_text("decisions,seconds,random,2\n0,0,0.5,0\n10,1,0.6,0.1\n")
    curves.main(tmp_path, tmp_path / "curves.svg")
    assert (tmp_path / "curves.svg").read_text().count("<path") > 20


def test_networks_of_the_package_enter_by_name() -> None:
    from baselines.leaderboard import entrants, rows_of
    from septem.envs.weights import packaged_names

    assert {name.split("_")[0] for name in packaged_names()} == {"duel", "wonders"}
    players = entrants("duel", ("random",))
    assert roster.player(table_of("duel"), players[-1])
    rows = rows_of(players, between(table_of("duel"), players, deals=1))
    assert {row["player"] for row in rows} == set(players)
