"""The simulate command: a progress bar while games are played, then what they came to in short."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ..core.errors import Problem
from ..core.table import checked_seed
from ..sim import cluster
from ..sim.folder import Folder
from ..sim.plan import RANDOM, Plan
from ..sim.report.data import Results
from ..sim.simulate import Listener, Pool, conduct, processes
from ..text import Language
from .match import Workers, cores, percent, positive
from .options import Json, LanguageCode, Players, Rules
from .sources import known_game, make, with_players
from .terminal import Terminal

INTERRUPTED = 130  # the exit code of what Ctrl-C ended
MOST_GAMES = 1_000_000_000
Simulated = Annotated[
    list[str] | None, typer.Argument(metavar="PLAYER...", help="option.simulated", show_default=False)
]


def simulate(
    players: Simulated = None,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="option.simulate_out")] = Path("results"),
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="option.match_game")] = "duel",
    seats: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="option.games")] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="option.match_seed")] = 1,
    workers: Workers = None,
    option: Rules = None,
    resume: Annotated[bool, typer.Option("--resume", help="option.simulate_resume")] = False,
    turning: Annotated[bool, typer.Option("--turning", help="option.turning")] = False,
    decisions: Annotated[bool, typer.Option("--decisions", help="option.decisions")] = False,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="option.ray", show_default=False)] = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json).speaking_of(known_game(game))
    table = make(game, with_players(option, seats))
    named = tuple(players or (RANDOM,))
    plan = Plan.made(table, named, checked_seed(seed), turning=turning, decisions=decisions)
    if ray and workers is not None:
        raise Problem("not_together", "--workers", other="--ray")
    pool = cluster.ray(ray) if ray else processes(positive("workers", cores() if workers is None else workers))
    run(terminal, plan, positive("games", games, MOST_GAMES), Folder(out), resume, pool)


def run(terminal: Terminal, plan: Plan, games: int, folder: Folder, resume: bool, pool: Pool) -> None:
    """Play, keep, and say what it came to; who interrupts it loses no more than the chunks in play."""
    plan = folder.begin(plan, resume)
    begin = time.perf_counter()
    before = folder.games()
    try:
        with progress(terminal.language, games) as listen:
            conduct(plan, games, folder, pool, listen)
    except KeyboardInterrupt:
        terminal.say("simulate.stopped", games=folder.games(), path=folder.path)
        raise typer.Exit(INTERRUPTED) from None
    seconds = time.perf_counter() - begin
    report(terminal, Results.load(folder.path), (folder.games() - before) / seconds)


class Rate(TextColumn):
    """Games a second since this run began."""

    def __init__(self, speech: Language) -> None:
        super().__init__("")
        self.speech = speech

    def render(self, task: Task) -> Any:
        rate = task.finished_speed or task.speed or 0.0
        return Text(self.speech.say("simulate.rate", rate=f"{rate:,.0f}"))


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


def report(terminal: Terminal, results: Results, rate: float) -> None:
    if terminal.json:
        terminal.data(results.json() | {"folder": str(results.path), "rate": rate})
        return
    say = terminal.language.say
    grid = Grid(box=None, pad_edge=False, show_edge=False)
    for key in ("simulate.seat", "simulate.player"):
        grid.add_column(say(key))
    for key in ("match.share", "match.interval", "match.points"):
        grid.add_column(say(key), justify="right")
    for seat in results.seats():
        low, high = seat.won.interval
        interval = f"{percent(low)}-{percent(high)}"
        grid.add_row(str(seat.number), seat.player, percent(seat.won.value), interval, f"{seat.points.value:.1f}")
    terminal.show(grid)
    ways = (f"{terminal.language.say(f'way.{way}')} {percent(share.value)} %" for way, share in results.ways())
    terminal.say("simulate.ways", ways=", ".join(ways))
    terminal.say("simulate.done", games=results.games, rate=f"{rate:,.0f}", path=results.path)
