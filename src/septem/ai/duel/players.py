"""The players of Duel by name, for every configuration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...duel.game import Duel
from ..players import Player, RandomPlayer, SearchBudget
from .greedy import Greedy
from .known_chances import informed, well_informed
from .search_player import NetworkPlayer, OneCoreSearchPlayer, SearchPlayer

if TYPE_CHECKING:
    from ..roster import Maker, StyledMaker

BEGINNER_NOISE = 0.2  # a move whose value is this much lower is sometimes played


def beginner(game: Duel, budget: SearchBudget) -> Player:
    return NetworkPlayer(game, BEGINNER_NOISE)


def searching(game: Duel, kind: str, budget: SearchBudget) -> Player:
    return OneCoreSearchPlayer(game, kind, budget) if budget.cores == 1 else SearchPlayer(game, kind, budget)


def strongest(game: Duel, budget: SearchBudget) -> Player:
    return searching(game, "strongest", budget)


def reference(game: Duel, budget: SearchBudget) -> Player:
    """The strongest player before there was a policy-value network: what later ones are measured against."""
    return searching(game, "puct", budget)


def uct(game: Duel, budget: SearchBudget) -> Player:
    """The baseline: no knowledge but the rules."""
    return searching(game, "uct", budget)


def greedy(game: Duel, budget: SearchBudget) -> Player:
    return Greedy(game)


def random(game: Duel, budget: SearchBudget) -> Player:
    return RandomPlayer()


def styled(kind: str, noise: float = 0.0) -> StyledMaker:
    """Makes a player that searches so, with a style."""

    def make(game: Duel, budget: SearchBudget, style: str) -> Player:
        from .styles import player  # here, because most players have no style

        return informed(game, player(game, kind, budget, style, noise))

    return make


MAKERS: dict[str, Maker] = {
    "1": well_informed(beginner),
    "2": well_informed(reference),
    "3": well_informed(reference),
    "4": well_informed(reference),
    "5": well_informed(strongest),
    "search": well_informed(strongest),
    "reference": well_informed(reference),
    "uct": uct,
    "greedy": well_informed(greedy),
    "random": random,
}
STYLED: dict[str, StyledMaker] = {
    "1": styled("puct", BEGINNER_NOISE),
    "2": styled("puct"),
    "3": styled("puct"),
    "4": styled("puct"),
    "5": styled("strongest"),
}
DEFAULT_BUDGETS: dict[str, SearchBudget] = {
    "2": SearchBudget(iterations=0),
    "3": SearchBudget(iterations=12),
    "4": SearchBudget(iterations=100),
    "5": SearchBudget(seconds=2.0),
    "search": SearchBudget(seconds=1.0),
    "reference": SearchBudget(seconds=1.0),
    "uct": SearchBudget(seconds=1.0),
}
