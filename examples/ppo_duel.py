"""Train a small agent for Duel by masked PPO in plain torch: it plays itself and is measured against bots.

    pip install 'septem[lab,rl]' torch
    python examples/ppo_duel.py --minutes 10 --out ppo

Writes the learning curve (`curve.csv`, `curve.svg`) and the network (`agent.pt`) into the folder.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from septem.envs.duel.actions import SHAPES, TURN_ACTIONS
from septem.envs.solo import SoloEnv
from septem.envs.vector import DuelBatch

# Actions of the base game have the first numbers: a network for it need not be wider.
PLAYED = TURN_ACTIONS + sum(SHAPES[verb].size for verb in ("draft", "token", "revive", "destroy", "start"))
CLIP, ENTROPY, VALUE, RATE, EPOCHS, MINIBATCH = 0.2, 0.01, 0.5, 5e-4, 3, 2048
PARTS = ("observation", "action_mask")


class Agent(nn.Module):  # type: ignore[misc]
    """A policy over all actions, and a guess who wins."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(DuelBatch.observation_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, PLAYED)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        seen = observations.float()
        hidden = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), torch.tanh(self.value(hidden)).squeeze(-1)

    def act(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        with torch.no_grad():
            policy, value = self(torch.from_numpy(observations), torch.from_numpy(masks[:, :PLAYED]))
            action = policy.sample()
            return action.numpy(), policy.log_prob(action).numpy(), value.numpy()


@dataclass
class Rollout:
    """Steps of many games, in the order of time."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any  # logarithms of the probabilities with which actions were chosen
    values: Any
    outcomes: Any  # what the seat that acted got in the end, or is expected to get


def collect(agent: Agent, games: DuelBatch, steps: int) -> Rollout:
    """Let the agent play itself."""
    kept: dict[str, list[Any]] = {name: [] for name in ("seen", "masks", "seats", "actions", "chances", "values")}
    rewards, ended = [], []
    for _ in range(steps):
        batch = games.batch
        action, chance, value = agent.act(batch.observations, batch.masks)
        for name, array in (("seen", batch.observations), ("masks", batch.masks[:, :PLAYED]), ("seats", batch.seats)):
            kept[name].append(array.copy())
        for name, array in (("actions", action), ("chances", chance), ("values", value)):
            kept[name].append(array)
        after = games.step(action)
        rewards.append(after.rewards.copy())
        ended.append(after.ended.copy())
    _, _, last = agent.act(games.batch.observations, games.batch.masks)
    outcomes = backwards(kept["seats"], rewards, ended, last, games.batch.seats)
    flat = {name: torch.from_numpy(np.concatenate(arrays)) for name, arrays in kept.items()}
    return Rollout(
        flat["seen"], flat["masks"], flat["actions"], flat["chances"], flat["values"], torch.from_numpy(outcomes)
    )


def backwards(seats: list[Any], rewards: list[Any], ended: list[Any], last: Any, last_seats: Any) -> Any:
    """What became of each step: the result of its game, or what is expected of a game that goes on."""
    places = np.arange(len(last))
    coming: Any = np.empty((len(last), 2), np.float32)
    coming[places, last_seats], coming[places, 1 - last_seats] = last, -last
    outcomes = []
    for step in reversed(range(len(seats))):
        over = ended[step] == 1
        coming[over] = rewards[step][over]
        outcomes.append(coming[places, seats[step]].copy())
    return np.concatenate(outcomes[::-1])


def improve(agent: Agent, optimiser: Any, rollout: Rollout) -> None:
    gains = rollout.outcomes - rollout.values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).split(MINIBATCH):
            policy, value = agent(rollout.observations[part], rollout.masks[part])
            ratio = torch.exp(policy.log_prob(rollout.actions[part]) - rollout.chances[part])
            gain = gains[part]
            surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = (value - rollout.outcomes[part]).pow(2).mean()
            loss = VALUE * error - surrogate - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


def share_won(agent: Agent, bot: str, games: int, seed: int) -> float:
    """Of games against a bot, played side by side, on both seats in turn; a shared victory is a half."""
    envs = [SoloEnv("duel", bot=bot, seat=number % 2) for number in range(games)]
    seen = [env.reset(seed=seed + number)[0] for number, env in enumerate(envs)]
    won, playing = 0.0, list(range(games))
    while playing:
        actions, _, _ = agent.act(*(np.stack([seen[number][part] for number in playing]) for part in PARTS))
        still = []
        for number, action in zip(playing, actions, strict=True):
            seen[number], gain, over, _, _ = envs[number].step(int(action))
            if over:
                won += (gain + 1) / 2
            else:
                still.append(number)
        playing = still
    return won / games


def draw(rows: list[dict[str, float]], path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axis = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for bot in [name for name in rows[0] if name != "decisions"]:
        axis.plot([row["decisions"] for row in rows], [100 * row[bot] for row in rows], "o-", label=f"against {bot}")
    axis.set(xlabel="decisions", ylabel="games won, %", ylim=(0, 100))
    axis.legend()
    figure.savefig(path)


def train(settings: argparse.Namespace) -> list[dict[str, float]]:
    torch.manual_seed(settings.seed)
    agent, games = Agent(), DuelBatch(settings.games, settings.seed)
    optimiser = torch.optim.Adam(agent.parameters(), RATE)
    rows: list[dict[str, float]] = []
    begin, round_number = time.monotonic(), 0
    while True:
        left = settings.minutes * 60 - (time.monotonic() - begin)
        last = left <= 0 or round_number == settings.rounds
        if round_number % settings.every == 0 or last:
            shares = {bot: share_won(agent, bot, settings.measured, 1000) for bot in settings.bots}
            rows.append({"decisions": float(round_number * settings.games * settings.steps), **shares})
            print(" ".join(f"{name} {value:.3g}" for name, value in rows[-1].items()), flush=True)
            keep(agent, rows, settings.out)  # at once: who has seen enough may stop it
        if last:
            return rows
        improve(agent, optimiser, collect(agent, games, settings.steps))
        round_number += 1


def keep(agent: Agent, rows: list[dict[str, float]], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    torch.save(agent.state_dict(), folder / "agent.pt")
    with (folder / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    draw(rows, folder / "curve.svg")


def settings_of(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a small agent for Duel.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=-1, help="stop after so many, whatever the time")
    parser.add_argument("--games", type=int, default=256, help="played at once")
    parser.add_argument("--steps", type=int, default=140, help="decisions of each game in a round")
    parser.add_argument("--every", type=int, default=5, help="rounds between two measurements")
    parser.add_argument("--measured", type=int, default=100, help="games of a measurement")
    parser.add_argument("--bots", nargs="+", default=["random", "greedy"], help="to be measured against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    return parser.parse_args(given)


if __name__ == "__main__":
    train(settings_of())
