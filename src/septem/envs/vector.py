"""Thousands of games at once in NumPy arrays; all work between two calls is done by compiled code."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Self

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


class Arrays:
    """Arrays that are copied and compared as a whole."""

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and contents(self) == contents(other)

    def __hash__(self) -> int:
        """Of the present content: arrays that change must not be the key of a dict."""
        return hash(contents(self))


def contents(arrays: object) -> tuple[tuple[tuple[int, ...], bytes], ...]:
    return tuple((array.shape, array.tobytes()) for array in vars(arrays).values())


class CopiedBatch:
    """A batch that can be copied, compared and pickled; a copy goes on with the same games and the same luck."""

    games: DuelVector | WondersVector
    batch: Batch | Tables

    def __reduce__(self) -> tuple[object, ...]:
        ends = self.batch.rewards.copy(), self.batch.ended.copy()
        options = self.games.game.options_json()
        return restored, (type(self), self.games.games, options, self.games.content(), *ends)

    def __eq__(self, other: object) -> bool:
        """Whether two batches have the same games, and will go on in the same way."""
        if not isinstance(other, CopiedBatch) or type(self) is not type(other):
            return NotImplemented
        mine, theirs = self.games, other.games
        return mine.game == theirs.game and mine.content() == theirs.content() and self.batch == other.batch

    def __hash__(self) -> int:
        """Of what never changes."""
        return hash((self.games.game, self.games.games))


def restored(kind: type[Any], games: int, options: dict[str, object], content: Any, rewards: Any, ended: Any) -> Any:
    batch = kind(games, **options)
    batch.games.restore(content)
    batch.batch.rewards[:] = rewards
    batch.batch.ended[:] = ended
    return batch


@dataclass(frozen=True, eq=False)
class Batch(Arrays):
    """The arrays of a batch; the next step overwrites them."""

    observations: Any  # int8, (games, OBSERVATION): of the deciding seat
    masks: Any  # int8, (games, ACTIONS): 1 where an action is legal
    seats: Any  # int8, (games,): the deciding seat
    rewards: Any  # float32, (games, 2): of the game that has just ended, by seat; else 0
    ended: Any  # int8, (games,): 1 where a game has just ended, and the observation is of the next one


class DuelBatch(CopiedBatch):
    """A batch of games of Duel, with any options."""

    batch: Batch
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


@dataclass(frozen=True, eq=False)
class Tables(Arrays):
    """The arrays of a batch in which all seats act at once; the next step overwrites them."""

    observations: Any  # int8, (games, seats, OBSERVATION): as each seat sees it
    masks: Any  # int8, (games, seats, ACTIONS): 1 where an action is legal; seats without a decision can only pass
    rewards: Any  # float32, (games, seats): of the game that has just ended; else 0
    ended: Any  # int8, (games,): 1 where a game has just ended, and the observations are of the next one


class WondersBatch(CopiedBatch):
    """A batch of games of 7 Wonders, with any options."""

    batch: Tables
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
