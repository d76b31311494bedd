"""Runs a simulation in the terminal: a progress bar while games are played, then a short summary."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ...core.errors import INTERRUPTED, Problem
from ...sim.folder import Folder
from ...sim.plan import Plan
from ...sim.report.data import Results
from ...sim.report.report_text import ReportText
from ...sim.simulate import Listener, Pool, conduct
from ...text import Language
from ..console import Terminal

USUAL_GAMES = 1000


def wanted_games(given: int | None, kept: int, path: Path) -> int:
    """The total number of games; it must be given to resume a simulation with more games than the default."""
    if given is None and kept > USUAL_GAMES:
        raise Problem("games_kept", path=str(path), games=kept)
    return given or USUAL_GAMES


def run(terminal: Terminal, plan: Plan, given: int | None, folder: Folder, resume: bool, pool: Pool) -> None:
    """Play, store and summarise; an interruption loses only the chunks in play."""
    plan = folder.begin(plan, resume)
    begin = time.perf_counter()
    before = folder.games()
    games = folder.reach(plan, wanted_games(given, before, folder.path))
    try:
        with progress(terminal.language, games) as listen:
            conduct(plan, games, folder, pool, listen)
    except KeyboardInterrupt:
        games_kept = ReportText(terminal.language, plan.game).number(folder.games(), 0)
        terminal.say("simulate.stopped", games=games_kept, path=folder.path)
        raise typer.Exit(INTERRUPTED) from None
    seconds = time.perf_counter() - begin
    report(terminal, Results.load(folder.path), folder.games() - before, seconds)


class Rate(TextColumn):
    """Games per second since this run began."""

    def __init__(self, speech: Language) -> None:
        super().__init__("")
        self.speech = speech

    def render(self, task: Task) -> Any:
        rate = task.finished_speed or task.speed or 0.0
        return Text(self.speech.say("simulate.rate", rate=ReportText(self.speech, "").number(rate, 0)))


@contextmanager
def progress(speech: Language, games: int) -> Iterator[Listener]:
    """A bar on the error output, with the rate and the time left; none where nobody would see it move.

    It starts a thread, so it starts when something is told, not before.
    """
    console = Console(stderr=True)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(speech), TimeRemainingColumn())
    bar = Progress(*parts, console=console, disable=not console.is_terminal, speed_estimate_period=20)
    task = bar.add_task(speech.say("simulate.games"), total=games)

    def listen(kept: int) -> None:
        bar.start()
        bar.update(task, completed=kept)

    try:
        yield listen
    finally:
        bar.stop()


def report(terminal: Terminal, results: Results, played: int, seconds: float) -> None:
    if terminal.json:
        terminal.data(results.json() | {"folder": str(results.path), "rate": played / seconds})
        return
    text = ReportText(terminal.language, results.plan.game)
    terminal.show(seats_grid(results, text))
    if results.plan.turning:
        terminal.show(players_grid(results, text))
    ways = (f"{text.way(way)} {text.percent(share.value)} %" for way, share in results.ways())
    terminal.say("simulate.ways", ways=", ".join(ways))
    figures = {"games": text.number(results.games, 0), "rate": text.number(played / seconds, 0)}
    terminal.say("simulate.done" if played else "simulate.all_there", path=results.path, **figures)


def seats_grid(results: Results, text: ReportText) -> Grid:
    """The results of each seat, with its player unless players rotate."""
    turning = results.plan.turning
    named = ["simulate.seat"] if turning else ["simulate.seat", "simulate.player"]
    grid = grid_of(text, named, ["match.share", "match.interval", "match.points"])
    for seat in results.seats():
        figures = (text.percent(seat.won.value), text.interval(seat.won), text.number(seat.points.value))
        grid.add_row(str(seat.number), *([] if turning else [seat.player]), *figures)
    return grid


def players_grid(results: Results, text: ReportText) -> Grid:
    grid = grid_of(text, ["simulate.player"], ["match.share", "match.interval"])
    for player, won in results.players():
        grid.add_row(player, text.percent(won.value), text.interval(won))
    return grid


def grid_of(text: ReportText, named: list[str], figures: list[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, show_edge=False)
    for key in named:
        grid.add_column(text.language.say(key))
    for key in figures:
        grid.add_column(text.language.say(key), justify="right")
    return grid
