"""Train the network of Duel by self-play, and write it as a text file.

    python scripts/learn.py OUT --epochs 16 [--begin FILE] [--pantheon] [--agora] [--iterations N]

With `--epochs` the result depends only on the arguments. With `--minutes` it also depends on the speed of the machine.
The files that come with septem (`src/septem/ai/duel/base.txt`, `pantheon.txt`, `agora.txt`) were trained with this
script. Use the compiled form; plain Python would take days.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Literal

from septem import Duel, Stream
from septem.ai.duel import weights
from septem.ai.duel.self_play import SelfPlay, SelfPlayConfig
from septem.ai.duel.td_learning import Learner

PROMO: tuple[Literal["messe_essen"], Literal["statue_of_liberty"]] = ("messe_essen", "statue_of_liberty")
GAMES = 3000  # of an epoch, when moves are chosen without a search
SEARCHED = 150  # with a search
NOISE = (0.07, 0.02)  # of the choice of moves, at the beginning and at the end
RATE = (0.034, 0.004)  # the learning rate
TD_LAMBDA = 0.92


def between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part


def tables(pantheon: bool, agora: bool) -> list[Duel]:
    """One epoch in four plays with the promo wonders. With Agora every other epoch has Pantheon, too."""
    if agora:
        promo: list[dict[str, Any]] = [{}, {"promo_wonders": PROMO}]
        return [Duel(**{"agora": True, "pantheon": also, **more}) for more in promo for also in (False, True)]
    plain = Duel(pantheon=pantheon)
    return [plain, plain, plain, Duel(pantheon=pantheon, promo_wonders=PROMO)]


def epoch(learner: Learner, self_play: SelfPlay, seed: int, games: int, rate: float, stream: Stream) -> None:
    """Play some games, then learn from all their positions."""
    for number in range(games):
        self_play.play(seed + number)
    learner.learn(self_play.samples, stream, rate)


def train(wanted: argparse.Namespace) -> None:
    stream = Stream(wanted.seed, "learn")
    begin = wanted.begin and weights.trained(weights.read(wanted.begin.read_text("ascii")))
    learner = begin or weights.untrained(stream)
    games, tables_played = SEARCHED if wanted.iterations else GAMES, tables(wanted.pantheon, wanted.agora)
    start, part, epochs = time.process_time(), 0.0, 0
    while part < 1.0:
        config = SelfPlayConfig(between(NOISE, part), TD_LAMBDA, wanted.iterations)
        self_play = SelfPlay(tables_played[epochs % len(tables_played)], weights.rounded(learner), stream, config)
        epoch(learner, self_play, (wanted.seed << 32) + epochs * games, games, between(RATE, part), stream)
        epochs += 1
        part = epochs / wanted.epochs if wanted.epochs else (time.process_time() - start) / (60 * wanted.minutes)
        wanted.out.write_text(weights.write(weights.rounded(learner)), "ascii")
        print(f"epoch {epochs}: {self_play.samples.size} samples, error {learner.error:.4f}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train the network of Duel.")
    parser.add_argument("out", metavar="OUT", type=Path)
    parser.add_argument("--minutes", type=float, default=30.0, help="of processor time")
    parser.add_argument("--epochs", type=int, default=0, help=f"instead of a time; {GAMES} games each")
    parser.add_argument("--begin", metavar="FILE", type=Path, help="continue from this network")
    parser.add_argument("--pantheon", action="store_true")
    parser.add_argument("--agora", action="store_true", help="half of the epochs with Pantheon, too")
    parser.add_argument("--iterations", type=int, default=0, help="choose moves with a search")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    train(arguments())
