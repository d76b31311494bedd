"""Analyses a decision of 7 Wonders: every move with its chances to win."""

from __future__ import annotations

from dataclasses import replace

from ...wonders.constants import BUILD, RAISE, SELL
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ...wonders.moves import card_of, verb_of
from ..analysis import Candidate, Decision, Reason, hints, is_borderline, is_settled
from ..comparison import Comparison, Estimate, compare_closely, probes_for
from ..move_stats import MoveStats
from ..players import SearchBudget
from .probe import WondersProbe, cheapest
from .search import Search
from .search_player import choose_payment, new_search, search_view

CLOSER = 8  # one of the best moves gets at least one of so many iterations
BEST = 4  # moves that are searched closely
PROBES = 8  # searches of a decision: trees of several seats settle in different ways, which many of them average
USUAL_NOISE = 1.0  # of a result, relative to victories and defeats: every iteration ends with one

LEARNING = 0.4  # of a search that has visited a move rarely


def study(game: Wonders, decision: Decision, iterations: int, seed: int) -> list[Candidate]:
    """All actions, each with one payment: its best one, or the one that was played."""
    probes: list[WondersProbe] = []
    count = probes_for(iterations, PROBES)

    def begin(group: int) -> Comparison:
        new = [WondersProbe(game, decision.view, seed, number) for number in range(group * count, (group + 1) * count)]
        probes.extend(new)
        return Comparison(new, len(new[0].moves), game.players, USUAL_NOISE, LEARNING)

    first = begin(0)
    played = probes[0].moves.index(cheapest(probes[0].legal, decision.move))
    found = compare_closely(first, begin, played, iterations, is_settled, is_borderline)
    every = [judged(probes, place, one) for place, one in enumerate(found)]
    every[played] = replace(every[played], move=decision.move)
    return every


def judged(probes: list[WondersProbe], place: int, found: Estimate) -> Candidate:
    first = probes[0]
    move = choose_payment(first.search.root, first.seat, first.moves[place], first.legal)
    lead = sum(probe.lead(place) for probe in probes) / found.visits
    return Candidate(move, found.worth, found.visits, (), found.chances, found.error, lead)


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
    return hints(every)


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


def costs(game: Wonders, view: View, best: Candidate, played: Candidate) -> list[Reason]:
    """The points that the move played costs on average, in the final lead over the best other city."""
    lost = round((best.lead or 0.0) - (played.lead or 0.0))
    return [Reason("costs_lead", amount=lost)] if lost > 0 else []


def card(move: int) -> str | None:
    """The card of the hand that a move uses, if it is an action with a card."""
    return CATALOGUE.id(card_of(move)) if verb_of(move) in (SELL, BUILD, RAISE) else None
