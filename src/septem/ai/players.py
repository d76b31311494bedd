"""What a player is, and the simplest one."""

from collections.abc import Sequence
from typing import Any, Protocol

from ..core.chance import Stream


class Player(Protocol):
    """Answers a question: given what its seat sees, the legal moves, and randomness of its own."""

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int: ...


class RandomPlayer:
    """Takes any legal move, each as likely as the others."""

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        return moves[stream.below(len(moves))]
