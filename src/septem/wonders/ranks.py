"""Who stands where, by the keys of victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import State

if TYPE_CHECKING:
    from .game import Wonders


def ranks(game: Wonders, state: State) -> list[int]:
    """Each seat's rank, as it would be now: by points, then coins; equals share the better one (S-109, R-15)."""
    keys = [(sum(game.score(state, seat).values()), state.coins[seat]) for seat in range(state.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]
