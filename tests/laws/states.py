"""Positions of either game, field by field, and as a seat sees them."""

from __future__ import annotations

from typing import Any

from septem.core.game import Game, HasFastViews
from septem.duel.state import State as DuelState
from septem.duel.state_fields import SCRATCH as DUEL_SCRATCH
from septem.wonders.state import State as WondersState
from septem.wonders.state_fields import SCRATCH as WONDERS_SCRATCH

SCRATCH: dict[type[Any], tuple[str, ...]] = {DuelState: DUEL_SCRATCH, WondersState: WONDERS_SCRATCH}


def everything(state: Any) -> dict[str, str]:
    """Every field of a position, to the last unused place; scratch means nothing between two answers."""
    names = [name for name in dir(state) if not name.startswith("_") and name not in SCRATCH[type(state)]]
    return {name: repr(getattr(state, name)) for name in names if not callable(getattr(state, name))}


def fast_view(game: Game, seat: int) -> Any:
    assert isinstance(game, HasFastViews)
    return game.fast_view(seat)


def seen_by(game: Game, state: Any, seat: int) -> Any:
    """A position as a fast view shows it to a seat."""
    view = fast_view(game, seat)
    view.update(state)
    return view.seen
