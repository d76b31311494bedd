"""A table of Duel: the same as every table, with the types of this game, for type checkers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.table import Table

if TYPE_CHECKING:
    from .game import Duel
    from .knowledge.view import View
    from .state import State


class DuelTable(Table):
    """A game of Duel in progress."""

    game: Duel
    state: State

    def view(self, seat: int | None = None) -> View:
        """The view of a seat; without a seat, the view of a spectator."""
        seen: View = super().view(seat)
        return seen
