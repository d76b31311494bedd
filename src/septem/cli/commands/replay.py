"""The replay command: tells a game from its record."""

from __future__ import annotations

from ...core.errors import Problem
from ..console import Terminal
from .options import GameFile, Json, LanguageCode, Seat
from .output import report_replay, seat_of
from .sources import Source


def replay(file: GameFile, seat: Seat = None, json: Json = False, language: LanguageCode = None) -> None:
    source = Source.load(file)
    if source.kind != "record":
        raise Problem("not_a_record")
    table = source.table
    terminal = Terminal.open(language, json, game=table.game.name)
    report_replay(terminal, table, seat_of(table, seat))
