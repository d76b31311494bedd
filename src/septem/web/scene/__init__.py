"""Scenes: the table as one viewer sees it, with everything the page needs to draw it.

The true position is not available here. Scenes are built from views and from positions imagined from views, so they
cannot contain hidden information.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ...text import language as language_of
from ...wire.wonders.city_summary import called_by_what_counts
from . import revealed
from .common import Viewer
from .duel import table as duel_table
from .models import Scene, Score, WireModel
from .viewer_cache import ViewerCache
from .wonders import table as wonders_table

__all__ = ["Scene", "SceneContext", "ViewerCache", "WireModel", "draw", "draw_revealed"]
GAMES: dict[str, ModuleType] = {"duel": duel_table, "wonders": wonders_table}


@dataclass(frozen=True)
class SceneContext:
    """The place of a scene in the log, and what its viewer may do there."""

    number: int = 0
    asked_at: int | None = None
    can_undo: bool = False
    waits: bool = False  # whether the viewer is not asked now but will be asked again


def draw(cache: ViewerCache, code: str, names: tuple[str, ...], context: SceneContext) -> Scene:
    """A view as a scene, in a language."""
    tables: Any = GAMES[cache.game.name]
    viewer = Viewer(cache, language_of(code, cache.game.name), names)
    seat = cache.view.seat
    result = tables.result(viewer)
    return Scene(
        number=context.number,
        seat=None if seat is None else seat + 1,
        board=tables.board(viewer),
        decision=tables.decision(viewer),
        asked_at=context.asked_at,
        choices=viewer.cached(tables.choices) if context.asked_at is not None else [],
        previews=viewer.cached(tables.previews) if seat is not None and context.waits else [],
        can_undo=context.can_undo,
        result=result,
        scores=scores(viewer) if result else [],
    )


def draw_revealed(cache: ViewerCache, code: str, names: tuple[str, ...], context: SceneContext, truth: Any) -> Scene:
    """The scene of a spectator together with everything hidden: only for finished games."""
    scene = draw(cache, code, names, context)
    viewer = Viewer(cache, language_of(code, cache.game.name), names)
    return scene.model_copy(update={"board": revealed.reveal(viewer, scene.board, truth)})


def scores(viewer: Viewer) -> list[Score]:
    options = viewer.game.options_json()
    sheets = [
        called_by_what_counts(viewer.game.score(viewer.world, seat), options) for seat in range(viewer.game.seats)
    ]
    return [Score(seat=seat + 1, categories=sheet, total=sum(sheet.values())) for seat, sheet in enumerate(sheets)]
