"""A training run in a folder: generation after generation, each step resumed where it was interrupted.

settings.json        what the run does; fixed when it begins
generation-NNN/      shards of self-play, `candidate.txt` (the network trained on the window), `result.json`
network.txt          the network promoted last: the one that plays
curve.json           the results of all generations: losses, the match for promotion, time
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...ai.duel.policy_value import weights
from ...core import storage
from ...core.errors import Problem
from ...core.processes import context, settle
from ...duel.game import Duel
from ..sequential import Bounds
from . import shards
from .promotion import share_of_candidate
from .self_play import SelfPlay
from .settings import TrainingSettings

SHARD = 50  # games of one file
GENERATION_SEEDS, SEED_RANGE = 1 << 24, 1 << 44  # seeds of games: no two generations or runs share one
Listener = Callable[[dict[str, object]], None]  # told the result of each generation


class TrainingRun:
    """One folder."""

    def __init__(self, folder: Path, game: Duel, settings: TrainingSettings, workers: int, listen: Listener) -> None:
        self.folder, self.game, self.workers, self.listen = folder, game, workers, listen
        self.settings = settings
        folder.mkdir(parents=True, exist_ok=True)
        wanted = {"options": game.options_json(), **asdict(settings), "promotion": list(settings.promotion)}
        path = folder / "settings.json"
        if path.exists() and storage.read(path) != wanted:
            raise Problem("other_training", path=str(folder))
        storage.write(path, wanted)

    def begin_with(self, rows: weights.Rows) -> None:
        """Train a network further, unless the run has begun already."""
        path = self.folder / "network.txt"
        if not path.exists():
            storage.write_text(path, weights.write(rows))

    def generation(self, number: int) -> Path:
        return self.folder / f"generation-{number:03}"

    def conduct(self, generations: int) -> None:
        for number in range(generations):
            if not (self.generation(number) / "result.json").exists():
                self.play_generation(number)

    def play_generation(self, number: int) -> None:
        folder, begin = self.generation(number), time.perf_counter()
        folder.mkdir(exist_ok=True)
        self.self_play(number)
        losses = self.train(number)
        result: dict[str, object] = {"generation": number, "losses": losses, **self.promote(number)}
        result["seconds"] = round(time.perf_counter() - begin, 1)
        storage.write(folder / "result.json", result)
        storage.write(self.folder / "curve.json", self.curve())
        self.listen(result)

    def curve(self) -> list[object]:
        return [storage.read(path) for path in sorted(self.folder.glob("generation-*/result.json"))]

    def rows(self) -> weights.Rows | None:
        """The network that plays; none before the first promotion, when self-play begins with weights of 0."""
        path = self.folder / "network.txt"
        return weights.read_rows(path.read_text("ascii")) if path.exists() else None

    def self_play(self, number: int) -> None:
        """Play what is missing of a generation, in several processes."""
        tasks = list(self.missing_shards(number))
        if not tasks:
            return
        rows = self.rows() or {}
        arguments = (self.game.options_json(), rows, self.settings, self.settings.taught and number == 0)
        with ProcessPoolExecutor(self.workers, context(), initializer=settle) as pool:
            waiting = [pool.submit(play_shard, *arguments, *task) for task in tasks]
            for task in waiting:
                task.result()

    def missing_shards(self, number: int) -> Iterator[tuple[Path, int, int]]:
        """Path, first seed and number of games of each shard that is not there yet."""
        first = self.settings.seed * SEED_RANGE + number * GENERATION_SEEDS
        for place, begin in enumerate(range(0, self.settings.games, SHARD)):
            path = self.generation(number) / f"{place:05}.npz"
            if not path.exists():
                yield path, first + begin, min(SHARD, self.settings.games - begin)

    def window(self, number: int) -> list[Path]:
        """The newest shards, as many as the window holds."""
        found = [path for each in range(number + 1) for path in sorted(self.generation(each).glob("*.npz"))]
        return found[-max(1, self.settings.window // SHARD) :]

    def train(self, number: int) -> dict[str, float]:
        from .learning import learn  # here, because torch takes seconds to import and self-play does not need it

        rows, losses = learn(self.window(number), self.rows(), self.settings, self.settings.seed + number)
        storage.write_text(self.generation(number) / "candidate.txt", weights.write(rows))
        return losses

    def promote(self, number: int) -> dict[str, object]:
        """The candidate plays from now on if the sequential test does not prefer the present network."""
        candidate = weights.read_rows((self.generation(number) / "candidate.txt").read_text("ascii"))
        present = self.rows()
        if present is None:
            storage.write_text(self.folder / "network.txt", weights.write(candidate))
            return {"promoted": True, "games": 0, "share": None}
        bounds = Bounds(*self.settings.promotion)
        seed = self.settings.seed * SEED_RANGE + number * GENERATION_SEEDS + GENERATION_SEEDS // 2
        games, share, verdict = share_of_candidate(self.game, (candidate, present), self.settings, bounds, seed)
        promoted = verdict == "high" or (verdict is None and share > sum(self.settings.promotion) / 2)
        if promoted:
            storage.write_text(self.folder / "network.txt", weights.write(candidate))
        return {"promoted": promoted, "games": games, "share": round(share, 4)}


def play_shard(
    options: dict[str, Any],
    rows: weights.Rows,
    settings: TrainingSettings,
    taught: bool,
    path: Path,
    first: int,
    games: int,
) -> None:
    self_play = SelfPlay(Duel(**options), rows, settings, taught)
    for seed in range(first, first + games):
        self_play.play(seed)
    shards.save(path, self_play.samples)
