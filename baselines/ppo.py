"""Masked PPO against a pool of bots, one agent on a drawn seat; learning curves over several seeds.

    PYTHONPATH=build/lab .venv/bin/python -m baselines.ppo duel --seeds 1 2 3 --decisions 1000000 --out build/baselines

Writes `GAME-ppo-SEED.csv` and `GAME-ppo-SEED.npz` after every measurement, so a run that is stopped loses little.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

from septem.envs import solo

from .measuring import Curve, share_won
from .network import COLUMNS, Agent
from .runs import options, train_each
from .tables import NAMES

CLIP, ENTROPY, VALUE, RATE, EPOCHS, MINIBATCH, LAMBDA, NORM = 0.2, 0.01, 0.5, 1e-3, 2, 1024, 0.95, 0.5
POOLS = {"duel": ["random", "1", "2"], "wonders": ["random", "1", "2"]}
REGISTERED = solo.register.__name__


@dataclass
class Rollout:
    """Steps of many games; rows are steps times games."""

    rows: Any
    masks: Any
    actions: Any
    chances: Any  # logarithms of the probabilities with which actions were chosen
    gains: Any
    targets: Any  # of the value


class Player:
    """An agent in a vector environment, and what it sees there now."""

    def __init__(self, game: str, agent: Agent, games: int, seed: int) -> None:
        self.env = gymnasium.make_vec(NAMES[game], num_envs=games, bot=POOLS[game])
        self.agent, self.columns = agent, COLUMNS[game]
        self.seen, _ = self.env.reset(seed=seed)

    def now(self) -> tuple[Any, Any]:
        return self.seen["observation"], self.seen["action_mask"][:, self.columns]

    def collect(self, steps: int) -> Rollout:
        kept: dict[str, list[Any]] = {name: [] for name in ("rows", "masks", "actions", "chances", "values")}
        rewards, ended = [], []
        for _ in range(steps):
            rows, masks = self.now()
            action, chance, value = self.agent.act(rows, masks)
            for name, array in zip(kept, (rows, masks, action, chance, value), strict=True):
                kept[name].append(array)
            self.seen, gain, over, _, _ = self.env.step(self.columns[action])
            rewards.append(gain.astype(np.float32))
            ended.append(over)
        gains = advantages(kept["values"], rewards, ended, self.agent.act(*self.now())[2])
        targets = gains + np.stack(kept["values"])
        flat = {name: torch.from_numpy(np.concatenate(arrays)) for name, arrays in kept.items()}
        del flat["values"]
        return Rollout(**flat, gains=torch.from_numpy(gains.reshape(-1)), targets=torch.from_numpy(targets.reshape(-1)))


def advantages(values: list[Any], rewards: list[Any], ended: list[Any], last: Any) -> Any:
    """Generalised advantage estimation without discount: games are short."""
    gains: Any = np.zeros((len(values), len(last)), np.float32)
    coming, later = last, np.zeros_like(last)
    for step in reversed(range(len(values))):
        goes_on = 1 - ended[step].astype(np.float32)
        error = rewards[step] + coming * goes_on - values[step]
        later = error + LAMBDA * goes_on * later
        gains[step], coming = later, values[step]
    return gains


def improve(agent: Agent, optimiser: Any, rollout: Rollout) -> None:
    gains = (rollout.gains - rollout.gains.mean()) / (rollout.gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).split(MINIBATCH):
            policy, value = agent(rollout.rows[part], rollout.masks[part])
            ratio = torch.exp(policy.log_prob(rollout.actions[part]) - rollout.chances[part])
            gain = gains[part]
            surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = (value - rollout.targets[part]).pow(2).mean()
            loss = VALUE * error - surrogate - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), NORM)
            optimiser.step()


def train(game: str, seed: int, settings: argparse.Namespace) -> Curve:
    """One run: the share of games won against each bot, by decisions."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    agent = Agent(gymnasium.make(NAMES[game]).observation_space["observation"].shape[0], len(COLUMNS[game]))
    player = Player(game, agent, settings.games, seed)
    optimiser = torch.optim.Adam(agent.parameters(), RATE)
    curve = Curve(settings.out / f"{game}-ppo-{seed}.csv")
    decisions, measured, began = 0, 0, time.process_time()
    while True:
        if decisions >= measured or decisions >= settings.decisions:
            shares = {bot: share_won(game, agent, bot, settings.measured) for bot in settings.bots}
            curve.add(decisions, time.process_time() - began, shares)
            agent.save(settings.out / f"{game}-ppo-{seed}.npz", COLUMNS[game])
            measured += settings.every
        if decisions >= settings.decisions:
            return curve
        improve(agent, optimiser, player.collect(settings.steps))
        decisions += settings.steps * settings.games


def settings_of(given: list[str] | None = None) -> argparse.Namespace:
    parser = options("Masked PPO against a pool of bots.")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of each run")
    parser.add_argument("--games", type=int, default=128, help="played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game in a round")
    parser.add_argument("--every", type=int, default=100_000, help="decisions between two measurements")
    return parser.parse_args(given)


def main(settings: argparse.Namespace) -> None:
    train_each(train, settings)


if __name__ == "__main__":
    main(settings_of())
