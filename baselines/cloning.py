"""Behaviour cloning: a network learns to play what a bot plays, from games of that bot with itself.

PYTHONPATH=build/lab .venv/bin/python -m baselines.cloning duel wonders --seeds 1 2 3 --out build/baselines
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from torch import nn

from septem import Stream
from septem.ai import roster
from septem.ai.players import asker_for
from septem.core import bits
from septem.core.game import Game
from septem.envs.encoding import encoder_for

from .measuring import Curve, share_won
from .network import COLUMNS, Agent
from .runs import options, train_each
from .tables import table_of

RATE, MINIBATCH = 2e-3, 256
TEACHER = "3"
Examples = tuple[Any, Any, Any]  # observations, masks and actions


def examples(game: str, teacher: str, count: int, seed: int) -> Examples:
    """Decisions of a bot with more than one legal action, in the columns of the network."""
    rules = table_of(game)
    place = {int(action): column for column, action in enumerate(COLUMNS[game])}
    rows, masks, actions = [], [], []
    for row, known, action in decided(rules, teacher, seed):
        mask: Any = np.zeros(len(place), np.int8)
        mask[[place[one] for one in known]] = 1
        rows.append(row)
        masks.append(mask)
        actions.append(place[action])
        if len(rows) == count:
            return torch.from_numpy(np.stack(rows)), torch.from_numpy(np.stack(masks)), torch.tensor(actions)
    raise AssertionError


def decided(rules: Game, teacher: str, seed: int) -> Iterator[tuple[Any, list[int], int]]:
    """Endless decisions: what the seat observes, its legal actions, and the one that the bot chose."""
    encoder, ask = encoder_for(rules, 0), asker_for(rules, roster.player(rules, teacher))
    luck, deal = Stream(seed, "baselines.cloning"), seed << 32
    while True:
        state = rules.new()
        rules.deal(state, deal)
        deal += 1
        while owing := rules.owing(state):
            seat = bits.lowest(owing)
            move = ask(state, seat, rules.legal(state, seat), luck)
            known = {move: action for action, move in encoder.moves(state, seat).items()}
            if len(known) > 1 and move in known:
                yield encoder.observe(state, seat), list(known.values()), known[move]
            rules.play(state, seat, move)


def train(game: str, seed: int, settings: argparse.Namespace) -> Curve:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    began = time.process_time()
    rows, masks, actions = examples(game, settings.teacher, settings.examples, seed)
    agent = Agent(rows.shape[1], len(COLUMNS[game]))
    optimiser = torch.optim.Adam(agent.parameters(), RATE)
    curve = Curve(settings.out / f"{game}-cloned-{seed}.csv")
    for epoch in range(settings.epochs + 1):
        if epoch:
            learn(agent, optimiser, (rows, masks, actions))
        shares = {bot: share_won(game, agent, bot, settings.measured) for bot in settings.bots}
        curve.add(epoch * len(rows), time.process_time() - began, shares)
        agent.save(settings.out / f"{game}-cloned-{seed}.npz", COLUMNS[game])
    return curve


def learn(agent: Agent, optimiser: Any, given: Examples) -> None:
    """One pass over all examples, in a new order."""
    rows, masks, actions = given
    for part in torch.randperm(len(actions)).split(MINIBATCH):
        policy, _ = agent(rows[part], masks[part])
        loss = nn.functional.cross_entropy(policy.logits, actions[part])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def settings_of(given: list[str] | None = None) -> argparse.Namespace:
    parser = options("Behaviour cloning of a bot.")
    parser.add_argument("--teacher", default=TEACHER)
    parser.add_argument("--examples", type=int, default=200_000)
    parser.add_argument("--epochs", type=int, default=6)
    return parser.parse_args(given)


def main(settings: argparse.Namespace) -> None:
    train_each(train, settings)


if __name__ == "__main__":
    main(settings_of())
