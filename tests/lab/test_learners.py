"""Learning libraries train on the vector environments without glue, in a shortened form."""

from __future__ import annotations

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium")
numpy = pytest.importorskip("numpy")
torch = pytest.importorskip("torch")

from septem.envs import solo  # noqa: E402, F401 (registers the environments)

GAMES = pytest.mark.parametrize("name", ["septem/Duel-v0", "septem/Wonders-v0"])


@GAMES
def test_masked_ppo_of_sb3(name: str) -> None:
    """A single environment, which sb3 wraps itself, and a vector environment."""
    sb3_contrib = pytest.importorskip("sb3_contrib")
    from septem.envs.sb3 import SeptemVecEnv

    settings = {"n_steps": 16, "batch_size": 32, "n_epochs": 1, "policy_kwargs": {"net_arch": [16]}, "seed": 1}
    single = gymnasium.make(name, bot="random")
    sb3_contrib.MaskablePPO("MultiInputPolicy", single, **settings).learn(32)
    env = SeptemVecEnv(name, num_envs=4, bot="random")
    agent = sb3_contrib.MaskablePPO("MlpPolicy", env, **settings).learn(256)
    seen = env.reset()
    actions, _ = agent.predict(seen, action_masks=numpy.array(env.env_method("action_masks")))
    assert env.env.masks[numpy.arange(4), actions].all()


def clean_loop(env: Any, steps: int) -> tuple[int, list[float]]:
    """Advantage actor-critic in one file, as in CleanRL: rollouts from `make_vec`, masked logits, one loss."""
    size, count = env.single_observation_space["observation"].shape[0], env.single_action_space.n
    network = torch.nn.Sequential(torch.nn.Linear(size, 32), torch.nn.Tanh(), torch.nn.Linear(32, count + 1))
    optimizer, losses, ends = torch.optim.Adam(network.parameters(), 1e-3), [], 0
    seen, _ = env.reset(seed=1)
    for _ in range(steps):
        out = network(torch.as_tensor(seen["observation"]).float())
        mask = torch.as_tensor(seen["action_mask"]).bool()
        chances = torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~mask, -1e9))
        actions = chances.sample()
        seen, gains, ended, _, _ = env.step(actions.numpy())
        with torch.no_grad():
            later = network(torch.as_tensor(seen["observation"]).float())[:, -1]
        targets = torch.as_tensor(gains).float() + later * torch.as_tensor(~ended)
        error = targets - out[:, -1]
        loss = (error**2 - chances.log_prob(actions) * error.detach()).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
        ends += int(ended.sum())
    return ends, losses


@pytest.mark.parametrize("name", ["Duel-v0", "Wonders-v0", "DuelSelfPlay-v0", "WondersSelfPlay-v0"])
def test_a_loop_in_one_file(name: str) -> None:
    ends, losses = clean_loop(gymnasium.make_vec(f"septem/{name}", num_envs=6), 80)
    assert ends > 0
    assert numpy.isfinite(losses).all()


@GAMES
@pytest.mark.filterwarnings("ignore")  # of TorchRL's own
def test_torchrl(name: str) -> None:
    """An actor of TorchRL fills a batch with masked actions, in several environments."""
    envs = pytest.importorskip("torchrl.envs")
    from tensordict.nn import TensorDictModule, TensorDictSequential
    from torchrl.modules import MaskedCategorical, ProbabilisticActor

    def make() -> Any:
        return envs.GymWrapper(gymnasium.make(name, bot="random"), categorical_action_encoding=True)

    env = envs.TransformedEnv(
        envs.SerialEnv(2, make),
        envs.Compose(
            envs.DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]),
            envs.DTypeCastTransform(torch.int8, torch.float32, in_keys=["observation"]),
            envs.ActionMask(),
        ),
    )
    size, count = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    logits = TensorDictModule(torch.nn.Linear(size, count), in_keys=["observation"], out_keys=["logits"])
    actor = ProbabilisticActor(
        TensorDictSequential(logits),
        in_keys={"logits": "logits", "mask": "action_mask"},
        out_keys=["action"],
        distribution_class=MaskedCategorical,
    )
    played = env.rollout(50, actor, break_when_any_done=False)
    assert played.batch_size == torch.Size([2, 50])
    assert played["next", "done"].any()


