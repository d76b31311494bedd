"""Observations and actions of every game as arrays, behind one interface."""

from __future__ import annotations

from typing import Any, Protocol

from ..core.extras import library
from ..core.game import Game
from ..duel.game import Duel
from .duel.encoding import SIZES, Codec
from .wonders.encoding import ACTIONS as WONDERS_ACTIONS
from .wonders.encoding import OBSERVATION as WONDERS_OBSERVATION
from .wonders.encoding import numbered, observe

LOW, HIGH = -128, 127


class Coder(Protocol):
    """How a game looks to programs that learn; sizes are the same with every option and expansion."""

    observation: int
    actions: int

    def observe(self, state: Any, seat: int) -> Any:
        """What a seat sees, as an int8 array."""

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        """The moves of a seat by their numbers; none if it is not asked."""


class DuelCoder:
    observation, actions = SIZES

    def __init__(self, game: Duel) -> None:
        self.game = game
        self.codec = Codec()

    def observe(self, state: Any, seat: int) -> Any:
        row = library("numpy", "rl").zeros(self.observation, "int8")
        self.codec.observe(state, seat, memoryview(row))
        return row

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        """Of moves with one number, which differ in the purse they pay from, the first."""
        legal = self.game.legal(state, seat)
        self.codec.prepare(state)
        found: dict[int, int] = {}
        for move in legal:
            found.setdefault(self.codec.action(move), move)
        return found


class WondersCoder:
    observation, actions = WONDERS_OBSERVATION, WONDERS_ACTIONS

    def __init__(self, game: Game) -> None:
        self.game = game

    def observe(self, state: Any, seat: int) -> Any:
        return library("numpy", "rl").array(observe(self.game.view(state, seat)), "int8")

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        return numbered(self.game.legal(state, seat))


def coder_of(game: Game) -> Coder:
    return DuelCoder(game) if isinstance(game, Duel) else WondersCoder(game)


def mask_of(coder: Coder, moves: dict[int, int]) -> Any:
    mask = library("numpy", "rl").zeros(coder.actions, "int8")
    mask[list(moves)] = 1
    return mask


def rewards_of(game: Game, state: Any) -> list[float]:
    """What each seat gets in the end: 1 for who wins alone, -1 shared by all who lose; the sum is always 0."""
    winners, seats = game.winners(state), game.seats
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(seats * share - 1) / (seats - 1) for share in shares]
