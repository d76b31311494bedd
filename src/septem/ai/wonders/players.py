"""Who plays 7 Wonders, with every expansion and number of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wonders.game import Wonders
from ..players import Player, RandomPlayer, SearchBudget
from .greedy import WondersGreedy
from .search_player import WondersThinker

if TYPE_CHECKING:
    from ..roster import Maker

BEGINNERS_WHIM, CASUAL_WHIM = 16.0, 7.0  # points


def beginner(game: Wonders, thinking: SearchBudget) -> Player:
    return WondersGreedy(game, BEGINNERS_WHIM)


def casual(game: Wonders, thinking: SearchBudget) -> Player:
    return WondersGreedy(game, CASUAL_WHIM)


def greedy(game: Wonders, thinking: SearchBudget) -> Player:
    return WondersGreedy(game)


def search(game: Wonders, thinking: SearchBudget) -> Player:
    return WondersThinker(game, thinking)


def chance(game: Wonders, thinking: SearchBudget) -> Player:
    return RandomPlayer()


MAKERS: dict[str, Maker] = {
    "1": beginner,
    "2": casual,
    "3": greedy,
    "4": search,
    "5": search,
    "search": search,
    "greedy": greedy,
    "random": chance,
}
USUAL: dict[str, SearchBudget] = {
    "4": SearchBudget(iterations=40),
    "5": SearchBudget(seconds=2.0),
    "search": SearchBudget(seconds=0.3),
}
