"""Who plays 7 Wonders, with every expansion and number of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..wonders.game import Wonders
from .players import Player, RandomPlayer, Thinking
from .wonders_greedy import WondersGreedy

if TYPE_CHECKING:
    from .roster import Maker


def chance(game: Wonders, thinking: Thinking) -> Player:
    return RandomPlayer()


def greedy(game: Wonders, thinking: Thinking) -> Player:
    return WondersGreedy(game)


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
