"""Players of 7 Wonders that follow the policy, without a search."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Stream
from ...wonders.game import Wonders
from ...wonders.knowledge.fast_view import FastView
from ...wonders.knowledge.view import View
from .policy import policy_of


class WondersGreedy:
    """Plays the move that the policy rates best, with noise in points."""

    def __init__(self, game: Wonders, noise: float = 0.0) -> None:
        self.game = game
        self.noise = noise
        self.policy = policy_of(game)

    def answer(self, view: View, moves: Sequence[int], stream: Stream) -> int:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        if len(moves) == 1:
            return moves[0]
        world = self.game.imagine(view, stream)
        return self.policy.pick(self.game, world, view.seat, stream, self.noise)

    def answer_fast(self, fast_view: FastView, moves: Sequence[int], stream: Stream) -> int:
        """The same choice from a fast view: the policy uses only visible information."""
        if len(moves) == 1:
            return moves[0]
        return self.policy.pick(self.game, fast_view.seen, fast_view.seat, stream, self.noise)
