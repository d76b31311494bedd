"""What a player is, how long it may think, and the simplest one.

A player is asked with three things: what its seat sees, the legal moves, and randomness of its own. It answers with one
of the moves. It keeps no more of a game than that: whatever it wants to remember between two questions must not change
its answers, so that it may sit in this process, in another one or across a network.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..core.chance import Stream


class Player(Protocol):
    """Answers a question: given what its seat sees, the legal moves, and randomness of its own."""

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int: ...


@dataclass(frozen=True)
class Thinking:
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
