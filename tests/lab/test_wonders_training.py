"""Training of the value network of 7 Wonders: a tiny run to its end, resumed after an interruption."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from septem import Wonders
from septem.ai.wonders.value import weights
from septem.ai.wonders.value.network import MARGIN, POINTS, WIN
from septem.sim.training_shards import load, save
from septem.sim.wonders_training import run as run_module
from septem.sim.wonders_training.run import WondersTrainingRun
from septem.sim.wonders_training.self_play import Samples, SelfPlay
from septem.sim.wonders_training.settings import WondersTrainingSettings

torch = pytest.importorskip("torch")

TINY = WondersTrainingSettings(games=3, window=6, iterations=2, batch=32, match_deals=1, match_iterations=2)
TEAMS = Wonders(4, cities=True, leaders=True, teams=True)


def training(folder: Path) -> WondersTrainingRun:
    return WondersTrainingRun(folder, Wonders(3), TINY, 1, lambda result: None)


def test_a_run_is_resumed_and_ends_as_if_it_had_never_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training(tmp_path / "whole").conduct(2)
    with monkeypatch.context() as patch:
        patch.setattr(run_module.WondersTrainingRun, "train", lambda self, number: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            training(tmp_path / "again").conduct(2)
    training(tmp_path / "again").conduct(2)
    curves = [json.loads((tmp_path / name / "curve.json").read_text()) for name in ("whole", "again")]
    for curve in curves:
        assert [result.pop("seconds") >= 0 for result in curve] == [True, True]
    assert curves[0] == curves[1]
    assert curves[0][0]["promoted"]
    assert curves[0][1]["games"] == 3
    texts = [(tmp_path / name / "generation-001" / "candidate.txt").read_text() for name in ("whole", "again")]
    assert texts[0] == texts[1]
    weights.read_rows(texts[0])


def test_targets_are_shares_margins_and_points(tmp_path: Path) -> None:
    """Those who win together share the victory, and have the same points and margins."""
    self_play = SelfPlay(TEAMS, None, TINY)
    for seed in range(3):
        self_play.play(seed)
    save(tmp_path / "one.npz", self_play.samples)
    columns = load(Samples, [tmp_path / "one.npz"])
    assert len(columns["wins"]) == len(columns["lengths"]) == len(columns["stages"]) > 0
    assert columns["lengths"].sum() == len(columns["features"])
    wins, margins = columns["wins"].reshape(-1, 4), columns["margins"].reshape(-1, 4)
    assert (wins.sum(1) == 2).all()
    assert (wins[:, 0] == wins[:, 1]).all()
    assert (margins[:, 0] == margins[:, 1]).all()
    assert ((margins > 0.5) == (wins == 1)).all()
    assert (columns["points"] > 0).all()


def test_learning_lowers_the_losses_and_integers_say_what_torch_says(tmp_path: Path) -> None:
    from septem.sim.wonders_training.learning import Window, learn, losses
    from septem.sim.wonders_training.model import Model, parameters_of

    self_play = SelfPlay(Wonders(3), None, TINY)
    for seed in range(8):
        self_play.play(seed)
    save(tmp_path / "one.npz", self_play.samples)
    window, model = Window([tmp_path / "one.npz"]), Model()
    every = window.numpy.arange(window.size)
    before = losses(model, window, every)
    rows, _ = learn([tmp_path / "one.npz"], None, WondersTrainingSettings(batch=64, epochs=60), 1)
    model.load_state_dict(parameters_of(rows))
    assert all(new < old for old, new in zip(before, losses(model, window, every), strict=True))
    network, state = weights.network_of(rows), Wonders(3).start(0).state
    network.begin(state)
    network.update(state, 1)
    active = network.features
    outputs = model(torch.tensor(active.numbers[: active.count]), torch.tensor([0]), torch.tensor([network.stage]))[0]
    for output in (WIN, MARGIN, POINTS):
        assert network.logit(output) == pytest.approx(outputs[output].item(), abs=0.02)
