"""Positions of the second edition in a few words."""

from __future__ import annotations

from tests.wonders.helpers import City, Scene, scene
from tests.wonders.scenes import ExpandedCity, ExpandedScene, expanded_scene


def second(*given: City, age: int = 2, turn: int = 2, players: int = 0, **rules: object) -> Scene:
    """A table in the middle of an age, unless another turn is wanted."""
    return scene(*given, age=age, turn=turn, players=players, edition="second", **rules)  # type: ignore[arg-type]


def mixed(*given: ExpandedCity, age: int = 2, turn: int = 2, **rules: object) -> ExpandedScene:
    """A table with Leaders and Cities, or the one that is wanted."""
    return expanded_scene(*given, age=age, turn=turn, edition="second", **rules)  # type: ignore[arg-type]
