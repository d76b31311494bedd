"""The show command: draws a game for a seat or a spectator."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import GameFile, Json, LanguageCode, Points, Seat
from .output import report_table, seat_of
from .sources import opened


def show(
    file: GameFile,
    seat: Seat = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="option.reveal")] = False,
    points: Points = False,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal, table = opened(file, language, json, points)
    place = seat_of(table, seat)
    if json:
        terminal.data(table.position_json() if reveal else table.view_json(place))
    else:
        report_table(terminal, table, place, reveal)
