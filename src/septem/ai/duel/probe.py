"""A search of Duel, as one of several that look at the same decision."""

from __future__ import annotations

from ...core.chance import Stream
from ...duel.game import Duel
from ...duel.knowledge.view import View
from ..comparison import Tally
from .search_player import strongest


class DuelProbe:
    def __init__(self, game: Duel, view: View, seed: int, number: int) -> None:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        self.seat = view.seat
        self.search = strongest(game)
        stream = Stream(seed, "thinking", number)
        self.search.begin(game.imagine(view, stream), view.seat, stream)

    @property
    def moves(self) -> list[int]:
        return [self.search.tree.edge(place)[0] for place in range(self.search.tree.children(0))]

    def run(self, iterations: int) -> None:
        self.search.run(iterations)

    def run_below(self, place: int, iterations: int) -> None:
        self.search.run_below(place, iterations)

    def tally(self, place: int) -> Tally:
        _, visits, total, _ = self.search.tree.edge(place)
        own_first = (total, visits - total)
        return Tally(visits, own_first if self.seat == 0 else own_first[::-1])

    def line(self, place: int, length: int) -> tuple[tuple[int, int], ...]:
        return tuple(self.search.tree.line(place, length))
