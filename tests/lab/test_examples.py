"""The examples run, in a shortened form."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")
pytest.importorskip("gymnasium")
pytest.importorskip("matplotlib")
EXAMPLES = Path(__file__).parents[2] / "examples"


def loaded(name: str) -> Any:
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    found.loader.exec_module(module)
    return module


def test_training(tmp_path: Path) -> None:
    example = loaded("ppo_duel")
    given = ["--bots", "random", "--rounds", "1", "--games", "4", "--steps", "20", "--every", "1", "--measured", "1"]
    rows = example.train(example.settings_of([*given, "--out", str(tmp_path)]))
    assert [row["decisions"] for row in rows] == [0.0, 80.0]
    assert all(0 <= row["random"] <= 1 for row in rows)
    assert {file.name for file in tmp_path.iterdir()} == {"agent.pt", "curve.csv", "curve.svg"}


def test_outcomes_go_backwards() -> None:
    numpy = pytest.importorskip("numpy")
    example = loaded("ppo_duel")
    seats = [numpy.array([0]), numpy.array([1]), numpy.array([0])]
    rewards = [numpy.array([[0.0, 0.0]]), numpy.array([[-1.0, 1.0]]), numpy.array([[0.0, 0.0]])]
    ended = [numpy.array([0]), numpy.array([1]), numpy.array([0])]
    outcomes = example.backwards(seats, rewards, ended, numpy.array([0.25], "float32"), numpy.array([1]))
    assert outcomes.tolist() == [-1.0, 1.0, -0.25]


def test_training_that_is_stopped_leaves_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = loaded("ppo_duel")

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(example, "improve", stopped)
    given = ["--bots", "random", "--rounds", "1", "--games", "4", "--steps", "20", "--measured", "1"]
    with pytest.raises(KeyboardInterrupt):
        example.train(example.settings_of([*given, "--out", str(tmp_path)]))
    assert (tmp_path / "curve.csv").read_text().count("\n") == 2
