"""The policy-value network in torch, and its export as named rows of integers. Only `learning` imports this."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import torch

from ...ai.duel.policy_value import sizes
from ...ai.duel.policy_value.feature_names import FEATURES
from ...ai.duel.policy_value.network import SCALE, STAGES
from ...ai.duel.policy_value.policy_rows import ROWS
from ...ai.duel.policy_value.weights import FIRST_BIAS, LARGEST_WEIGHT, Rows, output_row, unit_row
from .self_play import KINDS

CLIP = 4.0


class Model(torch.nn.Module):  # type: ignore[misc]
    """The layers of `PolicyValueNetwork`, and auxiliary heads that only help training: kind of victory and margin."""

    def __init__(self) -> None:
        super().__init__()
        nn = torch.nn
        self.first = nn.EmbeddingBag(len(FEATURES.names), sizes.UNITS, mode="sum")
        nn.init.normal_(self.first.weight, std=0.03)
        self.first_bias = nn.Parameter(torch.full((sizes.UNITS,), 0.3))
        self.second = nn.Linear(sizes.UNITS, sizes.SECOND * sizes.STAGES)
        self.output = nn.Linear(sizes.SECOND, sizes.STAGES)
        self.kind = nn.Linear(sizes.SECOND, 2 * KINDS)
        self.margin = nn.Linear(sizes.SECOND, 1)
        # One row more, which stays 0: the second part of a move that has none.
        self.policy = nn.Embedding(len(ROWS.names) + 1, sizes.UNITS, padding_idx=len(ROWS.names))
        self.policy_bias = nn.Embedding(len(ROWS.names) + 1, 1, padding_idx=len(ROWS.names))
        for table in (self.policy.weight, self.policy_bias.weight):
            nn.init.zeros_(table)

    def layer(self, features: Any, starts: Any) -> Any:
        return (self.first(features, starts) + self.first_bias).clamp(0.0, CLIP)

    def heads(self, layer: Any, stages: Any) -> tuple[Any, Any, Any]:
        """The logit of the value, the logits of the kind of victory, and the margin."""
        every = self.second(layer).view(-1, sizes.STAGES, sizes.SECOND)
        units = every[torch.arange(len(layer)), stages].clamp(0.0, CLIP)
        value = self.output(units).gather(1, stages[:, None])[:, 0]
        return value, self.kind(units), self.margin(units)[:, 0]

    def policy_logits(self, layer: Any, owner: Any, first: Any, second: Any) -> Any:
        """The logits of moves; `owner` is the row of the layer that each move belongs to."""
        rows = self.policy(first) + self.policy(second)
        return (layer[owner] * rows).sum(1) + (self.policy_bias(first) + self.policy_bias(second))[:, 0]


def rows_of(parameters: Mapping[str, Any], used: set[str]) -> dict[str, list[int]]:
    """The parameters of a model as named rows of integers; features and moves that were never used get none."""
    return {name: row for name, row in named(parameters) if name.startswith(("first.", "value.")) or name in used}


def named(parameters: Mapping[str, Any]) -> Iterator[tuple[str, list[int]]]:
    yield FIRST_BIAS, whole(parameters["first_bias"])
    for name, weights in zip(FEATURES.names, parameters["first.weight"], strict=True):
        yield name, whole(weights)
    second = parameters["second.weight"].view(sizes.STAGES, sizes.SECOND, sizes.UNITS)
    second_bias = parameters["second.bias"].view(sizes.STAGES, sizes.SECOND)
    for number, stage in enumerate(STAGES):
        for unit in range(sizes.SECOND):
            yield unit_row(stage, unit), [*whole(second[number][unit]), bias(second_bias[number][unit])]
        yield output_row(stage), [*whole(parameters["output.weight"][number]), bias(parameters["output.bias"][number])]
    for number, name in enumerate(ROWS.names):
        weights = whole(parameters["policy.weight"][number])
        yield f"policy.{name}", [*weights, bias(parameters["policy_bias.weight"][number][0])]


def whole(weights: Any) -> list[int]:
    return [max(min(round(weight * SCALE), LARGEST_WEIGHT), -LARGEST_WEIGHT) for weight in weights.tolist()]


def bias(value: Any) -> int:
    """Biases are added to products of two scaled numbers."""
    return round(float(value) * SCALE * SCALE)


def parameters_of(rows: Rows) -> dict[str, Any]:
    """The parameters that named rows stand for, to train a network further; missing rows are 0."""

    def tensor(names: list[str], width: int) -> Any:
        return torch.tensor([rows.get(name, [0] * width) for name in names], dtype=torch.float64)

    first = tensor(FEATURES.names, sizes.UNITS) / SCALE
    units = tensor([unit_row(stage, unit) for stage in STAGES for unit in range(sizes.SECOND)], sizes.UNITS + 1)
    outputs = tensor([output_row(stage) for stage in STAGES], sizes.SECOND + 1)
    policy = tensor([f"policy.{name}" for name in [*ROWS.names, ""]], sizes.UNITS + 1)
    found = {
        "first.weight": first,
        "first_bias": tensor([FIRST_BIAS], sizes.UNITS)[0] / SCALE,
        "second.weight": units[:, :-1] / SCALE,
        "second.bias": units[:, -1] / SCALE / SCALE,
        "output.weight": outputs[:, :-1] / SCALE,
        "output.bias": outputs[:, -1] / SCALE / SCALE,
        "policy.weight": policy[:, :-1] / SCALE,
        "policy_bias.weight": policy[:, -1:] / SCALE / SCALE,
    }
    return {name: value.to(torch.float32) for name, value in found.items()}
