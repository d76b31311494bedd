"""One generation of training: batches of the replay window, Adam, and averaged weights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from ...ai.wonders.value.feature_names import NAMES
from ...ai.wonders.value.weights import Rows
from ...core.extras import library
from ..training_shards import EXTRA, load
from ..training_steps import AVERAGED, end_to_end, fold, set_rate
from .model import Model, parameters_of, rows_of
from .self_play import Samples
from .settings import WondersTrainingSettings


class Window:
    """The samples of the replay window."""

    def __init__(self, paths: list[Path]) -> None:
        self.numpy = library("numpy", EXTRA)
        self.columns = load(Samples, paths)
        self.size = len(self.columns["wins"])
        self.starts = self.numpy.cumsum(self.columns["lengths"].astype(self.numpy.int64)) - self.columns["lengths"]

    def inputs(self, chosen: Any) -> tuple[Any, Any, Any]:
        lengths = self.columns["lengths"][chosen].astype(self.numpy.int64)
        places = end_to_end(self.numpy, self.starts[chosen], lengths)
        starts = self.numpy.cumsum(lengths) - lengths
        features, stages = self.columns["features"][places], self.columns["stages"][chosen]
        whole = (features.astype(self.numpy.int64), starts, stages.astype(self.numpy.int64))
        return tuple(torch.from_numpy(column) for column in whole)  # type: ignore[return-value]

    def target(self, name: str, chosen: Any) -> Any:
        return torch.from_numpy(self.columns[name][chosen].astype(self.numpy.float32))

    def used(self) -> set[str]:
        """The features that some sample has."""
        return {NAMES[number] for number in self.numpy.unique(self.columns["features"])}


def losses(model: Model, window: Window, chosen: Any) -> tuple[Any, Any, Any]:
    """The losses of the chance to win, of the margin, and of the points."""
    functions = torch.nn.functional
    win, margin, points = model(*window.inputs(chosen)).unbind(1)
    return (
        functions.binary_cross_entropy_with_logits(win, window.target("wins", chosen)),
        functions.binary_cross_entropy_with_logits(margin, window.target("margins", chosen)),
        functions.mse_loss(points, window.target("points", chosen)),
    )


def learn(
    paths: list[Path], begin: Rows | None, settings: WondersTrainingSettings, seed: int
) -> tuple[Rows, dict[str, float]]:
    """Train on some shards, from given rows on or from the beginning; the new rows and the mean losses at the end."""
    torch.manual_seed(seed)
    window, model = Window(paths), Model()
    if begin is not None:
        model.load_state_dict(parameters_of(begin))
    steps = max(1, round(settings.epochs * window.size / settings.batch))
    optimiser = torch.optim.Adam(model.parameters(), lr=settings.rate, betas=(0.9, 0.99))
    luck = window.numpy.random.default_rng(seed)
    average = {name: value.clone() for name, value in model.state_dict().items()}
    totals, averaged = window.numpy.zeros(3), max(1, round(AVERAGED * steps))
    for step in range(steps):
        set_rate(optimiser, settings.rate, step, steps)
        win, margin, points = losses(model, window, luck.integers(0, window.size, settings.batch))
        optimiser.zero_grad(set_to_none=True)
        (win + settings.margin_weight * margin + settings.points_weight * points).backward()
        optimiser.step()
        if step >= steps - averaged:
            totals += [win.item(), margin.item(), points.item()]
            fold(average, model, step - (steps - averaged))
    names = ("value", "margin", "points")
    return rows_of(average, window.used()), dict(zip(names, (totals / averaged).tolist(), strict=True))
