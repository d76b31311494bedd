"""Speed of simulations and environments: cost of storing results, gain of a second core, speed of batches.

`python -m bench.lab [--yardstick PROGRAM] [--rounds N]`. The measures run in rounds, one after the other; figures
are medians over the rounds. Costs are measured in processor time, which other programs disturb less. The gain of a
second core is measured in real time and needs an idle machine.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from statistics import median

from bench.speed import yardstick
from septem import Duel, Wonders
from septem.core.game import Game
from septem.duel.bulk.playout import tournament
from septem.envs.vector import DuelBatch
from septem.sim.plan import Chunk, Plan
from septem.sim.runner import Runner
from septem.sim.simulate import play
from septem.wonders.bulk.playout import tournament as wonders_tournament

SEED = 7
GAMES = 8192
LONG, SLICES = 3_000_000, 6  # games of the run on two cores, and slices of bare games for comparison
BATCH, LARGE, DECISIONS = 1024, 4096, 200_000
MIDDLE = 40  # decisions


def processor_time(action: Callable[[], object]) -> float:
    before = time.process_time()
    action()
    return time.process_time() - before


def bare(game: Game, games: int) -> Callable[[], object]:
    if isinstance(game, Duel):
        return lambda: tournament(game, games, SEED)
    return lambda: wonders_tournament(game, games, SEED)  # type: ignore[arg-type]


def kept_share(game: Game) -> float:
    """The rate with stored results, relative to the bare rate, on one core."""
    field = Runner(Plan.made(game, ("random",), SEED))
    return processor_time(bare(game, GAMES)) / processor_time(lambda: play(field, Chunk(0, GAMES)))


def two_cores() -> tuple[float, float, float]:
    """Three ratios of rates in real time. The rate of a simulation on two cores (with its start and all files) is
    divided by the bare rate of one core, first while the other core is idle, then while both are busy. The third ratio
    is the rate of two bare processes divided by the rate of one alone: the gain that the machine allows.
    """
    part = LONG // SLICES // 2
    alone = both = kept = 0.0
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        list(pool.map(bare_games, (1, 1)))  # wait until both have started
        for place in range(SLICES):
            alone += clocked(bare(Duel(), part))
            both += clocked(lambda: list(pool.map(bare_games, (part, part))))
            if place == SLICES // 2:
                kept = 2 * part * SLICES / simulation_rate(2 * part * SLICES)
    return 2 * alone / kept, 2 * both / kept, 2 * alone / both


def simulation_rate(games: int) -> float:
    """Games per second as reported by the command."""
    command = ["simulate", "--games", str(games), "--seed", str(SEED), "--workers", "2", "--json"]
    with tempfile.TemporaryDirectory() as folder:
        told = [sys.executable, "-m", "septem", *command, "--out", f"{folder}/results"]
        said = subprocess.run(told, check=True, capture_output=True, text=True)
    rate: float = json.loads(said.stdout)["rate"]
    return rate


def bare_games(games: int) -> None:
    bare(Duel(), games)()


def clocked(action: Callable[[], object]) -> float:
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def decisions_a_second(games: int, **options: bool) -> float:
    """Decisions per second of a batch, including observations, masks and the choice of random actions."""
    batch = DuelBatch(games, SEED, **options)

    def steps(count: int) -> None:
        for _ in range(count):
            batch.step(batch.sample())

    steps(MIDDLE)  # all games start together; this spreads them over different phases
    count = DECISIONS // games
    return count * games / processor_time(lambda: steps(count))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--yardstick")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    measures: dict[str, Callable[[], float | tuple[float, ...]]] = {
        "duel, kept of bare": lambda: kept_share(Duel()),
        "wonders_3, kept of bare": lambda: kept_share(Wonders(3)),
        f"decisions/s, {BATCH:,} games": lambda: decisions_a_second(BATCH),
        f"decisions/s, {LARGE:,} games": lambda: decisions_a_second(LARGE),
        "the same with Pantheon": lambda: decisions_a_second(LARGE, pantheon=True),
    }
    if (os.cpu_count() or 1) > 1:
        measures["two cores: kept, kept where both are busy, bare"] = two_cores
    if given.yardstick:
        measures["yardstick, games/s"] = lambda: yardstick(given.yardstick)
    rounds = [{name: measure() for name, measure in measures.items()} for _ in range(given.rounds)]
    for name in measures:
        for values in columns([figures[name] for figures in rounds]):
            print(f"{name:28} {median(values):14,.3f}   {min(values):,.3f} to {max(values):,.3f}")


def columns(figures: list[float | tuple[float, ...]]) -> list[list[float]]:
    """The measurements of each round: one figure, or several."""
    pairs = [figure if isinstance(figure, tuple) else (figure,) for figure in figures]
    return [list(column) for column in zip(*pairs, strict=True)]


if __name__ == "__main__":
    main()
