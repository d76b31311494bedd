"""The face of each game."""

from __future__ import annotations

from ..core.quote import Quote
from ..core.table import Table
from ..wonders.payment.explain import Offer
from .duel.adapter import DuelFace
from .game_adapter import Face
from .wonders.adapter import WondersFace

FACES: dict[str, Face] = {"duel": DuelFace(), "wonders": WondersFace()}


def face_of(table: Table) -> Face:
    return FACES[table.game.name]


def face_of_quote(quote: Quote) -> Face:
    """Each game has a kind of quote of its own."""
    return FACES["wonders" if isinstance(quote, Offer) else "duel"]
