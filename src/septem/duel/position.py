"""Positions and deals as they stand in files. (being written)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..core.table import checked_seed
from .state import State

if TYPE_CHECKING:
    from .game import Duel


def deal_json(game: Duel, state: State, deal: Mapping[str, object]) -> None:
    game.deal(state, checked_seed(deal.get("seed")))
