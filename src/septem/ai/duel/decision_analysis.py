"""Analyses a decision of Duel: every move with its chances, the best ones with their expected continuation."""

from __future__ import annotations

from ...duel.game import Duel
from ...duel.knowledge.view import View
from ..analysis import Candidate, Decision
from ..move_stats import MoveStats
from ..players import SearchBudget
from .search import Search
from .search_player import move_stats, search_view, strongest

CLOSER = 8  # the move that was played gets at least one of so many iterations
LINE = 5  # moves of a continuation


def study(game: Duel, decision: Decision, iterations: int, seed: int) -> list[Candidate]:
    """All moves, in the order of the menu. The move that was played is searched closely, too."""
    search = strongest(game)
    stats = search_view(search, decision.view, seed, SearchBudget(iterations=iterations))
    place = [one.move for one in stats].index(decision.move)
    search.run_below(place, max(iterations // CLOSER - stats[place].visits, 0))
    closer = move_stats(search)  # the extra visits improve its value, but must not count as preference
    return [candidate(search, number, one.visits, closer[number]) for number, one in enumerate(stats)]


def candidate(search: Search, number: int, visits: int, one: MoveStats) -> Candidate:
    chances = (one.chance, 1.0 - one.chance) if search.seat == 0 else (1.0 - one.chance, one.chance)
    return Candidate(one.move, one.chance, visits, tuple(search.tree.line(number, LINE)), chances)


def consider(game: Duel, view: View, seed: int, budget: SearchBudget) -> list[Candidate]:
    """All moves of the seat that is asked, the best ones first."""
    search = strongest(game)
    stats = search_view(search, view, seed, budget)
    every = [candidate(search, number, one.visits, one) for number, one in enumerate(stats)]
    return sorted(every, key=lambda one: (one.visits, one.worth), reverse=True)
