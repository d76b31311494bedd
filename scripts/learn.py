"""Let the judgement of Duel learn from games against itself, and write it as a text file.

    python scripts/learn.py OUT --minutes 30 [--begin FILE] [--pantheon] [--iterations N]

The files that come with septem (`src/septem/ai/duel/base.txt`, `pantheon.txt`) were made in this way. Runs on the
compiled form; plain Python would take days.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Literal

from septem import Duel, Stream
from septem.ai.duel import weights
from septem.ai.duel.self_play import Manner, Practice
from septem.ai.duel.td_learning import Learner

PROMO: tuple[Literal["messe_essen"], Literal["statue_of_liberty"]] = ("messe_essen", "statue_of_liberty")
GAMES = 3000  # in a lesson, when moves are chosen without a search
SEARCHED = 150  # with one
WHIM = (0.07, 0.02)  # how much worse a move may seem and still be played, at the beginning and at the end
RATE = (0.034, 0.004)  # the size of steps
TRUST = 0.92  # how much what came later counts against what was expected


def between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part


def tables(pantheon: bool) -> list[Duel]:
    """One lesson in four is on games with the promo wonders."""
    plain = Duel(pantheon=pantheon)
    return [plain, plain, plain, Duel(pantheon=pantheon, promo_wonders=PROMO)]


def lesson(learner: Learner, practice: Practice, seed: int, games: int, rate: float, stream: Stream) -> None:
    """Some games, and then the samples of all of them."""
    for number in range(games):
        practice.play(seed + number)
    learner.learn(practice.samples, stream, rate)


def school(wanted: argparse.Namespace) -> None:
    stream = Stream(wanted.seed, "learn")
    begin = wanted.begin and weights.pupil(weights.read(wanted.begin.read_text("ascii")))
    learner = begin or weights.beginner(stream)
    games, rooms = SEARCHED if wanted.iterations else GAMES, tables(wanted.pantheon)
    start, part, lessons = time.monotonic(), 0.0, 0
    while part < 1.0:
        manner = Manner(between(WHIM, part), TRUST, wanted.iterations)
        practice = Practice(rooms[lessons % len(rooms)], weights.rounded(learner), stream, manner)
        lesson(learner, practice, (wanted.seed << 32) + lessons * games, games, between(RATE, part), stream)
        lessons += 1
        part = (time.monotonic() - start) / (60 * wanted.minutes)
        wanted.out.write_text(weights.write(weights.rounded(learner)), "ascii")
        print(f"lesson {lessons}: {practice.samples.size} samples, error {learner.error:.4f}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn to judge positions of Duel.")
    parser.add_argument("out", metavar="OUT", type=Path)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--begin", metavar="FILE", type=Path, help="learn on from what is known already")
    parser.add_argument("--pantheon", action="store_true")
    parser.add_argument("--iterations", type=int, default=0, help="choose moves by a search")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    school(arguments())
