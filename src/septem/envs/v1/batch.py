"""A batch of games with observations and actions of version 1, for the vector environments of both games.

All seats act at once; a seat without a decision passes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ...core import bits
from ...core.game import Game
from ..encoding import rewards
from ..vector import Tables, check_size
from .encoder import Encoder1

SEEDS = (1 << 63) - 1


class Batch1:
    """Arrays of all seats, as in a batch of 7 Wonders."""

    def __init__(self, make: Callable[..., Game], count: int, memory: bool = True, **options: Any) -> None:
        check_size(count)
        self.game = make(**options)
        self.encoder = Encoder1(self.game, memory)
        self.observation_size, self.actions = self.encoder.observation_size, self.encoder.actions
        seats = self.game.seats
        self.batch = Tables(
            np.zeros((count, seats, self.observation_size), np.int8),
            np.zeros((count, seats, self.actions), np.int8),
            np.zeros((count, seats), np.float32),
            np.zeros(count, np.int8),
        )
        self.states = [self.game.new() for _ in range(count)]
        self.legal: list[list[dict[int, int]]] = [[{} for _ in range(seats)] for _ in range(count)]
        self.empty = self.game.new()
        self.holding = 0
        self.seed, self.dealt = 0, 0

    @property
    def games(self) -> Batch1:
        """The part that compiled batches keep apart."""
        return self

    def reset(self, seed: int) -> None:
        self.seed, self.dealt = seed, 0
        self.batch.rewards[:], self.batch.ended[:] = 0, 0
        for place in range(len(self.states)):
            self.deal(place)

    def deal(self, place: int) -> None:
        self.states[place].copy_from(self.empty)
        self.game.deal(self.states[place], self.seed + self.dealt & SEEDS)
        self.dealt += 1
        if self.holding:  # all seats are looked at, not one that is shown later
            self.show_all(place)

    def asked(self, place: int) -> int:
        return self.game.owing(self.states[place])

    def answer(self, place: int, seat: int, move: int) -> None:
        self.game.play(self.states[place], seat, move)

    def show(self, place: int, seat: int) -> None:
        """Write the observation of a seat, and its mask: without a decision it can only pass."""
        moves = self.encoder.moves(self.states[place], seat)
        self.legal[place][seat] = moves
        self.batch.masks[place, seat] = 0
        self.batch.masks[place, seat, list(moves) or [self.actions - 1]] = 1
        self.batch.observations[place, seat] = 0
        self.encoder.rows.observe(self.states[place], seat, self.batch.observations[place, seat])

    def show_all(self, place: int) -> None:
        for seat in range(self.game.seats):
            self.show(place, seat)

    def move_of(self, place: int, seat: int, action: int) -> int:
        return self.legal[place][seat].get(action, -1)

    def step(self, actions: Any) -> None:
        """Play the actions of all seats in each game, which the caller has checked; negative ones wait."""
        for place, chosen in enumerate(actions):
            if chosen[0] >= 0:
                self.play(place, chosen)

    def play(self, place: int, chosen: Any) -> None:
        for seat in bits.members(self.asked(place)):
            self.answer(place, seat, self.legal[place][seat][int(chosen[seat])])
        over = not self.asked(place)
        self.batch.rewards[place] = rewards(self.game, self.states[place]) if over else 0
        self.batch.ended[place] = over
        self.show_all(place)
