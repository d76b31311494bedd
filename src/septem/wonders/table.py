"""A table of 7 Wonders: the same as every table, with the types of this game, for type checkers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.table import Table

if TYPE_CHECKING:
    from .game import Wonders
    from .knowledge.view import View
    from .state import State


class WondersTable(Table):
    """A game of 7 Wonders in progress."""

    game: Wonders
    state: State

    def view(self, seat: int | None = None) -> View:
        """The view of a seat; without a seat, the view of a spectator."""
        seen: View = super().view(seat)
        return seen
