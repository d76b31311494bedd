"""Turns per second of environments, with the choice of an action in Python, in processor time: `python -m bench.envs`.

Measures run in rounds, one after the other; figures are medians. Bots of Gymnasium's environments are random.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import gymnasium
import numpy as np

from septem.envs import duel_v0, duel_v1, solo, wonders_v0, wonders_v1
from septem.envs.vector import WondersBatch

REGISTERED = solo.register.__name__
TURNS = 10_000  # of a measure
GAMES, STEPS = 256, 20  # of a batch


def chosen(mask: Any, turn: int) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[turn % len(legal)])


def one_after_the_other(module: Any, turns: int, **options: int) -> float:
    """PettingZoo without its wrappers."""
    env = module.raw_env(**options)
    env.reset(seed=1)
    begin = time.process_time()
    for turn in range(turns):
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            seen = env.last()[0]
        env.step(chosen(seen["action_mask"], turn))
    return turns / (time.process_time() - begin)


def one_seat(name: str, turns: int) -> float:
    """Gymnasium, one seat against random bots."""
    env = gymnasium.make(name, bot="random", disable_env_checker=True).unwrapped
    seen, _ = env.reset(seed=1)
    begin = time.process_time()
    for turn in range(turns):
        seen, _, over, _, _ = env.step(chosen(seen["action_mask"], turn))
        if over:
            seen, _ = env.reset()
    return turns / (time.process_time() - begin)


def vector_rows(name: str, **options: int) -> float:
    """Rows of a vector environment in which all seats play, with the first legal action."""
    env: Any = gymnasium.make_vec(name, num_envs=6 * GAMES, **options)
    env.reset(seed=1)
    begin = time.process_time()
    for _ in range(STEPS):
        env.step(env.action_masks().argmax(axis=1))
    return STEPS * 6 * GAMES / (time.process_time() - begin)


def batch_rows(players: int) -> float:
    """Rows of a batch of 7 Wonders, observations, masks and random actions included."""
    batch = WondersBatch(GAMES, players=players, seed=1)
    batch.reset(seed=1)
    begin = time.process_time()
    for _ in range(STEPS):
        batch.step(batch.sample())
    return STEPS * GAMES * players / (time.process_time() - begin)


MEASURES: dict[str, Callable[[], float]] = {
    "PettingZoo, Duel, version 0": lambda: one_after_the_other(duel_v0, TURNS),
    "PettingZoo, 7 Wonders for 3, version 0": lambda: one_after_the_other(wonders_v0, TURNS, players=3),
    "Gymnasium, Duel, version 0": lambda: one_seat("septem/Duel-v0", TURNS),
    "Gymnasium, 7 Wonders for 3, version 0": lambda: one_seat("septem/Wonders-v0", TURNS),
    "PettingZoo, Duel, version 1": lambda: one_after_the_other(duel_v1, TURNS),
    "PettingZoo, 7 Wonders for 3, version 1": lambda: one_after_the_other(wonders_v1, TURNS, players=3),
    "Gymnasium, Duel, version 1": lambda: one_seat("septem/DuelNamed-v1", TURNS),
    "Gymnasium, 7 Wonders for 3, version 1": lambda: one_seat("septem/WondersNamed-v1", TURNS),
    "rows of vectors, Duel, version 1": lambda: vector_rows("septem/DuelNamedSelfPlay-v1"),
    "rows of vectors, 7 Wonders for 3, version 1": lambda: vector_rows("septem/WondersNamedSelfPlay-v1", players=3),
    "rows of a batch, 7 Wonders for 3": lambda: batch_rows(3),
    "rows of a batch, 7 Wonders for 7": lambda: batch_rows(7),
}


def main(rounds: int) -> None:
    found: dict[str, list[float]] = {name: [] for name in MEASURES}
    for _ in range(rounds):
        for name, measure in MEASURES.items():
            found[name].append(measure())
    for name, rates in found.items():
        print(f"| {name} | {median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f}) |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    main(parser.parse_args().rounds)
