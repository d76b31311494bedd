"""The network of all baselines: two hidden layers over the observation of version 0, a policy and a value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from septem import Wonders
from septem.envs.duel.actions import SHAPES, TURN_ACTIONS
from septem.envs.wonders import actions as wonders
from septem.envs.wonders.features import decks
from septem.envs.wonders.numbering import ITEM_NUMBERS

DUEL_VERBS = ("draft", "token", "revive", "destroy", "start")
WONDERS_VERBS = ("sell", "build", "claim", "raise", "revive")
HIDDEN = 64
NEVER = -1e9  # the logit of an illegal action


def duel_columns() -> list[int]:
    """Actions of base Duel have the first numbers."""
    return list(range(TURN_ACTIONS + sum(SHAPES[verb].size for verb in DUEL_VERBS)))


def wonders_columns() -> list[int]:
    """Actions with the cards of a table for three without expansions, and declining."""
    cards = sorted({ITEM_NUMBERS[card] for deck in decks(Wonders(players=3)) for card in deck})
    found = [wonders.FIRST_ACTIONS["decline"]]
    for verb in WONDERS_VERBS:
        ways = wonders.SHAPES[verb].ways
        first = wonders.FIRST_ACTIONS[verb]
        found += [first + card * ways + way for card in cards for way in range(ways)]
    return found


# What a network of a game tells apart: its columns, as numbers of actions.
COLUMNS = {"duel": np.array(duel_columns()), "wonders": np.array(wonders_columns())}


def eased(rows: Any) -> Any:
    """Observations with their large numbers made smaller."""
    seen = rows.float()
    return torch.sign(seen) * torch.log1p(seen.abs())


class Agent(nn.Module):  # type: ignore[misc]
    """A policy over the actions of a game, and the reward that it expects."""

    def __init__(self, inputs: int, actions: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        hidden = self.body(eased(rows))
        logits = self.policy(hidden).masked_fill(masks == 0, NEVER)
        return torch.distributions.Categorical(logits=logits), torch.tanh(self.value(hidden)).squeeze(-1)

    def act(self, rows: Any, masks: Any) -> tuple[Any, Any, Any]:
        """Actions drawn from the policy, the logarithms of their chances, and values."""
        with torch.no_grad():
            policy, value = self(torch.from_numpy(rows), torch.from_numpy(masks))
            action = policy.sample()
            return action.numpy(), policy.log_prob(action).numpy(), value.numpy()

    def save(self, path: Path, columns: Any) -> None:
        """In the form that `policy:FILE.npz` reads without torch; half precision is enough to play."""
        layers = [self.body[0], self.body[2], self.policy]
        arrays = {"columns": columns.astype(np.int16)}
        for number, layer in enumerate(layers):
            arrays[f"weight{number}"] = layer.weight.detach().numpy().T.astype(np.float16)
            arrays[f"bias{number}"] = layer.bias.detach().numpy().astype(np.float16)
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(path, **arrays)
