"""The adapter of each game."""

from __future__ import annotations

from ..core.on_demand import OnDemand
from ..core.quote import Quote
from ..core.table import Table
from .game_adapter import GameAdapter


def duel() -> GameAdapter:
    from .duel.adapter import DuelAdapter

    return DuelAdapter()


def wonders() -> GameAdapter:
    from .wonders.adapter import WondersAdapter

    return WondersAdapter()


ADAPTERS = OnDemand(duel=duel, wonders=wonders)


def adapter_of(table: Table) -> GameAdapter:
    return ADAPTERS[table.game.name]


def adapter_of_quote(quote: Quote) -> GameAdapter:
    """Each game has a kind of quote of its own."""
    return ADAPTERS["duel" if type(quote) is Quote else "wonders"]
