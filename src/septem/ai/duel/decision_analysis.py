"""Analyses a decision of Duel: every move with its chances, the best ones with their expected continuation."""

from __future__ import annotations

from ...duel.constants import DRAFT
from ...duel.data.catalogue import CATALOGUE
from ...duel.game import Duel
from ...duel.knowledge.view import View
from ...duel.moves import first_of, verb_of
from ..analysis import Candidate, Decision, hints, is_borderline, is_settled
from ..comparison import Comparison, Estimate, compare_closely, probes_for
from ..players import SearchBudget
from .known_chances import candidates
from .probe import DuelProbe
from .reasons import card_of
from .search_player import search_view, strongest

LINE = 5  # moves of a continuation
PROBES = 4  # searches of a decision: each has to look deeply
USUAL_NOISE = 0.1  # of a result, relative to victories and defeats: a leaf has a value, and no playout

LEARNING = 0.1  # of a search that has visited a move rarely


def study(game: Duel, decision: Decision, iterations: int, seed: int) -> list[Candidate]:
    """All moves, in the order of the menu where they are searched."""
    if known := candidates(game, decision.view):
        return known
    probes: list[DuelProbe] = []
    count = probes_for(iterations, PROBES)

    def begin(group: int) -> Comparison:
        new = [DuelProbe(game, decision.view, seed, number) for number in range(group * count, (group + 1) * count)]
        probes.extend(new)
        return Comparison(new, len(new[0].moves), game.seats, USUAL_NOISE, LEARNING)

    first = begin(0)
    moves = probes[0].moves
    played = moves.index(decision.move)
    found = compare_closely(first, begin, played, iterations, is_settled, is_borderline)
    return [judged(probes, move, place, found[place]) for place, move in enumerate(moves)]


def judged(probes: list[DuelProbe], move: int, place: int, found: Estimate) -> Candidate:
    closest = max(probes, key=lambda probe: probe.tally(place).visits)
    return Candidate(move, found.worth, found.visits, closest.line(place, LINE), found.chances, found.error)


def consider(game: Duel, view: View, seed: int, budget: SearchBudget) -> list[Candidate]:
    """All moves of the seat that is asked, the best ones first."""
    if known := candidates(game, view):
        return known
    search = strongest(game)
    stats = search_view(search, view, seed, budget)
    every = []
    for place, one in enumerate(stats):
        chances = (one.chance, 1.0 - one.chance) if search.seat == 0 else (1.0 - one.chance, one.chance)
        every.append(Candidate(one.move, one.chance, one.visits, tuple(search.tree.line(place, LINE)), chances))
    return hints(every)


def card(move: int) -> str | None:
    """The card of the structure that a move takes, or the wonder that it drafts."""
    taken = first_of(move) if verb_of(move) == DRAFT else card_of(move)
    return None if taken is None else CATALOGUE.id(taken)
