"""Draw the learning curves of all seeds: `python -m baselines.curves FOLDER OUT.svg`."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any

GAMES, METHODS, BOTS = ("duel", "wonders"), ("ppo", "cloned"), ("random", "2")
COLOURS = {"random": "#1f4e79", "2": "#b5500a"}
TITLES = {"duel": "Duel", "wonders": "7 Wonders for three", "ppo": "masked PPO", "cloned": "behaviour cloning"}


def runs(folder: Path, game: str, method: str) -> list[list[dict[str, float]]]:
    """The curves of all seeds, as rows of numbers."""
    found = []
    for path in sorted(folder.glob(f"{game}-{method}-*.csv")):
        with path.open() as file:
            found.append([{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)])
    return found


def draw_panel(axis: Any, found: list[list[dict[str, float]]], title: str) -> None:
    """A thin line for each seed, a thick one for their mean."""
    for bot in BOTS:
        shares = [[100 * row[bot] for row in run] for run in found]
        decisions = [row["decisions"] for row in found[0]]
        for each in shares:
            axis.plot(decisions, each, color=COLOURS[bot], alpha=0.35, linewidth=1)
        mean = [sum(values) / len(values) for values in zip(*shares, strict=True)]
        axis.plot(decisions, mean, color=COLOURS[bot], linewidth=2, label=f"against {bot}")
    axis.set(title=title, xlabel="decisions learned from", ylabel="games won, %", ylim=(0, 100))
    axis.legend()


def main(folder: Path, out: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "septem"  # the same bytes for the same curves
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(len(METHODS), len(GAMES), figsize=(10, 7), layout="constrained", squeeze=False)
    for row, method in enumerate(METHODS):
        for column, game in enumerate(GAMES):
            found = runs(folder, game, method)
            if found:
                draw_panel(axes[row][column], found, f"{TITLES[game]}: {TITLES[method]}, {len(found)} seeds")
    figure.savefig(out, metadata={"Date": None})


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
