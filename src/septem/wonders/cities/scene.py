"""Cities' part of a scene: debts, doves, losses and free black cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...web.scene.common import Viewer
from .. import moves
from ..constants import FOR_FREE_CITY, FREE_SEAT
from ..knowledge.view import View
from . import wire
from .constants import PAY


def city_fields(view: View, city: int) -> dict[str, Any]:
    return {
        "debts": wire.debts(view, city),
        "doves": wire.doves(view, city),
        "owed": owed(view, city),
        "pardon": wire.favour(view, city),
    }


def owed(view: View, city: int) -> int:
    """The coins that a city has to lose."""
    part = wire.cities_part(view)
    return part.owed[city] if part else 0


def paid_loss(viewer: Viewer, move: int) -> dict[str, Any]:
    """The coins paid of a loss, and the debts for the rest."""
    amount = moves.card_of(move)
    city = FREE_SEAT if move & FOR_FREE_CITY else viewer.view.seat
    return {"amount": amount, "debts": owed(viewer.view, city) - amount}


SUBJECTS: dict[int, Callable[[Viewer, int], dict[str, Any]]] = {PAY: paid_loss}
