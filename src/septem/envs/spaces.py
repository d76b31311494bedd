"""What the environments of PettingZoo and Gymnasium have in common: spaces and seeds."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from .encoding import HIGH, LOW, Encoder

SEEDS = 2**31 - 1
ILLEGAL = -1.0  # the reward of an illegal action; the game ends with it


def spaces_of(encoder: Encoder, actions: int | None = None) -> tuple[spaces.Dict, spaces.Discrete]:
    """The spaces of a seat's observations, which include the mask of its legal actions, and of its actions."""
    count = actions or encoder.actions
    parts = {
        "observation": spaces.Box(LOW, HIGH, (encoder.observation_size,), np.int8),
        "action_mask": spaces.Box(0, 1, (count,), np.int8),
    }
    return spaces.Dict(parts), spaces.Discrete(count)
