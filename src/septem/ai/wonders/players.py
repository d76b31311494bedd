"""The players of 7 Wonders by name, for every expansion and number of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wonders.game import Wonders
from ..players import Player, RandomPlayer, SearchBudget
from .greedy import WondersGreedy
from .search_player import WondersSearchPlayer

if TYPE_CHECKING:
    from ..roster import Maker, StyledMaker

BEGINNER_NOISE, CASUAL_NOISE = 16.0, 7.0  # points


def beginner(game: Wonders, budget: SearchBudget) -> Player:
    return WondersGreedy(game, BEGINNER_NOISE)


def casual(game: Wonders, budget: SearchBudget) -> Player:
    return WondersGreedy(game, CASUAL_NOISE)


def greedy(game: Wonders, budget: SearchBudget) -> Player:
    return WondersGreedy(game)


def search(game: Wonders, budget: SearchBudget) -> Player:
    return WondersSearchPlayer(game, budget)


def random(game: Wonders, budget: SearchBudget) -> Player:
    return RandomPlayer()


def styled_policy(noise: float = 0.0) -> StyledMaker:
    def make(game: Wonders, budget: SearchBudget, style: str) -> Player:
        from .styles import by_policy  # here, because most players have no style

        return by_policy(game, style, noise)

    return make


def styled_search(game: Wonders, budget: SearchBudget, style: str) -> Player:
    from .styles import by_search

    return by_search(game, budget, style)


MAKERS: dict[str, Maker] = {
    "1": beginner,
    "2": casual,
    "3": greedy,
    "4": search,
    "5": search,
    "search": search,
    "greedy": greedy,
    "random": random,
}
STYLED: dict[str, StyledMaker] = {
    "1": styled_policy(BEGINNER_NOISE),
    "2": styled_policy(CASUAL_NOISE),
    "3": styled_policy(),
    "4": styled_search,
    "5": styled_search,
}
DEFAULT_BUDGETS: dict[str, SearchBudget] = {
    "4": SearchBudget(iterations=40),
    "5": SearchBudget(seconds=2.0),
    "search": SearchBudget(seconds=0.3),
}
