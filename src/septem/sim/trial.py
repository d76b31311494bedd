"""A trial: one position of a game in which a seat may build or sell a card, drawn by lot, to be played both ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.chance import Stream
from ..core.game import Game
from .chosen import ITEM_OF, use_of

BUILD, SELL = "build", "sell"


@dataclass(frozen=True)
class Found:
    """The position and its two moves about one card."""

    state: Any
    number: int  # of the decision, from 0
    seat: int
    card: str
    build: int
    sell: int


class Trial:
    """Watches a game and keeps one of its positions; each that fits is as likely as any other."""

    def __init__(self, game: Game, luck: Stream) -> None:
        self.game = game
        self.luck = luck
        self.fitting = 0
        self.found: Found | None = None

    def see(self, state: Any, number: int, seat: int, moves: Sequence[int]) -> None:
        ways = both_ways(self.game, moves)
        if not ways:
            return
        self.fitting += 1
        if self.luck.below(self.fitting) == 0:
            kept = self.game.new()
            kept.copy_from(state)
            card = list(ways)[self.luck.below(len(ways))]
            self.found = Found(kept, number, seat, card, *ways[card])


def both_ways(game: Game, moves: Sequence[int]) -> dict[str, tuple[int, int]]:
    """The cards that can be built and sold, with these two moves. Of several ways to pay, the first counts."""
    uses: dict[str, dict[str, int]] = {BUILD: {}, SELL: {}}
    for move in moves:
        use, item = use_of(game, move), ITEM_OF[game.name](move)
        if use in uses and item and item[0] == "card":
            uses[use].setdefault(item[1], move)
    return {card: (move, uses[SELL][card]) for card, move in uses[BUILD].items() if card in uses[SELL]}
