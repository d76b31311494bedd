"""One generation of training: batches of the replay window, Adam, and averaged weights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from ...ai.duel.policy_value.feature_names import FEATURES
from ...ai.duel.policy_value.policy_rows import ROWS
from ...ai.duel.policy_value.weights import Rows
from ...core.extras import library
from ..training_shards import EXTRA, load
from ..training_steps import AVERAGED, end_to_end, fold, set_rate
from .model import Model, parameters_of, rows_of
from .self_play import Samples
from .settings import TrainingSettings


class Window:
    """The samples of the replay window."""

    def __init__(self, paths: list[Path]) -> None:
        self.numpy = library("numpy", EXTRA)
        self.columns = load(Samples, paths)
        self.size = len(self.columns["values"])
        self.starts = self.ends("lengths") - self.columns["lengths"]
        self.first_moves = self.ends("counts") - self.columns["counts"]

    def ends(self, name: str) -> Any:
        return self.numpy.cumsum(self.columns[name].astype(self.numpy.int64))

    def pick(self, name: str, chosen: Any, kind: Any) -> Any:
        return torch.from_numpy(self.columns[name][chosen].astype(kind))

    def features(self, chosen: Any) -> tuple[Any, Any]:
        lengths = self.columns["lengths"][chosen].astype(self.numpy.int64)
        places = end_to_end(self.numpy, self.starts[chosen], lengths)
        return self.pick("features", places, self.numpy.int64), torch.from_numpy(self.numpy.cumsum(lengths) - lengths)

    def moves(self, chosen: Any) -> tuple[Any, Any, Any, Any]:
        """The moves of the chosen samples: the sample of each, its rows, and its share of the visits."""
        counts = self.columns["counts"][chosen].astype(self.numpy.int64)
        places = end_to_end(self.numpy, self.first_moves[chosen], counts)
        owner = torch.from_numpy(self.numpy.repeat(self.numpy.arange(len(chosen)), counts))
        rows = (self.pick(name, places, self.numpy.int64) for name in ("first_rows", "second_rows"))
        return owner, *rows, self.pick("visits", places, self.numpy.float32)

    def used(self) -> set[str]:
        """The rows that some sample uses."""
        features = {FEATURES.names[number] for number in self.numpy.unique(self.columns["features"])}
        rows = self.numpy.unique(self.numpy.concatenate([self.columns["first_rows"], self.columns["second_rows"]]))
        return features | {f"policy.{ROWS.names[number]}" for number in rows if number < len(ROWS.names)}


def losses(model: Model, window: Window, chosen: Any) -> tuple[Any, Any, Any]:
    """The losses of the value head, of the policy head, and of the auxiliary heads."""
    functions, numpy = torch.nn.functional, window.numpy
    layer = model.layer(*window.features(chosen))
    value, kind, margin = model.heads(layer, window.pick("stages", chosen, numpy.int64))
    target = window.pick("values", chosen, numpy.float32)
    value_loss = functions.binary_cross_entropy_with_logits(value, target)
    auxiliary = functions.cross_entropy(kind, window.pick("kinds", chosen, numpy.int64))
    auxiliary = auxiliary + functions.mse_loss(margin, window.pick("margins", chosen, numpy.float32))
    return value_loss, policy_loss(model, layer, window, chosen), auxiliary


def policy_loss(model: Model, layer: Any, window: Window, chosen: Any) -> Any:
    """The cross-entropy of visits and priors, over the samples that had a full search."""
    owner, first, second, visits = window.moves(chosen)
    if not len(owner):
        return torch.zeros(())
    logits = model.policy_logits(layer, owner, first, second)
    top = torch.full((len(chosen),), -1e9).scatter_reduce(0, owner, logits.detach(), "amax")
    shifted = logits - top[owner]
    totals = torch.zeros(len(chosen)).index_add(0, owner, shifted.exp())
    logs = shifted - totals.clamp_min(1e-30).log()[owner]
    return -(visits * logs).sum() / len(torch.unique(owner))


def learn(
    paths: list[Path], begin: Rows | None, settings: TrainingSettings, seed: int
) -> tuple[Rows, dict[str, float]]:
    """Train on some shards, from given rows on or from the beginning; the new rows and the mean losses at the end."""
    torch.manual_seed(seed)
    window, model = Window(paths), Model()
    if begin is not None:
        model.load_state_dict(parameters_of(begin), strict=False)
    steps = max(1, round(settings.epochs * window.size / settings.batch))
    optimiser = torch.optim.Adam(model.parameters(), lr=settings.rate, betas=(0.9, 0.99))
    luck = window.numpy.random.default_rng(seed)
    average = {name: value.clone() for name, value in model.state_dict().items()}
    totals = window.numpy.zeros(3)
    averaged = max(1, round(AVERAGED * steps))
    for step in range(steps):
        found = take_step(model, optimiser, window, luck, settings, step, steps)
        if step >= steps - averaged:
            totals += found
            fold(average, model, step - (steps - averaged))
    names = ("value", "policy", "auxiliary")
    return rows_of(average, window.used()), dict(zip(names, (totals / averaged).tolist(), strict=True))


def take_step(
    model: Model, optimiser: Any, window: Window, luck: Any, settings: TrainingSettings, step: int, steps: int
) -> list[float]:
    set_rate(optimiser, settings.rate, step, steps)
    value, policy, auxiliary = losses(model, window, luck.integers(0, window.size, settings.batch))
    optimiser.zero_grad(set_to_none=True)
    (value + settings.policy_weight * policy + settings.auxiliary_weight * auxiliary).backward()
    optimiser.step()
    return [value.item(), policy.item(), auxiliary.item()]
