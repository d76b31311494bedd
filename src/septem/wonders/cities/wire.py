"""Events and hypothetical moves of Cities as JSON documents have them."""

from __future__ import annotations

from ...wire.wonders.city_summary import cities_part
from ...wire.wonders.documents import Details, cause
from ...wire.wonders.hypothetical_moves import Things
from ..knowledge.view import View
from . import constants as w

ITEM_FACTS = {
    w.FAVOUR_USED,
}
COIN_FACTS = {
    w.LOSS_DUE,
    w.LOSS_PAID,
}
DETAILS: dict[int, Details] = {
    w.DOVE_TAKEN: lambda told: {"item": cause(told.what), "tokens": told.amount},
    w.DOVE_SPENT: lambda told: {"tokens": told.amount},
    w.DEBT_TAKEN: lambda told: {"debts": told.amount},
}
VERBS = {w.LOSE_COINS: (w.PAY,)}


def coins_owed(view: View, city: int) -> list[int]:
    """Every amount up to what the city has to lose."""
    part = cities_part(view)
    return list(range(part.owed[city] + 1)) if part else []


THINGS: dict[int, Things] = {w.LOSE_COINS: coins_owed}
