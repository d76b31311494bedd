"""Players of 7 Wonders that answer at once, by what a move seems to be worth."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Stream
from ...wonders.game import Wonders
from ...wonders.knowledge.fast_view import FastView
from ...wonders.knowledge.view import View
from .policy import Policy


class WondersGreedy:
    """Takes the move that looks best; the more whim, in points, the more often one that looks worse."""

    def __init__(self, game: Wonders, whim: float = 0.0) -> None:
        self.game = game
        self.whim = whim
        self.policy = Policy()

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        if len(moves) == 1:
            return moves[0]
        world = self.game.imagine(view, stream)
        return self.policy.pick(self.game, world, view.seat, stream, self.whim)

    def answer_fast(self, fast_view: FastView, moves: Sequence[int], stream: Stream) -> int:
        """The same judgement of the same moves: it looks at nothing that would have to be imagined."""
        if len(moves) == 1:
            return moves[0]
        return self.policy.pick(self.game, fast_view.seen, fast_view.seat, stream, self.whim)
