"""How baselines are measured while they learn: games against one bot, on all seats in turn, on deals of their own."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from septem.envs import solo

from .network import COLUMNS, Agent
from .tables import NAMES

MEASURING_SEED = 1_000_003  # training never deals from it
REGISTERED = solo.register.__name__


def share_won(game: str, agent: Agent, bot: str, games: int) -> float:
    """The share of games won, at three tables of 7 Wonders a third is even; a shared victory counts in parts."""
    env: Any = gymnasium.make_vec(NAMES[game], num_envs=games, bot=bot, autoreset_mode="NextStep")
    seats = env.unwrapped.rules.seats
    seen, _ = env.reset(seed=MEASURING_SEED)
    gains: Any = np.zeros(games)
    playing: Any = np.ones(games, np.bool_)
    while playing.any():
        action, _, _ = agent.act(seen["observation"], seen["action_mask"][:, COLUMNS[game]])
        seen, gain, over, _, _ = env.step(COLUMNS[game][action])
        gains = np.where(playing & over, gain, gains)
        playing &= ~over
    shares = (gains * (seats - 1) + 1) / seats  # rewards are (seats * share - 1) / (seats - 1)
    return float(shares.mean())


class Curve:
    """A learning curve, written to its file as it grows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[dict[str, float]] = []

    def add(self, decisions: int, seconds: float, shares: dict[str, float]) -> None:
        self.rows.append({"decisions": decisions, "seconds": round(seconds, 1), **shares})
        print(self.path.stem, *(f"{name} {value:.3g}" for name, value in self.rows[-1].items()), flush=True)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(self.rows[0]))
            writer.writeheader()
            writer.writerows(self.rows)
