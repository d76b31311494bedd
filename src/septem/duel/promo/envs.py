"""Features of what the promotional wonders show, in observations of version 1."""

from __future__ import annotations

from typing import Any

from ...envs.v1.layout import Layout, put_order
from ..data.catalogue import CATALOGUE
from ..game import Duel


class Features:
    """Cards put back into the box, while they lie on the table."""

    def __init__(self, layout: Layout, game: Duel) -> None:
        self.cards = layout.each(
            "place among the removed of", {card: CATALOGUE.id(card) for card in game.table_config.cards}
        )

    def write(self, seen: tuple[int, ...], seat: int, row: Any) -> None:
        put_order(row, self.cards, seen)
