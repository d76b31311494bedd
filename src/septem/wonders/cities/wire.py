"""Events and hypothetical moves of Cities as JSON documents have them, and Cities' part of a view."""

from __future__ import annotations

from collections.abc import Mapping

from ...wire.wonders.documents import Details, cause
from ...wire.wonders.hypothetical_moves import Things
from ..constants import CATEGORIES
from ..knowledge.view import View
from ..leaders.constants import LEADERS
from . import constants as w
from .view import CitiesView

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


def cities_part(view: View) -> CitiesView | None:
    return next((part for part in view.parts if isinstance(part, CitiesView)), None)


def debts(view: View, city: int) -> int:
    part = cities_part(view)
    return part.debts[city] if part else 0


def doves(view: View, city: int) -> int:
    part = cities_part(view)
    return part.doves[city] if part else 0


def favour(view: View, city: int) -> bool:
    """Whether a city may build a black building free of cost in this age."""
    part = cities_part(view)
    return bool(part and part.pardons >> city & 1)


def line_names(options: Mapping[str, object]) -> dict[str, str]:
    """Points of black cards count in the line of the leaders, which has another name without leaders (C-121)."""
    alone = options.get("cities") and not options.get("leaders")
    return {CATEGORIES[LEADERS]: "black_cards"} if alone else {}


def coins_owed(view: View, city: int) -> list[int]:
    """Every amount up to the coins that the city has to lose."""
    part = cities_part(view)
    return list(range(part.owed[city] + 1)) if part else []


THINGS: dict[int, Things] = {w.LOSE_COINS: coins_owed}
