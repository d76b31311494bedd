"""Observations and actions of every game as arrays, behind one interface."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from ..core.errors import Problem
from ..core.extras import library
from ..core.game import Game
from ..duel.game import Duel
from ..wonders.game import Wonders
from .duel import actions as duel_actions
from .duel import numbering as duel_numbering
from .duel import sizes as duel_sizes
from .duel.row_encoder import RowEncoder as DuelRowEncoder
from .v1.encoder import Encoder1
from .wonders import actions as wonders_actions
from .wonders import numbering as wonders_numbering
from .wonders import sizes as wonders_sizes
from .wonders.row_encoder import RowEncoder as WondersRowEncoder

LOW, HIGH = -128, 127


@cache
def numpy() -> Any:
    """The library, looked for once: every observation needs it."""
    return library("numpy", "rl")


class Encoder(Protocol):
    """Encodes positions and moves of a game as arrays; their sizes are the same with every option and expansion."""

    observation_size: int
    actions: int
    passing: int | None  # the action of a seat without a decision, where all seats act at once

    def observe(self, state: Any, seat: int) -> Any:
        """The observation of a seat, as an int8 array."""

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        """The legal moves of a seat by action number; none if it has no decision."""

    def look(self, state: Any, seat: int) -> tuple[Any, dict[int, int]]:
        """Both at once, which may take less time."""


class RowsEncoder:
    """Observations and moves are written by compiled code, each for itself."""

    def observe(self, state: Any, seat: int) -> Any:
        raise NotImplementedError

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        raise NotImplementedError

    def look(self, state: Any, seat: int) -> tuple[Any, dict[int, int]]:
        return self.observe(state, seat), self.moves(state, seat)


class DuelEncoder(RowsEncoder):
    observation_size, actions = duel_sizes.OBSERVATION, duel_actions.ACTIONS
    passing: int | None = None

    def __init__(self, game: Duel) -> None:
        duel_numbering.check(game)
        self.game = game
        self.rows = DuelRowEncoder()

    def observe(self, state: Any, seat: int) -> Any:
        row = numpy().zeros(self.observation_size, "int8")
        self.rows.observe(state, seat, memoryview(row))
        return row

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        """Moves that differ only in the purse they pay from share a number: the first counts."""
        legal = self.game.legal(state, seat)
        self.rows.prepare(state)
        found: dict[int, int] = {}
        for move in legal:
            found.setdefault(self.rows.action(move), move)
        return found


class WondersEncoder(RowsEncoder):
    observation_size, actions = wonders_sizes.OBSERVATION, wonders_actions.ACTIONS
    passing: int | None = wonders_actions.PASS

    def __init__(self, game: Wonders) -> None:
        wonders_numbering.check(game)
        self.game = game
        self.rows = WondersRowEncoder(game)

    def observe(self, state: Any, seat: int) -> Any:
        row = numpy().zeros(self.observation_size, "int8")
        self.rows.observe(state, seat, self.game.owing(state), memoryview(row))
        return row

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        """Ways of paying beyond the first ones have no number."""
        return self.rows.by_action(self.game.legal(state, seat))


def encoder_for(game: Game, version: int = 0) -> Encoder:
    """The encoder of a version of the environments."""
    if version == 1:
        return Encoder1(game)
    if isinstance(game, Duel):
        return DuelEncoder(game)
    assert isinstance(game, Wonders)
    return WondersEncoder(game)


def move_text(game: Game, moves: dict[int, int], action: int) -> str:
    """The move of an action among legal moves, as text; a Problem if it is none of them."""
    if action not in moves:
        raise Problem("illegal_action", given=action, game=0)
    return game.write_move(moves[action])


def action_of(game: Game, moves: dict[int, int], text: str) -> int:
    """The action of a move among legal moves, given as text; a Problem if it is none of them."""
    wanted = game.read_move(text)
    for action, move in moves.items():
        if move == wanted:
            return action
    raise Problem("illegal_action", given=text, game=0)


def action_mask(encoder: Encoder, moves: dict[int, int]) -> Any:
    mask = numpy().zeros(encoder.actions, "int8")
    for action in moves:  # few: an index with a list would take longer
        mask[action] = 1
    return mask


def rewards(game: Game, state: Any) -> list[float]:
    """The rewards of a finished game: 1 for a sole winner, -1 divided among all losers; the sum is always 0."""
    winners, seats = game.winners(state), game.seats
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(seats * share - 1) / (seats - 1) for share in shares]
