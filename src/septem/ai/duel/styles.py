"""Styles of Duel players. Bonuses are chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...core.chance import Stream
from ...duel import moves as packed
from ...duel.constants import BUILD, DRAFT, RAISE, REVIVE, TOKEN_MOVE, YELLOW
from ...duel.data.catalogue import CATALOGUE
from ...duel.game import Duel
from ...duel.knowledge.view import View
from ..move_stats import MoveStats
from ..players import Player, SearchBudget
from ..styles import Liking, StyledPlayer, missing_visits
from .search import Search
from .search_player import SEARCHES, SEEDS, move_stats, search_view

BONUS = {"military": 0.12, "science": 0.12, "commerce": 0.12, "wonders": 0.12}
GETS = (BUILD, REVIVE)  # verbs with which a building comes into a city
SHIELDS = 3  # as many as a card has at most


def military(verb: int, item: int) -> float:
    return CATALOGUE.shields[item] / SHIELDS + 0.3 if CATALOGUE.shields[item] and verb in (*GETS, RAISE, DRAFT) else 0.0


def science(verb: int, item: int) -> float:
    return 1.0 if verb == TOKEN_MOVE or (verb in GETS and CATALOGUE.symbol[item] >= 0) else 0.0


def commerce(verb: int, item: int) -> float:
    return 1.0 if verb in GETS and CATALOGUE.colour[item] == YELLOW else 0.0


def wonders(verb: int, item: int) -> float:
    return 1.0 if verb == RAISE else 0.0


KINDS = {"military": military, "science": science, "commerce": commerce, "wonders": wonders}


def liking(style: str, move: int) -> float:
    return KINDS[style](packed.verb_of(move), packed.first_of(move))


def rate(
    search: Search, budget: SearchBudget, view: View, moves: Sequence[int], stream: Stream, liked: Liking
) -> list[MoveStats]:
    """All moves with their values; moves of the style get enough iterations."""
    stats = search_view(search, view, stream.below(SEEDS), budget)
    for place, lacking in missing_visits(stats, liked):
        search.run_below(place, lacking)
    return move_stats(search)


def player(game: Duel, kind: str, budget: SearchBudget, style: str, noise: float = 0.0) -> Player:
    """A player that searches, with a style."""
    search = SEARCHES[kind](game)
    return StyledPlayer(partial(rate, search, budget), partial(liking, style), BONUS[style], noise)
