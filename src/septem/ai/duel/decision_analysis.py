"""A decision of Duel thought about closely: every move with its chances, the best ones with what may follow."""

from __future__ import annotations

from ...duel.game import Duel
from ...duel.knowledge.view import View
from ..analysis import Candidate, Decision
from ..players import SearchBudget
from .search import Search
from .search_player import Option, guided, options, ponder

CLOSER = 8  # the move played gets at least one of so many iterations
LINE = 5  # moves that may follow


def study(game: Duel, decision: Decision, iterations: int, seed: int) -> list[Candidate]:
    """All moves, in the order of the menu; the one that was played is looked at closely, too."""
    search = guided(game)
    found = ponder(search, decision.view, seed, SearchBudget(iterations=iterations))
    place = [option.move for option in found].index(decision.move)
    search.insist(place, max(iterations // CLOSER - found[place].visits, 0))
    closer = options(search)  # but that it was looked at does not make a move better
    return [candidate(search, number, option.visits, closer[number]) for number, option in enumerate(found)]


def candidate(search: Search, number: int, visits: int, option: Option) -> Candidate:
    chances = (option.worth, 1.0 - option.worth) if search.seat == 0 else (1.0 - option.worth, option.worth)
    return Candidate(option.move, option.worth, visits, tuple(search.tree.line(number, LINE)), chances)


def consider(game: Duel, view: View, seed: int, thinking: SearchBudget) -> list[Candidate]:
    """All moves of the seat that is asked, the best ones first."""
    search = guided(game)
    found = ponder(search, view, seed, thinking)
    every = [candidate(search, number, option.visits, option) for number, option in enumerate(found)]
    return sorted(every, key=lambda one: (one.visits, one.worth), reverse=True)
