"""The puzzles command: mines puzzles into a file, or counts those of a file or of the package."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from ...ai.puzzles.mining import EFFORTS, Effort, mine
from ...ai.puzzles.puzzle import Puzzle, kind_of, kind_of_game, read_all, shipped
from ...core import storage
from ...core.errors import Problem
from ...core.game import Game
from ..console import Terminal
from .amounts import positive
from .options import Json, LanguageCode, Players, Rules
from .sources import known_game, make, with_players

LEVELS = range(1, 6)
File = Annotated[Path | None, typer.Argument(metavar="FILE", help="option.puzzle_file", show_default=False)]
Count = Annotated[int, typer.Option("--count", metavar="N", help="option.puzzle_count")]
Each = Annotated[int, typer.Option("--each", metavar="N", help="option.puzzle_each")]
Deals = Annotated[int, typer.Option("--deals", metavar="N", help="option.puzzle_deals")]
Verify = Annotated[
    int | None, typer.Option("--iterations", metavar="N", help="option.puzzle_iterations", show_default=False)
]


def puzzles(
    file: File = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="option.match_game")] = "duel",
    seats: Players = None,
    count: Count = 0,
    each: Each = 10,
    deals: Deals = 1000,
    iterations: Verify = None,
    option: Rules = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json, game=known_game(game))
    if count and file is None:
        raise Problem("usage", message=terminal.language.say("puzzles.no_file"))
    if count and file is not None:
        effort = EFFORTS[game]
        effort = effort if iterations is None else replace(effort, verify=positive("iterations", iterations))
        amounts = positive("count", count), positive("each", each), positive("deals", deals)
        fill(file, make(game, with_players(option, seats)), effort, amounts)
    report(terminal, list(shipped().values()) if file is None else known(file))


def known(file: Path) -> list[Puzzle]:
    if not file.exists():
        return []
    try:
        return read_all(storage.read_bytes(file).decode())
    except (ValueError, TypeError, KeyError):
        raise Problem("not_puzzles", path=storage.shown(file)) from None


def fill(file: Path, game: Game, effort: Effort, amounts: tuple[int, int, int]) -> None:
    """Add puzzles of one kind to a file; a run that was interrupted goes on with the deal of its last puzzle."""
    count, each, deals = amounts
    found = known(file)
    wanted = kind_of_game(game)
    same = [one for one in found if kind_of(one) == wanted]
    storage.write_text(file, "".join(one.json() + "\n" for one in found))  # without the half line of an interruption
    first = max((one.deal for one in same), default=1)
    with file.open("a", encoding="utf-8") as out:
        for _, puzzle in zip(range(count), mine(game, range(first, deals + 1), same, each, effort), strict=False):
            out.write(puzzle.json() + "\n")
            out.flush()


def report(terminal: Terminal, every: Sequence[Puzzle]) -> None:
    counts = Counter((kind_of(one), one.themes[0], one.level) for one in every)
    kinds = sorted({(kind, theme) for kind, theme, _ in counts})
    if terminal.json:
        rows = [{"game": kind, "theme": theme, "levels": levels(counts, kind, theme)} for kind, theme in kinds]
        terminal.data({"puzzles": len(every), "kinds": rows})
        return
    say = terminal.language.say
    grid = Grid(box=None, pad_edge=False, show_edge=False)
    for key in ("puzzles.game", "puzzles.theme"):
        grid.add_column(say(key))
    for level in LEVELS:
        grid.add_column(say("puzzles.level", level=level), justify="right")
    for kind, theme in kinds:
        grid.add_row(kind, theme, *map(str, levels(counts, kind, theme)))
    terminal.show(grid)
    terminal.say("puzzles.total", count=len(every))


def levels(counts: Counter[tuple[str, str, int]], kind: str, theme: str) -> list[int]:
    return [counts[kind, theme, level] for level in LEVELS]
