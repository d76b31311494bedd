"""The moves command: lists what a seat can do, with prices."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import GameFile, Json, LanguageCode, Seat
from .output import report_moves
from .sources import opened


def moves(
    file: GameFile,
    seat: Seat = None,
    every: Annotated[bool, typer.Option("--all", help="option.all")] = False,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal, table = opened(file, language, json)
    report_moves(terminal, table, seat, every)
