"""Observations and actions of version 1, behind the interface of all encoders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...core.extras import library
from ...core.game import Game
from ...duel.game import Duel
from ...wonders.game import Wonders
from ..duel.features import DuelFeatures
from ..duel.table_actions import DuelActions
from ..wonders.features import WondersFeatures
from ..wonders.table_actions import WondersActions


class Encoder1:
    """Writes views into rows and numbers the moves of a table."""

    def __init__(self, game: Game, memory: bool = True) -> None:
        self.game = game
        rules: Any = game
        self.features, self.numbering = parts_of(rules, memory)
        self.observation_size, self.actions = len(self.features.layout.names), len(self.numbering.names)
        self.passing: int | None = self.actions - 1

    def observation_names(self) -> list[str]:
        """What each number of an observation means."""
        return list(self.features.layout.names)

    def action_names(self) -> list[str]:
        """What each action means."""
        return list(self.numbering.names)

    def observe(self, state: Any, seat: int) -> Any:
        return self.observe_view(self.game.view(state, seat))

    def observe_view(self, view: Any) -> Any:
        row = library("numpy", "rl").zeros(self.observation_size, "int8")
        self.features.write(view, row)
        return row

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        legal = self.game.legal(state, seat)
        return self.moves_of_view(self.game.view(state, seat), legal) if legal else {}

    def look(self, state: Any, seat: int) -> tuple[Any, dict[int, int]]:
        """Views take most of the time, so there is only one."""
        view, legal = self.game.view(state, seat), self.game.legal(state, seat)
        return self.observe_view(view), self.moves_of_view(view, legal) if legal else {}

    def moves_of_view(self, view: Any, legal: Sequence[int]) -> dict[int, int]:
        found: dict[int, int] = self.numbering.by_action(view, legal)
        return found


@lru_cache(64)
def parts_of(game: Any, memory: bool) -> tuple[Any, Any]:
    """The layouts of a table, which never change: made once."""
    if isinstance(game, Duel):
        return DuelFeatures(game), DuelActions(game)
    assert isinstance(game, Wonders)
    return WondersFeatures(game, memory), WondersActions(game)
