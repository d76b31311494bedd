"""Events of a table in words, for programs."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.events import Event
from ..core.table import Table
from . import language as speaking


def story(table: Table, events: Iterable[Event] | None = None, language: str = "en") -> list[str]:
    """The given events as sentences; without events, all public events of the table so far.

    Whatever is given is told: `play` returns also what only some may hear, `table.events(seat)` what a seat has heard.
    """
    told = speaking(language, table.game.name)
    return told.story(table.events() if events is None else events, told.names(table.players, table.game.seats))
