"""The quote command: what an item costs a city, and why."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import GameFile, Json, LanguageCode
from .output import payer, report_quote
from .sources import opened


def quote(
    file: GameFile,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="option.payer")],
    build: Annotated[str, typer.Option("--build", metavar="ID", help="option.build")],
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal, table = opened(file, language, json)
    report_quote(terminal, table, payer(table, seat), build)
