"""The match that decides on promotion: one seat with the candidate, the others with the present network."""

from __future__ import annotations

from ...ai.wonders.policy import Policy
from ...ai.wonders.search import Search, SearchConfig
from ...ai.wonders.value import weights
from ...core import bits
from ...core.chance import Stream
from ...wonders.game import Wonders
from ..sequential import Bounds
from .settings import WondersTrainingSettings


def share_of_candidate(
    game: Wonders,
    networks: tuple[weights.Rows, weights.Rows],
    settings: WondersTrainingSettings,
    bounds: Bounds,
    seed: int,
) -> tuple[int, float, str | None]:
    """Games played, the share that the candidate won on every seat of each deal, and the verdict of the test."""
    searches = [Search(game, Policy(), SearchConfig(), network=weights.network_of(rows)) for rows in networks]
    deals: list[float] = []
    verdict = None
    while verdict is None and len(deals) < settings.match_deals:
        shares = [play(game, searches, place, settings, seed + len(deals)) for place in range(game.players)]
        deals.append(sum(shares) / game.players)
        verdict = bounds.decide(deals)
    return game.players * len(deals), sum(deals) / len(deals), verdict


def play(game: Wonders, searches: list[Search], place: int, settings: WondersTrainingSettings, seed: int) -> float:
    """The share of one seat, which has the first search, in the victory."""
    state, imagined, stream = game.new(), game.new(), Stream(seed, "promotion", place)
    game.deal(state, seed)
    while owing := game.owing(state):
        seat = bits.members(owing)[0]
        moves = game.legal(state, seat)
        move = moves[0]
        if len(moves) > 1:
            search = searches[0 if seat == place else 1]
            imagined.copy_from(state)
            game.redeal(imagined, seat, stream)
            search.begin(imagined, seat, stream)
            search.run(settings.match_iterations)
            move = search.move_stats()[0].move
        game.play(state, seat, move)
    winners = bits.members(state.winners)
    return len(bits.members(state.eyes[place])) / len(winners) if place in winners else 0.0
