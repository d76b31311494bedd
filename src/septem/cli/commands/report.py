"""The report command: a page with charts about simulated games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...core.errors import Problem
from ..console import Terminal
from .options import Json, LanguageCode

Folder = Annotated[Path, typer.Argument(metavar="RESULTS", help="option.results", show_default=False)]
Against = Annotated[Path | None, typer.Option("--against", metavar="OTHER", help="option.against", show_default=False)]
Target = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="option.report_out", show_default=False)]


def report(
    results: Folder, against: Against = None, out: Target = None, json: Json = False, language: LanguageCode = None
) -> None:
    from ...sim.report import page  # here, as they are needed by nothing else
    from ...sim.report.data import Results
    from ...sim.report.report_text import ReportText

    found = Results.load(results)
    other = Results.load(against) if against else None
    game = found.plan.game
    if other and other.plan.game != game:
        raise Problem("other_game", path=str(against), given=other.plan.game, wanted=game)
    terminal = Terminal.open(language, json, game=game)
    files = page.write(found, other, ReportText(terminal.language, game), out or results)
    if json:
        compared = {"against": other.json()} if other else {}
        terminal.data(found.json() | compared | {"files": [str(file) for file in files]})
    else:
        terminal.say("report.written", path=files[0])
