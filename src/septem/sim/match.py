"""Plays a match: resumes it from its file and stops as soon as the result is clear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ..ai.opponents import Opponent, entered
from ..core.game import Game
from .match_games import played
from .match_log import MatchLog
from .match_plan import MatchPlan, games_a_deal
from .sequential import Bounds
from .standings import Standings

Listener = Callable[[Standings], None]


@dataclass(frozen=True)
class MatchSettings:
    """Length, worker processes, stopping rule and file of a match."""

    deals: int
    workers: int = 1
    bounds: Bounds | None = None
    path: Path | None = None


def conduct(match: MatchPlan, settings: MatchSettings, listen: Listener) -> Standings:
    """Play a match. Games are counted in their order, so the result does not depend on the number of processes."""
    seats = match.check().seats
    standings = Standings(len(match.players), games_a_deal(len(match.players), seats))
    log = MatchLog(match, settings.path)
    known = log.recall(match.pairings(settings.deals, seats))
    log.open()
    try:
        for pairing, outcome in known:
            standings.add(pairing, outcome)
            if decided(standings, settings.bounds):
                return standings
        listen(standings)
        rest = islice(match.pairings(settings.deals, seats), len(known), None)
        for pairing, outcome in played(match, rest, settings.workers):
            log.write(pairing, outcome)
            standings.add(pairing, outcome)
            listen(standings)
            if decided(standings, settings.bounds):
                return standings
        return standings
    finally:
        log.close()


def between(
    game: Game, players: Sequence[Opponent], deals: int, seed: int = 0, workers: int = 1, listen: Listener | None = None
) -> Standings:
    """A match on paired deals between players in any form: names, objects with `answer`, functions.

    Several worker processes need players that can be pickled.
    """
    names, own = entered(players)
    plan = MatchPlan(game.name, game.options_json(), names, seed, own)
    return conduct(plan, MatchSettings(deals, workers), listen or (lambda standings: None))


def decided(standings: Standings, bounds: Bounds | None) -> str | None:
    """The result of the sequential test for the first player, evaluated after complete deals only."""
    return bounds.decide(standings.scores[0].deals) if bounds and standings.whole else None
