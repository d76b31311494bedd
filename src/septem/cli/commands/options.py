"""Arguments and options that several commands share. Help texts are keys of the language tables."""

from pathlib import Path
from typing import Annotated

import typer

GameFile = Annotated[Path, typer.Argument(metavar="FILE", help="option.file", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="option.json")]
LanguageCode = Annotated[
    str | None, typer.Option("--language", metavar="en|fr", help="option.language", show_default=False)
]
Seat = Annotated[int | None, typer.Option("--seat", metavar="N", help="option.seat", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="option.seed", show_default=False)]
Rules = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="option.option", show_default=False)
]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="option.out", show_default=False)]
Names = Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="option.name", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="option.players", show_default=False)]
Points = Annotated[bool, typer.Option("--points", help="option.points")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="option.game")]
