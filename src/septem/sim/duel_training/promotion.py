"""The match that decides on promotion: paired games at equal iterations, stopped by a sequential test."""

from __future__ import annotations

from ...ai.duel.network import outcome
from ...ai.duel.policy_value import weights
from ...ai.duel.policy_value.search import PolicyValueSearch
from ...ai.duel.search_player import move_stats
from ...ai.move_stats import most_visited
from ...core.chance import Stream
from ...duel.game import Duel
from ..sequential import Bounds
from .settings import TrainingSettings


def share_of_candidate(
    game: Duel, networks: tuple[weights.Rows, weights.Rows], settings: TrainingSettings, bounds: Bounds, seed: int
) -> tuple[int, float, str | None]:
    """Games played, the share that the first network won, and the verdict of the test."""
    searches = [PolicyValueSearch(game, weights.network_of(rows)) for rows in networks]
    deals: list[float] = []
    verdict = None
    while verdict is None and len(deals) < settings.match_deals:
        first = play(game, searches, settings.match_iterations, seed + len(deals))
        second = play(game, searches[::-1], settings.match_iterations, seed + len(deals))
        deals.append((first + 1.0 - second) / 2)
        verdict = bounds.decide(deals)
    return 2 * len(deals), sum(deals) / len(deals), verdict


def play(game: Duel, searches: list[PolicyValueSearch], iterations: int, seed: int) -> float:
    """The result of the first seat."""
    state, imagined, stream = game.new(), game.new(), Stream(seed, "promotion")
    game.deal(state, seed)
    while owing := game.owing(state):
        seat = owing.bit_length() - 1
        moves = game.legal(state, seat)
        move = moves[0]
        if len(moves) > 1:
            imagined.copy_from(state)
            game.redeal(imagined, seat, stream)
            searches[seat].begin(imagined, seat, stream)
            searches[seat].run(iterations)
            move = most_visited(move_stats(searches[seat])).move
        game.play(state, seat, move)
    return outcome(state, 0)
