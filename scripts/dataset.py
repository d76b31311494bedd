"""Play games of strong bots and write them as a dataset: Parquet and notation (docs/dataset.md).

    python scripts/dataset.py --out dataset --duel 2000 --wonders 500          # minutes
    python scripts/dataset.py --out dataset --ray auto                         # on a Ray cluster
    python scripts/dataset.py --sample                                         # the sample of examples/dataset

A run that was interrupted continues. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from septem import Duel, Wonders
from septem.core.game import Game
from septem.sim import cluster, dataset
from septem.sim.folder import Folder
from septem.sim.plan import Plan
from septem.sim.simulate import alone, conduct, processes

SEED = 2026
SAMPLE = {"out": Path("examples/dataset"), "duel": 120, "wonders": 60}


def parts(duel: int, wonders: int, level: str) -> list[tuple[str, Game, str, int]]:
    """The files of a dataset: name, table, player and number of games."""
    return [
        ("duel", Duel(), level, duel),
        ("duel_pantheon", Duel(pantheon=True), level, duel // 2),
        ("wonders_3", Wonders(players=3), level, wonders),
        ("wonders_5", Wonders(players=5), level, wonders // 2),
    ]


def play(name: str, game: Game, player: str, games: int, work: Path, pool: Any) -> Path:
    """Simulate, going on with what is there; the folder."""
    folder = Folder(work / name)
    plan = Plan.made(game, (player,), SEED, decisions=True)
    plan = folder.begin(plan, resume=folder.path.exists())
    conduct(plan, games, folder, pool, lambda kept: print(f"{name}: {kept} games", flush=True))
    return folder.path


def main(settings: argparse.Namespace) -> None:
    pool = (
        cluster.ray(settings.ray) if settings.ray else alone if settings.workers == 1 else processes(settings.workers)
    )
    for name, game, player, games in parts(settings.duel, settings.wonders, settings.level):
        if games:
            folder = play(name, game, player, games, settings.work, pool)
            dataset.write(dataset.assembled(folder), settings.out / name)


def settings_of(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A dataset of games between strong bots.")
    parser.add_argument("--out", type=Path, default=Path("dataset"))
    parser.add_argument("--work", type=Path, default=Path("build/dataset"), help="the folder of the simulations")
    parser.add_argument("--duel", type=int, default=2000, help="games of Duel; half as many with Pantheon")
    parser.add_argument("--wonders", type=int, default=500, help="games of 7 Wonders for 3; half as many for 5")
    parser.add_argument("--level", default="4", help="the player on all seats")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", help="the address of a Ray cluster")
    parser.add_argument("--sample", action="store_true", help="the small sample of the repository")
    settings = parser.parse_args(given)
    if settings.sample:
        vars(settings).update(SAMPLE)
    return settings


if __name__ == "__main__":
    main(settings_of())
