"""A training run of 7 Wonders (see `sim.training_run`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from ...ai.wonders.value import weights
from ...wonders.game import Wonders
from .. import training_shards
from ..sequential import Bounds
from ..training_run import FolderRun, Listener, Rows
from .promotion import share_of_candidate
from .self_play import SelfPlay
from .settings import WondersTrainingSettings


class WondersTrainingRun(FolderRun):
    """One folder."""

    shard = 500

    def __init__(
        self, folder: Path, game: Wonders, settings: WondersTrainingSettings, workers: int, listen: Listener
    ) -> None:
        super().__init__(folder, game, settings, workers, listen)
        self.game = game

    def read(self, text: str) -> Rows:
        return weights.read_rows(text)

    def write(self, rows: Rows) -> str:
        return weights.write(rows)

    def shard_player(self, number: int) -> Callable[..., None]:
        return partial(play_shard, self.options, self.rows(), self.settings)

    def learn(self, paths: list[Path], begin: Rows | None, seed: int) -> tuple[Rows, dict[str, float]]:
        from .learning import learn  # here, because torch takes seconds to import and self-play does not need it

        return learn(paths, begin, self.settings, seed)

    def compare(self, candidate: Rows, present: Rows, bounds: Bounds, seed: int) -> tuple[int, float, str | None]:
        return share_of_candidate(self.game, (candidate, present), self.settings, bounds, seed)

    def bounds(self) -> Bounds:
        even, (low, high) = 1 / self.game.players, self.settings.promotion
        return Bounds(even + low, even + high)


def play_shard(
    options: dict[str, Any], rows: Rows | None, settings: WondersTrainingSettings, path: Path, first: int, games: int
) -> None:
    self_play = SelfPlay(Wonders(**options), rows, settings)
    for seed in range(first, first + games):
        self_play.play(seed)
    training_shards.save(path, self_play.samples)
