"""7 Wonders and 7 Wonders Duel: rules, play and analysis."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from .core.errors import IllegalMove, Problem
from .core.shown import Drawn, Tabled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .core.chance import Chance, Stream
    from .core.events import Event
    from .core.quote import Quote
    from .core.record import Record
    from .core.table import Move, Table
    from .duel.game import Duel
    from .files import load, replay, save, save_position
    from .reasons import Reason
    from .text.narrate import story
    from .wonders.game import Wonders

    # The engine knows no bots, so their types are not imported here: those of `septem.ai.advice` are complete.
    analyse: Callable[..., Any]
    hint: Callable[..., Any]

# Each name is imported on first use: a program that plays one game does not load the other.
_LATER = {
    "Chance": "core.chance",
    "Duel": "duel.game",
    "Event": "core.events",
    "Move": "core.table",
    "Quote": "core.quote",
    "Reason": "reasons",
    "Record": "core.record",
    "Stream": "core.chance",
    "Table": "core.table",
    "Wonders": "wonders.game",
    "analyse": "ai.advice",
    "hint": "ai.advice",
    "load": "files",
    "replay": "files",
    "save": "files",
    "save_position": "files",
    "story": "text.narrate",
}


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_LATER[name]}", __name__), name)
    globals()[name] = value
    return value


def _sentence(problem: Problem) -> str:
    """The sentence of a problem. The texts are imported only when one is needed: most programs never meet a problem."""
    from .text import speak

    return speak(problem)


Problem.speak = _sentence


def _drawing(view: Drawn, language: str | None, players: Sequence[str]) -> str:
    from .pictures import drawing

    return drawing(view, language, players)


def _table(thing: Tabled, language: str | None) -> str:
    from .pictures.tables import tabulated

    return tabulated(thing, language)


Drawn.draw, Tabled.tabulate = _drawing, _table  # what notebooks show is imported when one does

__version__ = "0.1.0"
__all__ = [
    "Chance",
    "Duel",
    "Event",
    "IllegalMove",
    "Move",
    "Problem",
    "Quote",
    "Reason",
    "Record",
    "Stream",
    "Table",
    "Wonders",
    "analyse",
    "hint",
    "load",
    "replay",
    "save",
    "save_position",
    "story",
]
