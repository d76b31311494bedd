"""A training run in a folder: generation after generation, each step resumed where it was interrupted.

settings.json        what the run does; fixed when it begins
generation-NNN/      shards of self-play, `candidate.txt` (the network trained on the window), `result.json`
network.txt          the network promoted last: the one that plays
curve.json           the results of all generations: losses, the match for promotion, time
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..core import storage
from ..core.errors import Problem
from ..core.game import Game
from ..core.processes import context, settle
from .sequential import Bounds

GENERATION_SEEDS, SEED_RANGE = 1 << 24, 1 << 44  # seeds of games: no two generations or runs share one
Listener = Callable[[dict[str, object]], None]  # told the result of each generation
Rows = Mapping[str, list[int]]


class FolderRun:
    """One folder. What depends on the game is in subclasses."""

    shard = 50  # games of one file

    def __init__(self, folder: Path, game: Game, settings: Any, workers: int, listen: Listener) -> None:
        self.folder, self.workers, self.listen = folder, workers, listen
        self.settings = settings
        self.options = game.options_json()
        folder.mkdir(parents=True, exist_ok=True)
        kept = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(settings).items()}
        wanted = {"options": self.options, **kept}
        path = folder / "settings.json"
        if path.exists() and storage.read(path) != wanted:
            raise Problem("other_training", path=str(folder))
        storage.write(path, wanted)

    def read(self, text: str) -> Rows:
        """The rows of a network file."""
        raise NotImplementedError

    def write(self, rows: Rows) -> str:
        raise NotImplementedError

    def shard_player(self, number: int) -> Callable[..., None]:
        """What plays a shard of a generation in another process, given its path, first seed and number of games."""
        raise NotImplementedError

    def learn(self, paths: list[Path], begin: Rows | None, seed: int) -> tuple[Rows, dict[str, float]]:
        """Train on some shards; the new rows and the losses."""
        raise NotImplementedError

    def compare(self, candidate: Rows, present: Rows, bounds: Bounds, seed: int) -> tuple[int, float, str | None]:
        """Games played, the share that the candidate won, and the verdict of the test."""
        raise NotImplementedError

    def bounds(self) -> Bounds:
        """The shares of the candidate that the sequential test distinguishes."""
        return Bounds(*self.settings.promotion)

    def begin_with(self, rows: Rows) -> None:
        """Train a network further, unless the run has begun already."""
        path = self.folder / "network.txt"
        if not path.exists():
            storage.write_text(path, self.write(rows))

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

    def rows(self) -> Rows | None:
        """The network that plays; none before the first promotion, when self-play begins with weights of 0."""
        path = self.folder / "network.txt"
        return self.read(path.read_text("ascii")) if path.exists() else None

    def self_play(self, number: int) -> None:
        """Play what is missing of a generation, in several processes."""
        tasks = list(self.missing_shards(number))
        if not tasks:
            return
        play = self.shard_player(number)
        with ProcessPoolExecutor(self.workers, context(), initializer=settle) as pool:
            for task in [pool.submit(play, *task) for task in tasks]:
                task.result()

    def missing_shards(self, number: int) -> Iterator[tuple[Path, int, int]]:
        """Path, first seed and number of games of each shard that is not there yet."""
        first = self.settings.seed * SEED_RANGE + number * GENERATION_SEEDS
        for place, begin in enumerate(range(0, self.settings.games, self.shard)):
            path = self.generation(number) / f"{place:05}.npz"
            if not path.exists():
                yield path, first + begin, min(self.shard, self.settings.games - begin)

    def window(self, number: int) -> list[Path]:
        """The newest shards, as many as the window holds."""
        found = [path for each in range(number + 1) for path in sorted(self.generation(each).glob("*.npz"))]
        return found[-max(1, self.settings.window // self.shard) :]

    def train(self, number: int) -> dict[str, float]:
        rows, losses = self.learn(self.window(number), self.rows(), self.settings.seed + number)
        storage.write_text(self.generation(number) / "candidate.txt", self.write(rows))
        return losses

    def promote(self, number: int) -> dict[str, object]:
        """The candidate plays from now on if the sequential test does not prefer the present network."""
        candidate = self.read((self.generation(number) / "candidate.txt").read_text("ascii"))
        present = self.rows()
        if present is None:
            storage.write_text(self.folder / "network.txt", self.write(candidate))
            return {"promoted": True, "games": 0, "share": None}
        bounds = self.bounds()
        seed = self.settings.seed * SEED_RANGE + number * GENERATION_SEEDS + GENERATION_SEEDS // 2
        games, share, verdict = self.compare(candidate, present, bounds, seed)
        promoted = verdict == "high" or (verdict is None and share > (bounds.low + bounds.high) / 2)
        if promoted:
            storage.write_text(self.folder / "network.txt", self.write(candidate))
        return {"promoted": promoted, "games": games, "share": round(share, 4)}
