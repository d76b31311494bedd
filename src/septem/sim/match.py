"""A match from beginning to end: recalled from its file, played on, and stopped as soon as it is decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from .match_games import played
from .match_log import Ledger
from .match_plan import Match, games_a_deal
from .sequential import Bounds
from .standings import Standing

Listener = Callable[[Standing], None]


@dataclass(frozen=True)
class Terms:
    """How long a match goes on, and who plays its games."""

    deals: int
    workers: int = 1
    bounds: Bounds | None = None
    path: Path | None = None


def conduct(match: Match, terms: Terms, listen: Listener) -> Standing:
    """Play a match. Whatever the number of processes, games are taken in by their order: the result is the same."""
    seats = match.check().seats
    standing = Standing(len(match.players), games_a_deal(len(match.players), seats))
    ledger = Ledger(match, terms.path)
    known = ledger.recall(match.bouts(terms.deals, seats))
    ledger.open()
    try:
        for bout, outcome in known:
            standing.add(bout, outcome)
            if decided(standing, terms.bounds):
                return standing
        listen(standing)
        rest = islice(match.bouts(terms.deals, seats), len(known), None)
        for bout, outcome in played(match, rest, terms.workers):
            ledger.write(bout, outcome)
            standing.add(bout, outcome)
            listen(standing)
            if decided(standing, terms.bounds):
                return standing
        return standing
    finally:
        ledger.close()


def decided(standing: Standing, bounds: Bounds | None) -> str | None:
    """What the test of the first player says, asked after complete deals only."""
    return bounds.verdict(standing.scores[0].deals) if bounds and standing.whole else None
