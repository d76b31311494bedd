"""What the commands of all baselines have in common: their options, and one run for each seed and game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .network import COLUMNS


def options(description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("games_played", nargs="+", choices=sorted(COLUMNS), metavar="GAME")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--measured", type=int, default=200, help="games of a measurement")
    parser.add_argument("--bots", nargs="+", default=["random", "2"], help="to be measured against")
    parser.add_argument("--out", type=Path, default=Path("build/baselines"))
    return parser


def train_each(train: Callable[[str, int, argparse.Namespace], Any], settings: argparse.Namespace) -> None:
    for seed in settings.seeds:
        for game in settings.games_played:
            train(game, seed, settings)
