"""A training run of Duel (see `sim.training_run`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from ...ai.duel.policy_value import weights
from ...duel.game import Duel
from .. import training_shards
from ..sequential import Bounds
from ..training_run import FolderRun, Listener, Rows
from .promotion import share_of_candidate
from .self_play import SelfPlay
from .settings import TrainingSettings


class TrainingRun(FolderRun):
    """One folder."""

    def __init__(self, folder: Path, game: Duel, settings: TrainingSettings, workers: int, listen: Listener) -> None:
        super().__init__(folder, game, settings, workers, listen)
        self.game = game

    def read(self, text: str) -> Rows:
        return weights.read_rows(text)

    def write(self, rows: Rows) -> str:
        return weights.write(rows)

    def shard_player(self, number: int) -> Callable[..., None]:
        taught = self.settings.taught and number == 0
        return partial(play_shard, self.options, self.rows() or {}, self.settings, taught)

    def learn(self, paths: list[Path], begin: Rows | None, seed: int) -> tuple[Rows, dict[str, float]]:
        from .learning import learn  # here, because torch takes seconds to import and self-play does not need it

        return learn(paths, begin, self.settings, seed)

    def compare(self, candidate: Rows, present: Rows, bounds: Bounds, seed: int) -> tuple[int, float, str | None]:
        return share_of_candidate(self.game, (candidate, present), self.settings, bounds, seed)


def play_shard(
    options: dict[str, Any],
    rows: Rows,
    settings: TrainingSettings,
    taught: bool,
    path: Path,
    first: int,
    games: int,
) -> None:
    self_play = SelfPlay(Duel(**options), rows, settings, taught)
    for seed in range(first, first + games):
        self_play.play(seed)
    training_shards.save(path, self_play.samples)
