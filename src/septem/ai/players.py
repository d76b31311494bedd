"""The interface of a player, its search budget, and the random player.

A player receives what its seat sees, the legal moves, and a random stream; it answers with one of the moves. Its
answers must not depend on anything else, such as memories of earlier decisions: it may run in this process, in another
one or on another machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from ..core.chance import Stream
from ..core.game import Game, HasFastViews

Ask = Callable[[Any, int, Sequence[int], Stream], int]  # position, seat, legal moves, random stream


class Player(Protocol):
    """Chooses one of the legal moves, given what its seat sees and a random stream."""

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int: ...


@runtime_checkable
class FastPlayer(Protocol):
    """A player that needs only what its seat sees now: it can answer from a fast view."""

    def answer_fast(self, fast_view: Any, moves: Sequence[int], stream: Stream) -> int: ...


def asker_for(game: Game, player: Player) -> Ask:
    """A function that asks a player of this process: with a fast view if it accepts one, else with a view.

    The player never receives the position itself.
    """
    if not isinstance(player, FastPlayer) or not isinstance(game, HasFastViews):
        return lambda state, seat, moves, stream: player.answer(game.view(state, seat), moves, stream)
    fast_player, fast_views = player, [game.fast_view(seat) for seat in range(game.seats)]

    def ask(state: Any, seat: int, moves: Sequence[int], stream: Stream) -> int:
        fast_views[seat].update(state)
        return fast_player.answer_fast(fast_views[seat], moves, stream)

    return ask


@dataclass(frozen=True)
class SearchBudget:
    """The search budget of a decision, in iterations or seconds.

    The same iterations and seed always give the same move; seconds do not. `processor` counts seconds of CPU time
    instead of wall-clock time: fair on a busy machine.
    """

    iterations: int | None = None
    seconds: float | None = None
    cores: int = 1
    processor: bool = False

    def now(self) -> float:
        """The present time of the clock that counts."""
        return time.thread_time() if self.processor else time.perf_counter()


class RandomPlayer:
    """Plays a random legal move, all with the same probability."""

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        return moves[stream.below(len(moves))]

    def answer_fast(self, fast_view: Any, moves: Sequence[int], stream: Stream) -> int:
        return moves[stream.below(len(moves))]
