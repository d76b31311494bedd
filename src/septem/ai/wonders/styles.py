"""Styles of players of 7 Wonders. Bonuses are points for the policy, and parts of a victory for the search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...core.chance import Stream
from ...wonders import moves as packed
from ...wonders.constants import BUILD, CLAIM, CLAIM_COLOUR, FOR_FREE_CITY, RAISE, REVIVE, YELLOW
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.game import Wonders
from ...wonders.knowledge.view import View
from ..move_stats import MoveStats
from ..players import Player, SearchBudget
from ..styles import Liking, StyledPlayer, missing_visits
from .greedy import WondersGreedy
from .search import Search
from .search_player import SEEDS, choose_payment, new_search, search_view

POINTS = 4.0
SHARE = 0.12
GETS = (BUILD, CLAIM, CLAIM_COLOUR, REVIVE)  # verbs with which a building comes into a city
SHIELDS = 3  # as many as a building has at most


def military(verb: int, card: int) -> float:
    return CATALOGUE.shields[card] / SHIELDS + 0.3 if verb in GETS and CATALOGUE.shields[card] else 0.0


def science(verb: int, card: int) -> float:
    return 1.0 if verb in GETS and (CATALOGUE.symbol[card] >= 0 or CATALOGUE.free_symbols[card]) else 0.0


def commerce(verb: int, card: int) -> float:
    return 1.0 if verb in GETS and CATALOGUE.colour[card] == YELLOW else 0.0


def wonders(verb: int, card: int) -> float:
    return 1.0 if verb == RAISE else 0.0


KINDS = {"military": military, "science": science, "commerce": commerce, "wonders": wonders}


def liking(style: str, move: int) -> float:
    """The Free City has no style: its card is a matter of what others do not get."""
    return 0.0 if move & FOR_FREE_CITY else KINDS[style](packed.verb_of(move), packed.card_of(move))


def rate_by_policy(
    player: WondersGreedy, view: View, moves: Sequence[int], stream: Stream, liked: Liking
) -> list[MoveStats]:
    world = player.game.imagine(view, stream)
    return [
        MoveStats(move, 0, worth, worth) for move, worth in player.policy.worths(player.game, world, view.seat or 0)
    ]


def rate_by_search(
    search: Search, budget: SearchBudget, view: View, moves: Sequence[int], stream: Stream, liked: Liking
) -> list[MoveStats]:
    """The visited actions with their values; those of the style get enough iterations. Each is paid in the best way."""
    stats = search_view(search, view, stream.below(SEEDS), budget)
    for place, lacking in missing_visits(stats, liked):
        search.run_below(stats[place].move, lacking)
    legal = list(moves)
    seat = view.seat or 0
    return [
        MoveStats(choose_payment(search.root, seat, one.move, legal), one.visits, one.chance, one.value)
        for one in search.move_stats()
    ]


def by_policy(game: Wonders, style: str, noise: float = 0.0) -> Player:
    return StyledPlayer(partial(rate_by_policy, WondersGreedy(game)), partial(liking, style), POINTS, noise)


def by_search(game: Wonders, budget: SearchBudget, style: str) -> Player:
    return StyledPlayer(partial(rate_by_search, new_search(game), budget), partial(liking, style), SHARE)
