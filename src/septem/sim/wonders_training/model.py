"""The value network of 7 Wonders in torch, and its export as named rows of integers. Only `learning` imports this."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import torch

from ...ai.wonders.value import sizes
from ...ai.wonders.value.feature_names import NAMES
from ...ai.wonders.value.network import OUTPUTS, SCALE, STAGES
from ...ai.wonders.value.weights import FIRST_BIAS, LARGEST_WEIGHT, Rows

CLIP = 4.0


class Model(torch.nn.Module):  # type: ignore[misc]
    """The layers of `ValueNetwork`."""

    def __init__(self) -> None:
        super().__init__()
        nn = torch.nn
        self.first = nn.EmbeddingBag(len(NAMES), sizes.UNITS, mode="sum")
        nn.init.normal_(self.first.weight, std=0.03)
        self.first_bias = nn.Parameter(torch.full((sizes.UNITS,), 0.3))
        self.second = nn.Linear(sizes.UNITS, sizes.SECOND * sizes.STAGES)
        self.output = nn.Linear(sizes.SECOND, sizes.STAGES * sizes.OUTPUTS)

    def forward(self, features: Any, starts: Any, stages: Any) -> Any:
        """The outputs of each sample."""
        every = torch.arange(len(stages))
        layer = (self.first(features, starts) + self.first_bias).clamp(0.0, CLIP)
        units = self.second(layer).view(-1, sizes.STAGES, sizes.SECOND)[every, stages].clamp(0.0, CLIP)
        return self.output(units).view(-1, sizes.STAGES, sizes.OUTPUTS)[every, stages]


def rows_of(parameters: Mapping[str, Any], used: set[str]) -> dict[str, list[int]]:
    """The parameters of a model as named rows of integers; features that were never used get none."""
    return {name: row for name, row in named(parameters) if name.startswith(("first.", "value.")) or name in used}


def named(parameters: Mapping[str, Any]) -> Iterator[tuple[str, list[int]]]:
    yield FIRST_BIAS, whole(parameters["first_bias"])
    for name, weights in zip(NAMES, parameters["first.weight"], strict=True):
        yield name, whole(weights)
    for layer, members in (("second", range(sizes.SECOND)), ("output", OUTPUTS)):
        names = [f"value.{stage}.{member}" for stage in STAGES for member in members]
        pairs = zip(parameters[f"{layer}.weight"], parameters[f"{layer}.bias"], strict=True)
        for name, (weights, bias) in zip(names, pairs, strict=True):
            yield name, [*whole(weights), round(float(bias) * SCALE * SCALE)]


def whole(weights: Any) -> list[int]:
    return [max(min(round(weight * SCALE), LARGEST_WEIGHT), -LARGEST_WEIGHT) for weight in weights.tolist()]


def parameters_of(rows: Rows) -> dict[str, Any]:
    """The parameters that named rows stand for, to train a network further; missing rows are 0."""

    def tensor(names: list[str], width: int) -> Any:
        return torch.tensor([rows.get(name, [0] * width) for name in names], dtype=torch.float64)

    found = {
        "first.weight": tensor(NAMES, sizes.UNITS) / SCALE,
        "first_bias": tensor([FIRST_BIAS], sizes.UNITS)[0] / SCALE,
    }
    for layer, members, width in (("second", range(sizes.SECOND), sizes.UNITS), ("output", OUTPUTS, sizes.SECOND)):
        table = tensor([f"value.{stage}.{member}" for stage in STAGES for member in members], width + 1)
        found[f"{layer}.weight"] = table[:, :-1] / SCALE
        found[f"{layer}.bias"] = table[:, -1] / SCALE / SCALE
    return {name: value.to(torch.float32) for name, value in found.items()}
