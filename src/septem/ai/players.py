"""What a player is, how long it may think, and the simplest one.

A player is asked with three things: what its seat sees, the legal moves, and randomness of its own. It answers with one
of the moves. It keeps no more of a game than that: whatever it wants to remember between two questions must not change
its answers, so that it may sit in this process, in another one or across a network.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from ..core.chance import Stream
from ..core.game import Game, HasFastViews

Ask = Callable[[Any, int, Sequence[int], Stream], int]  # given the table's position, a seat, its moves, and luck


class Player(Protocol):
    """Answers a question: given what its seat sees, the legal moves, and randomness of its own."""

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int: ...


@runtime_checkable
class FastPlayer(Protocol):
    """A player for whom it is enough what its seat sees now: it can be asked with a glimpse, which is much faster."""

    def answer_fast(self, fast_view: Any, moves: Sequence[int], stream: Stream) -> int: ...


def asking(game: Game, player: Player) -> Ask:
    """How to ask a player at tables of this process: with a glimpse where that is enough, else with a view.

    The player is given neither the table nor another seat's eyes.
    """
    if not isinstance(player, FastPlayer) or not isinstance(game, HasFastViews):
        return lambda state, seat, moves, stream: player.answer(game.view(state, seat), moves, stream)
    fast_player, eyes = player, [game.fast_view(seat) for seat in range(game.seats)]

    def ask(state: Any, seat: int, moves: Sequence[int], stream: Stream) -> int:
        eyes[seat].update(state)
        return fast_player.answer_fast(eyes[seat], moves, stream)

    return ask


@dataclass(frozen=True)
class SearchBudget:
    """How much a player may think about a move: so many iterations, or so many seconds; none: as it is used to.

    Iterations and a seed give the same move again, always; seconds do not. Seconds may be those of the processor:
    on a busy machine they are fair, and those of the clock are not.
    """

    iterations: int | None = None
    seconds: float | None = None
    cores: int = 1
    processor: bool = False

    def now(self) -> float:
        """The time by which seconds are counted."""
        return time.thread_time() if self.processor else time.perf_counter()


class RandomPlayer:
    """Takes any legal move, each as likely as the others."""

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        return moves[stream.below(len(moves))]

    def answer_fast(self, fast_view: Any, moves: Sequence[int], stream: Stream) -> int:
        return moves[stream.below(len(moves))]
