"""Analyses a decision of 7 Wonders: every move with its chances to win."""

from __future__ import annotations

from ...wonders.constants import WAY_PART
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ..analysis import Candidate, Decision
from ..move_stats import MoveStats
from ..players import SearchBudget
from .search import Search
from .search_player import choose_payment, new_search, search_view

CLOSER = 8  # the move that was played gets at least one of so many iterations
BEST = 4  # moves that are searched closely


def study(game: Wonders, decision: Decision, iterations: int, seed: int) -> list[Candidate]:
    """All moves, in the order of the menu. The move that was played is searched closely, too."""
    search = new_search(game, detailed=True)
    found = search_view(search, decision.view, seed, SearchBudget(iterations=iterations))
    moves = game.legal(search.root, decision.seat)
    played = cheapest(moves, decision.move)
    visited = next((one.visits for one in found if one.move == played), 0)
    search.run_below(played, max(iterations // CLOSER - visited, 1))
    return candidates(search, moves, found)


def consider(game: Wonders, view: View, seed: int, budget: SearchBudget) -> list[Candidate]:
    """All actions of the seat that is asked, each with its best payment, the best actions first."""
    search = new_search(game, detailed=True)
    found = search_view(search, view, seed, budget)
    visits = sum(one.visits for one in found)
    for one in found[:BEST]:  # so that their chances say something
        search.run_below(one.move, max(visits // CLOSER - one.visits, 0))
    moves = game.legal(search.root, search.seat)
    things = [move for move in moves if move == choose_payment(search.root, search.seat, cheapest(moves, move), moves)]
    every = [one for one in candidates(search, moves, found) if one.move in things]
    return sorted(every, key=lambda one: (one.visits, one.worth), reverse=True)


def candidates(search: Search, moves: list[int], found: list[MoveStats]) -> list[Candidate]:
    """Visits as given; chances as the search knows them now. A move without visits gets those of the worst one."""
    visits = {one.move: one.visits for one in found}
    worst = min(found, key=lambda one: one.chance).move
    every = []
    for move in moves:
        same = cheapest(moves, move)
        chances = search.chances(same if search.stats_of(same) else worst)
        every.append(Candidate(move, chances[search.seat], visits.get(same, 0), chances=chances))
    return every


def cheapest(moves: list[int], move: int) -> int:
    """The same action with the first payment: the search does not distinguish payments."""
    return next(other for other in moves if not (other ^ move) & ~WAY_PART)
