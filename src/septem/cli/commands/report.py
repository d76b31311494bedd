"""The report command: a page with charts about simulated games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...core.errors import Problem
from ..console import Terminal
from .options import Json, LanguageCode

if TYPE_CHECKING:
    from ...sim.report.data import Results

Folder = Annotated[Path, typer.Argument(metavar="RESULTS", help="option.results", show_default=False)]
Against = Annotated[Path | None, typer.Option("--against", metavar="OTHER", help="option.against", show_default=False)]
Target = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="option.report_out", show_default=False)]
Offered = Annotated[
    list[str] | None, typer.Option("--offered", metavar="ITEM", help="option.offered", show_default=False)
]


def report(
    results: Folder,
    against: Against = None,
    out: Target = None,
    offered: Offered = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    from ...sim.report import deeper, page  # here, as they are needed by nothing else
    from ...sim.report.data import Results
    from ...sim.report.report_text import ReportText

    found = Results.load(results)
    other = Results.load(against) if against else None
    game = found.plan.game
    if other and other.plan.game != game:
        raise Problem("other_game", path=str(against), given=other.plan.game, wanted=game)
    terminal = Terminal.open(language, json, game=game)
    if offered:
        explore(terminal, found, offered)
        return
    files = page.write(found, other, ReportText(terminal.language, game), out or results)
    if json:
        compared = {"against": other.json()} if other else {}
        terminal.data(found.json() | deeper.json(found) | compared | {"files": [str(file) for file in files]})
    else:
        terminal.say("report.written", path=files[0])


def explore(terminal: Terminal, results: Results, offered: list[str]) -> None:
    """The choices in which all of these items were offered: what was taken, and who won."""
    from ...sim.report.choices import choices
    from ...sim.report.deeper import choices_grids, drafts_json
    from ...sim.report.report_text import ReportText
    from .simulation import grid_of

    found = choices(results.path, offered)
    if not found:
        raise Problem("never_offered", "--offered", items=", ".join(offered), path=str(results.path))
    if terminal.json:
        terminal.data({"offered": offered, "drafts": drafts_json(results.path, offered)})
        return
    text = ReportText(terminal.language, results.plan.game)
    for (family, _), chosen in found.items():
        for grid in choices_grids(family, [choice for choice in chosen if choice.name in offered], text):
            shown = grid_of(text, [], [])
            for place, head in enumerate(grid.heads):
                shown.add_column(head, justify="right" if place else "left")
            for row in grid.rows:
                shown.add_row(*row)
            terminal.show(shown)
