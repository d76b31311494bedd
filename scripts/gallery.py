"""Generate the charts of docs/gallery.md: `make gallery`. Takes about ten minutes on one core, an hour with --train.

Games and seeds are fixed, and bots search by iterations: the same version of septem draws the same charts.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

GAMES = Path("docs/games")
PICTURES = Path("docs/pictures/gallery")
WORK = Path("build/gallery")
SEPTEM = (sys.executable, "-m", "septem")
OF_REPORT = {"draft": "wonders-ranked", "ways": "ways-of-winning", "token": "progress-tokens"}  # sections shown


def curves() -> None:
    """The curve of winning chances for every game of the folder."""
    for record in sorted(GAMES.glob("*.json")):
        thinking = ("--iterations", "20000", "--seed", "1")
        picture = PICTURES / f"{record.stem}.svg"
        subprocess.run([*SEPTEM, "analyse", record, *thinking, "--svg", picture], check=True)


def statistics(games: int) -> None:
    """Simulate many games between fast searches, and copy the charts of the report that the gallery shows."""
    results = WORK / "searches"
    players = ("3:iterations=16", "--games", str(games), "--seed", "5", "--resume")
    subprocess.run([*SEPTEM, "simulate", *players, "--out", results], check=True)
    subprocess.run([*SEPTEM, "report", results, "--out", WORK / "report"], check=True)
    for chapter, name in OF_REPORT.items():
        shutil.copy(WORK / "report" / f"{chapter}.svg", PICTURES / f"{name}.svg")


def learning(minutes: int) -> None:
    """The learning curve of the training example; needs torch."""
    folder = WORK / "ppo"
    subprocess.run([sys.executable, "examples/ppo_duel.py", "--minutes", str(minutes), "--out", folder], check=True)
    shutil.copy(folder / "curve.svg", PICTURES / "learning-curve.svg")


def main() -> int:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--games", type=int, default=6000, help="how many games are simulated")
    wishes.add_argument("--train", type=int, metavar="MINUTES", help="also train the example for so long")
    wanted = wishes.parse_args()
    for folder in (PICTURES, WORK):
        folder.mkdir(parents=True, exist_ok=True)
    curves()
    statistics(wanted.games)
    if wanted.train:
        learning(wanted.train)
    return 0


if __name__ == "__main__":
    sys.exit(main())
