"""Who plays Duel, in every configuration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...duel.game import Duel
from ..players import Player, RandomPlayer, SearchBudget
from .greedy import Greedy
from .search_player import Hasty, LoneThinker, Thinker

if TYPE_CHECKING:
    from ..roster import Maker

BEGINNERS_WHIM = 0.2  # a move that seems this much worse is sometimes played


def beginner(game: Duel, thinking: SearchBudget) -> Player:
    return Hasty(game, BEGINNERS_WHIM)


def thinker(game: Duel, kind: str, thinking: SearchBudget) -> Player:
    return LoneThinker(game, kind, thinking) if thinking.cores == 1 else Thinker(game, kind, thinking)


def search(game: Duel, thinking: SearchBudget) -> Player:
    return thinker(game, "guided", thinking)


def uct(game: Duel, thinking: SearchBudget) -> Player:
    """The baseline: nothing but the rules."""
    return thinker(game, "uct", thinking)


def greedy(game: Duel, thinking: SearchBudget) -> Player:
    return Greedy(game)


def chance(game: Duel, thinking: SearchBudget) -> Player:
    return RandomPlayer()


MAKERS: dict[str, Maker] = {
    "1": beginner,
    "2": search,
    "3": search,
    "4": search,
    "5": search,
    "search": search,
    "uct": uct,
    "greedy": greedy,
    "random": chance,
}
USUAL: dict[str, SearchBudget] = {
    "2": SearchBudget(iterations=0),
    "3": SearchBudget(iterations=12),
    "4": SearchBudget(iterations=100),
    "5": SearchBudget(seconds=2.0),
    "search": SearchBudget(seconds=1.0),
    "uct": SearchBudget(seconds=1.0),
}
