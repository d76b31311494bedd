"""A decision of 7 Wonders thought about closely: every move with its chance to win."""

from __future__ import annotations

from ...wonders.constants import WAY_PART
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ..analysis import Candidate, Decision
from ..players import SearchBudget
from .search import Finding, Search
from .search_player import paid, ponder, searcher

CLOSER = 8  # the move played gets at least one of so many iterations
LOOKED_AT = 4  # of the best moves


def study(game: Wonders, decision: Decision, iterations: int, seed: int) -> list[Candidate]:
    """All moves, in the order of the menu; the one that was played is looked at closely, too."""
    search = searcher(game, detailed=True)
    found = ponder(search, decision.view, seed, SearchBudget(iterations=iterations))
    moves = game.legal(search.root, decision.seat)
    played = kept(moves, decision.move)
    tried = next((one.tries for one in found if one.move == played), 0)
    search.insist(played, max(iterations // CLOSER - tried, 1))
    return candidates(search, moves, found)


def consider(game: Wonders, view: View, seed: int, thinking: SearchBudget) -> list[Candidate]:
    """All things that the seat that is asked can do, each paid for in the best way, the best ones first."""
    search = searcher(game, detailed=True)
    found = ponder(search, view, seed, thinking)
    tries = sum(one.tries for one in found)
    for one in found[:LOOKED_AT]:  # so that their chances say something
        search.insist(one.move, max(tries // CLOSER - one.tries, 0))
    moves = game.legal(search.root, search.seat)
    things = [move for move in moves if move == paid(search.root, search.seat, kept(moves, move), moves)]
    every = [one for one in candidates(search, moves, found) if one.move in things]
    return sorted(every, key=lambda one: (one.visits, one.worth), reverse=True)


def candidates(search: Search, moves: list[int], found: list[Finding]) -> list[Candidate]:
    """Tries as they were found; chances as they are known now. A move never tried is taken for the worst."""
    tries = {one.move: one.tries for one in found}
    worst = min(found, key=lambda one: one.chance).move
    every = []
    for move in moves:
        same = kept(moves, move)
        chances = search.chances(same if search.finding(same) else worst)
        every.append(Candidate(move, chances[search.seat], tries.get(same, 0), chances=chances))
    return every


def kept(moves: list[int], move: int) -> int:
    """The cheapest way to do the same thing: the search does not tell ways to pay apart."""
    return next(other for other in moves if not (other ^ move) & ~WAY_PART)
