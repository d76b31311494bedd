"""Drawings and tables for notebooks: `table.svg()`, and what notebooks show of tables, views and quotes."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ..text import checked, language

__all__ = ["drawing", "game_of", "spoken", "use_language"]
CHOSEN = {"language": "en"}


def use_language(code: str) -> None:
    """Choose the language of all drawings and tables that name none: `en` or `fr`."""
    CHOSEN["language"] = checked(code)


def spoken(code: str | None) -> str:
    return CHOSEN["language"] if code is None else checked(code)


def game_of(view: Any) -> str:
    """`duel` for a view of septem.duel."""
    return type(view).__module__.split(".")[1]


def drawing(view: Any, code: str | None, players: Sequence[str]) -> str:
    """A view as SVG."""
    game = game_of(view)
    drawn: str = import_module(f".{game}", __name__).draw(view, language(spoken(code), game), players)
    return drawn
