"""A search of 7 Wonders, as one of several that look at the same decision."""

from __future__ import annotations

from ...core.chance import Stream
from ...wonders.constants import WAY_PART
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ..comparison import Tally
from .policy import policy_of
from .search import Search, SearchConfig

ROOM = 1 << 15  # edges: a probe makes only a part of the iterations


class WondersProbe:
    """Payments are not distinguished: a move is an action with its first payment."""

    def __init__(self, game: Wonders, view: View, seed: int, number: int) -> None:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        self.seat = view.seat
        self.search = Search(game, policy_of(game), SearchConfig(), capacity=ROOM, detailed=True)
        stream = Stream(seed, "thinking", number)
        self.search.begin(game.imagine(view, stream), view.seat, stream)
        self.legal = game.legal(self.search.root, view.seat)
        self.moves = list(dict.fromkeys(cheapest(self.legal, move) for move in self.legal))

    def run(self, iterations: int) -> None:
        self.search.run(iterations)

    def run_below(self, place: int, iterations: int) -> None:
        self.search.run_below(self.moves[place], iterations)

    def tally(self, place: int) -> Tally:
        found = self.search.stats_of(self.moves[place])
        if found is None:
            return Tally(0, (0.0,) * self.search.game.players)
        return Tally(found.visits, tuple(found.visits * one for one in self.search.chances(self.moves[place])))

    def lead(self, place: int) -> float:
        """The sum of the final leads over the best other seat, in points."""
        return self.search.leads_after(self.moves[place])


def cheapest(moves: list[int], move: int) -> int:
    """The same action with the first payment: the search does not distinguish payments."""
    return next(other for other in moves if not (other ^ move) & ~WAY_PART)