@GAMES
@pytest.mark.filterwarnings("ignore")  # of TorchRL's own
def test_torchrl_takes_the_vector_environment(name: str) -> None:
    """One wrapper around the whole batch; TorchRL itself begins games anew, row by row."""
    envs = pytest.importorskip("torchrl.envs")
    batch = gymnasium.make_vec(name, num_envs=4, autoreset_mode="Disabled")
    env = envs.GymWrapper(batch, categorical_action_encoding=True)
    seen, ends = env.reset(), 0
    for _ in range(120):
        seen["action"] = torch.multinomial(seen["action_mask"].float(), 1).squeeze(-1)
        assert seen["action_mask"].gather(1, seen["action"][:, None]).all()
        stepped, seen = env.step_and_maybe_reset(seen)
        over = stepped["next", "done"].squeeze(-1)
        ends += int(over.sum())
        assert stepped["next", "reward"].abs().max() <= 1
        assert not stepped["next", "reward"].flatten()[~over].any()
    assert ends > 0


@pytest.mark.parametrize("version", [0, 1])
def test_a_network_in_onnx_plays_what_it_prefers(tmp_path: Any, version: int) -> None:
    """Its file, and the same network as a function in Python, play the same moves; other sizes are refused."""
    pytest.importorskip("onnxruntime")
    from septem import Duel, Wonders
    from septem.ai import roster
    from septem.core.chance import Stream
    from septem.core.errors import Problem
    from septem.envs.encoding import encoder_for
    from septem.envs.policy import PolicyPlayer
    from tests.lab.onnx_file import linear

    encoder = encoder_for(Duel(), version)
    weights = numpy.random.default_rng(1).normal(size=(encoder.observation_size, encoder.actions)).astype("float32")
    path = tmp_path / "linear.onnx"
    path.write_bytes(linear(weights))
    player, table = roster.player(Duel(), f"policy:{path}"), Duel().start(seed=4)
    same = PolicyPlayer(Duel(), lambda rows: rows @ weights, version)
    while not table.over:
        seat = table.asked_seat()
        asked = table.view(seat), table.moves(seat)
        move = player.answer(*asked, Stream(seat, "test"))
        assert move == same.answer(*asked, Stream(seat, "test"))
        table.play(move, seat)
    with pytest.raises(Problem) as caught:
        roster.player(Wonders(3), f"policy:{path}")
    assert caught.value.code == "other_network"


def test_trained_networks_enter_a_match(tmp_path: Any) -> None:
    """By the name of a file: exported by torch, and as TorchScript; of either version."""
    from septem import Duel
    from septem.core.errors import Problem
    from septem.envs.encoding import encoder_for
    from septem.sim.match import between

    names = []
    for version in (0, 1):
        encoder = encoder_for(Duel(), version)
        network, row = (
            torch.nn.Linear(encoder.observation_size, encoder.actions + 1),
            torch.zeros(1, encoder.observation_size),
        )
        names.append(f"policy:{tmp_path}/agent{version}.pt2")
        torch.export.save(torch.export.export(network, (row,)), names[-1].removeprefix("policy:"))
    standings = between(Duel(), [*names, "random"], deals=1)
    assert [score.games for score in standings.scores] == [4, 4, 4]
    with pytest.raises(Problem) as caught:
        between(Duel(pantheon=True), [names[1], "random"], deals=1)
    assert caught.value.code == "other_network"
    (tmp_path / "broken.onnx").write_bytes(b"no network")
    pytest.importorskip("onnxruntime")
    with pytest.raises(Problem) as caught:
        between(Duel(), [f"policy:{tmp_path}/broken.onnx", "random"], deals=1)
    assert caught.value.code == "bad_network"
