"""Expert iteration for Duel: a tiny run to its end, resumed after an interruption, with everything stored."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from septem import Duel
from septem.ai.duel.policy_value import weights
from septem.ai.duel.search import Puct
from septem.core.errors import Problem
from septem.sim.duel_training import run as run_module
from septem.sim.duel_training.run import TrainingRun
from septem.sim.duel_training.self_play import Samples, SelfPlay
from septem.sim.duel_training.settings import TrainingSettings
from septem.sim.training_shards import load, save

torch = pytest.importorskip("torch")

TINY = TrainingSettings(
    games=2,
    window=4,
    full_iterations=4,
    cheap_iterations=2,
    full_share=0.5,
    batch=32,
    match_deals=1,
    match_iterations=2,
)


def training(folder: Path, settings: TrainingSettings = TINY) -> TrainingRun:
    return TrainingRun(folder, Duel(), settings, 1, lambda result: None)


def test_a_run_is_resumed_and_ends_as_if_it_had_never_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training(tmp_path / "whole").conduct(2)
    with monkeypatch.context() as patch:
        patch.setattr(run_module.TrainingRun, "train", lambda self, number: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            training(tmp_path / "again").conduct(2)
    training(tmp_path / "again").conduct(2)
    curves = [json.loads((tmp_path / name / "curve.json").read_text()) for name in ("whole", "again")]
    for curve in curves:
        assert [result.pop("seconds") >= 0 for result in curve] == [True, True]
    assert curves[0] == curves[1]
    assert curves[0][0]["promoted"]
    assert curves[0][1]["games"] == 2
    texts = [(tmp_path / name / "generation-001" / "candidate.txt").read_text() for name in ("whole", "again")]
    assert texts[0] == texts[1]
    weights.read(texts[0])


def test_other_settings_need_another_folder(tmp_path: Path) -> None:
    training(tmp_path)
    with pytest.raises(Problem, match="other settings"):
        training(tmp_path, TrainingSettings(games=3))


def test_targets_lie_between_0_and_1_and_visits_are_shares(tmp_path: Path) -> None:
    self_play = SelfPlay(Duel(), {}, TINY)
    self_play.play(1)
    save(tmp_path / "one.npz", self_play.samples)
    columns = load(Samples, [tmp_path / "one.npz"] * 2)
    decisions = 2 * len(self_play.decisions)
    assert len(columns["values"]) == len(columns["lengths"]) == len(columns["kinds"]) == decisions
    assert 0 <= columns["values"].min() <= columns["values"].max() <= 1
    assert columns["lengths"].sum() == len(columns["features"])
    full = (columns["counts"] > 0).sum()
    assert columns["visits"].sum() == pytest.approx(full, rel=1e-4)


def test_learning_lowers_the_losses_and_integers_say_what_torch_says(tmp_path: Path) -> None:
    from septem.sim.duel_training.learning import Window, learn, losses
    from septem.sim.duel_training.model import Model, parameters_of

    certain = replace(TINY, trust=1.0, random_openings=0.0, sampled_moves=0)  # all targets are outcomes
    self_play = SelfPlay(Duel(), {}, certain)
    for seed in range(4):
        self_play.play(seed)
    save(tmp_path / "one.npz", self_play.samples)
    window, settings = Window([tmp_path / "one.npz"]), TrainingSettings(batch=64, epochs=60)
    model = Model()
    before = losses(model, window, window.numpy.arange(window.size))
    rows, _ = learn([tmp_path / "one.npz"], None, settings, 1)
    model.load_state_dict(parameters_of(rows), strict=False)
    after = losses(model, window, window.numpy.arange(window.size))
    assert after[0] < before[0] - 0.1
    assert after[1] < before[1]
    network, table = weights.network_of(rows), Duel().start(0)
    network.update(table.state)
    active = network.extractor.active
    layer = model.layer(torch.tensor(active.numbers[: active.count]), torch.tensor([0]))
    value = torch.sigmoid(model.heads(layer, torch.tensor([network.stage]))[0]).item()
    assert network.value() == pytest.approx(value, abs=0.01)


def test_the_reference_player_may_play_the_first_generation(tmp_path: Path) -> None:
    own, taught = (SelfPlay(Duel(pantheon=True), {}, TINY, taught=choice) for choice in (False, True))
    for self_play in (own, taught):
        self_play.play(1)
        assert len(self_play.samples.values) == len(self_play.decisions)
    assert isinstance(taught.search, Puct)
    assert list(own.samples.values) != list(taught.samples.values)


def test_a_run_begins_with_a_given_network_once(tmp_path: Path) -> None:
    run = training(tmp_path)
    run.begin_with({weights.FIRST_BIAS: [1] * 64})
    run.begin_with({weights.FIRST_BIAS: [2] * 64})
    assert run.rows() == {weights.FIRST_BIAS: [1] * 64}
