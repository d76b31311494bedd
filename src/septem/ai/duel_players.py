"""Who plays Duel, in every configuration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..duel.game import Duel
from .greedy import Greedy
from .players import Player, RandomPlayer, Thinking

if TYPE_CHECKING:
    from .roster import Maker


def chance(game: Duel, thinking: Thinking) -> Player:
    return RandomPlayer()


def greedy(game: Duel, thinking: Thinking) -> Player:
    return Greedy(game)


MAKERS: dict[str, Maker] = {
    "1": chance,
    "2": greedy,
    "3": greedy,
    "4": greedy,
    "5": greedy,
    "greedy": greedy,
    "random": chance,
}
USUAL: dict[str, Thinking] = {}
