"""Observations and actions of version 1, behind the interface of all encoders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

from ...core.extras import library
from ...core.game import Game
from ...duel.game import Duel
from ...wonders.game import Wonders
from ..duel.features import DuelFeatures
from ..duel.named_rows import NamedRows as DuelRows
from ..duel.table_actions import DuelActions
from ..wonders.features import WondersFeatures
from ..wonders.named_rows import NamedRows as WondersRows
from ..wonders.table_actions import WondersActions
from .layout import put_flags


class Encoder1:
    """Writes positions and views into rows and numbers the moves of a table."""

    def __init__(self, game: Game, memory: bool = True) -> None:
        self.game = game
        rules: Any = game
        self.features, self.numbering = parts_of(rules, memory)
        self.rows: Rows = rows_of(rules, self.features, self.numbering)
        self.observation_size, self.actions = len(self.features.layout.names), len(self.numbering.names)
        self.passing: int | None = self.actions - 1

    def observation_names(self) -> list[str]:
        """What each number of an observation means."""
        return list(self.features.layout.names)

    def action_names(self) -> list[str]:
        """What each action means."""
        return list(self.numbering.names)

    def new_row(self) -> Any:
        return library("numpy", "rl").zeros(self.observation_size, "int8")

    def observe(self, state: Any, seat: int) -> Any:
        row = self.new_row()
        self.rows.observe(state, seat, row)
        return row

    def observe_view(self, view: Any) -> Any:
        row = self.new_row()
        self.features.write(view, row)
        return row

    def moves(self, state: Any, seat: int) -> dict[int, int]:
        legal = self.game.legal(state, seat)
        return self.rows.by_action(state, legal) if legal else {}

    def look(self, state: Any, seat: int) -> tuple[Any, dict[int, int]]:
        return self.observe(state, seat), self.moves(state, seat)

    def moves_of_view(self, view: Any, legal: Sequence[int]) -> dict[int, int]:
        found: dict[int, int] = self.numbering.by_action(view, legal)
        return found


class Rows(Protocol):
    """Writes positions and numbers moves without views, which take most of the time."""

    def observe(self, state: Any, seat: int, row: Any) -> None: ...

    def by_action(self, state: Any, legal: list[int]) -> dict[int, int]: ...


class DuelTable:
    """Rows of Duel: the base game by compiled code, then the parts of the expansions."""

    def __init__(self, game: Duel, features: DuelFeatures, numbering: DuelActions) -> None:
        self.rows = DuelRows(game, features, numbering)
        self.features, self.extensions = features, game.extensions

    def observe(self, state: Any, seat: int, row: Any) -> None:
        self.rows.write(state, seat, memoryview(row))
        for extension, part in zip(self.extensions, self.features.parts, strict=True):
            put_flags(row, self.features.box, extension.secretly_out(state, seat))
            if part:
                part.write(extension.see(state, seat), seat, row)

    def by_action(self, state: Any, legal: list[int]) -> dict[int, int]:
        return self.rows.by_action(state, legal)


class WondersTable:
    """Rows of 7 Wonders: by compiled code, or from views where expansions show something."""

    def __init__(self, game: Wonders, features: WondersFeatures, numbering: WondersActions) -> None:
        self.rows = WondersRows(game, features, numbering)
        self.game, self.features = game, features

    def observe(self, state: Any, seat: int, row: Any) -> None:
        if self.rows.complete:
            self.rows.write(state, seat, memoryview(row))
        else:
            self.features.write(self.game.view(state, seat), row)

    def by_action(self, state: Any, legal: list[int]) -> dict[int, int]:
        return self.rows.by_action(legal)


def rows_of(game: Any, features: Any, numbering: Any) -> Rows:
    return (DuelTable if isinstance(game, Duel) else WondersTable)(game, features, numbering)


@lru_cache(64)
def parts_of(game: Any, memory: bool) -> tuple[Any, Any]:
    """The layouts of a table, which never change: made once."""
    if isinstance(game, Duel):
        return DuelFeatures(game), DuelActions(game)
    assert isinstance(game, Wonders)
    return WondersFeatures(game, memory), WondersActions(game)
