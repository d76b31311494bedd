"""Thousands of games at once in NumPy arrays; all work between two calls is done by compiled code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.errors import Problem
from ..core.extras import library
from ..duel.game import Duel
from ..wonders.game import Wonders
from .duel import actions as duel_actions
from .duel import sizes as duel_sizes
from .duel.batch import DuelVector
from .wonders import actions as wonders_actions
from .wonders import sizes as wonders_sizes
from .wonders.batch import WondersVector

MOST_GAMES = 1 << 20


def check_size(games: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise Problem("wrong_number", "games", given=games, least=1, most=MOST_GAMES)


@dataclass(frozen=True)
class Batch:
    """The arrays of a batch; the next step overwrites them."""

    observations: Any  # int8, (games, OBSERVATION): of the deciding seat
    masks: Any  # int8, (games, ACTIONS): 1 where an action is legal
    seats: Any  # int8, (games,): the deciding seat
    rewards: Any  # float32, (games, 2): of the game that has just ended, by seat; else 0
    ended: Any  # int8, (games,): 1 where a game has just ended, and the observation is of the next one


class DuelBatch:
    """A batch of games of Duel, with any options."""

    observation_size, actions = duel_sizes.OBSERVATION, duel_actions.ACTIONS

    def __init__(self, games: int, seed: int = 0, **options: Any) -> None:
        numpy = library("numpy", "rl")
        check_size(games)
        self.batch = Batch(
            numpy.zeros((games, self.observation_size), numpy.int8),
            numpy.zeros((games, self.actions), numpy.int8),
            numpy.zeros(games, numpy.int8),
            numpy.zeros((games, 2), numpy.float32),
            numpy.zeros(games, numpy.int8),
        )
        self.chosen = numpy.zeros(games, numpy.int32)
        arrays = self.batch
        self.games = DuelVector(
            Duel(**options), seed, arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.ended
        )
        self.reset(seed)

    def reset(self, seed: int) -> Batch:
        self.games.reset(seed)
        return self.batch

    def step(self, actions: Any) -> Batch:
        """Play an action in each game. A Problem names a game whose action is not legal."""
        self.chosen[:] = actions
        refused = self.games.step(self.chosen)
        if refused >= 0:
            raise Problem("illegal_action", given=int(self.chosen[refused]), game=refused)
        return self.batch

    def sample(self) -> Any:
        """A legal action for each game, at random."""
        self.games.sample(self.chosen)
        return self.chosen.copy()


@dataclass(frozen=True)
class Tables:
    """The arrays of a batch in which all seats act at once; the next step overwrites them."""

    observations: Any  # int8, (games, seats, OBSERVATION): as each seat sees it
    masks: Any  # int8, (games, seats, ACTIONS): 1 where an action is legal; seats without a decision can only pass
    rewards: Any  # float32, (games, seats): of the game that has just ended; else 0
    ended: Any  # int8, (games,): 1 where a game has just ended, and the observations are of the next one


class WondersBatch:
    """A batch of games of 7 Wonders, with any options."""

    observation_size, actions = wonders_sizes.OBSERVATION, wonders_actions.ACTIONS

    def __init__(self, games: int, players: int = 3, seed: int = 0, **options: Any) -> None:
        numpy = library("numpy", "rl")
        check_size(games)
        rules = Wonders(players, **options)
        self.batch = Tables(
            numpy.zeros((games, players, self.observation_size), numpy.int8),
            numpy.zeros((games, players, self.actions), numpy.int8),
            numpy.zeros((games, players), numpy.float32),
            numpy.zeros(games, numpy.int8),
        )
        self.chosen = numpy.zeros((games, players), numpy.int32)
        arrays = self.batch
        self.games = WondersVector(rules, seed, arrays.observations, arrays.masks, arrays.rewards, arrays.ended)
        self.reset(seed)

    def reset(self, seed: int) -> Tables:
        self.games.reset(seed)
        return self.batch

    def step(self, actions: Any) -> Tables:
        """Play an action of every seat in each game. A Problem names a game in which one is not legal."""
        self.chosen[:] = actions
        refused = self.games.step(self.chosen)
        if refused >= 0:
            raise Problem("illegal_action", given=self.chosen[refused].tolist(), game=refused)
        return self.batch

    def sample(self) -> Any:
        """A legal action for each seat, at random."""
        self.games.sample(self.chosen)
        return self.chosen.copy()
