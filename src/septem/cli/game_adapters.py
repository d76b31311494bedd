"""The adapter of each game."""

from __future__ import annotations

from ..core.quote import Quote
from ..core.table import Table
from ..wonders.payment.explain import Offer
from .duel.adapter import DuelAdapter
from .game_adapter import GameAdapter
from .wonders.adapter import WondersAdapter

ADAPTERS: dict[str, GameAdapter] = {"duel": DuelAdapter(), "wonders": WondersAdapter()}


def adapter_of(table: Table) -> GameAdapter:
    return ADAPTERS[table.game.name]


def adapter_of_quote(quote: Quote) -> GameAdapter:
    """Each game has a kind of quote of its own."""
    return ADAPTERS["wonders" if isinstance(quote, Offer) else "duel"]
