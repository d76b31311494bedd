"""The match command: a progress bar while it is played, then a table, or JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ...core.table import checked_seed
from ...sim.match import Listener, MatchSettings, conduct, decided
from ...sim.match_plan import MatchPlan, games_a_deal
from ...sim.sequential import Bounds
from ...sim.standings import CONFIDENCE, Standings, ratings
from ..console import Terminal
from .amounts import Workers, cores, positive
from .options import Json, LanguageCode, Players, Rules
from .sources import known_game, make, with_players

Contestants = Annotated[list[str], typer.Argument(metavar="PLAYER...", help="option.contestants", show_default=False)]
Deals = Annotated[int, typer.Option("--deals", metavar="N", help="option.deals")]
Stop = Annotated[str | None, typer.Option("--stop", metavar="LOW:HIGH", help="option.stop", show_default=False)]
File = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="option.match_out", show_default=False)]


def match(
    players: Contestants,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="option.match_game")] = "duel",
    seats: Players = None,
    deals: Deals = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="option.match_seed")] = 1,
    workers: Workers = None,
    stop: Stop = None,
    option: Rules = None,
    out: File = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json, game=known_game(game))
    made = make(game, with_players(option, seats))
    planned = MatchPlan(game, made.options_json(), tuple(players), checked_seed(seed))
    amounts = positive("deals", deals), positive("workers", cores() if workers is None else workers)
    play_match(terminal, planned, MatchSettings(*amounts, Bounds.read(stop) if stop else None, out))


@dataclass(frozen=True)
class Report:
    """The results of a match, ready to be shown."""

    match: MatchPlan
    settings: MatchSettings
    standings: Standings
    seats: int

    @property
    def test_result(self) -> str | None:
        return decided(self.standings, self.settings.bounds)

    def json(self) -> dict[str, object]:
        match = self.match
        return {
            "game": match.game,
            "options": match.options,
            "seed": match.seed,
            "games": self.standings.games,
            "deals": self.standings.games // self.standings.games_a_deal,
            "even": 1 / self.seats,
            "confidence": CONFIDENCE,
            "players": self.players_json(),
            "stopped": self.stopped_json(),
        }

    def players_json(self) -> list[dict[str, object]]:
        rated = ratings(len(self.match.players), self.standings.history)
        return [
            {
                "player": player,
                "seats": score.games,
                "share": score.share,
                "interval": list(score.interval),
                "points": score.points / score.games if score.games else 0.0,
                "rating": {"mu": rating[0], "sigma": rating[1]},
            }
            for player, score, rating in zip(self.match.players, self.standings.scores, rated, strict=True)
        ]

    def stopped_json(self) -> dict[str, object] | None:
        bounds = self.settings.bounds
        if bounds is None:
            return None
        likelihood = bounds.likelihood(self.standings.scores[0].deals)
        return {"low": bounds.low, "high": bounds.high, "likelihood": likelihood, "verdict": self.test_result}


def play_match(terminal: Terminal, match: MatchPlan, settings: MatchSettings) -> None:
    """Play the match with a progress bar, then report."""
    seats = match.check().seats
    total = settings.deals * games_a_deal(len(match.players), seats)
    with progress(terminal, match, total) as listen:
        standings = conduct(match, settings, listen)
    report = Report(match, settings, standings, seats)
    if terminal.json:
        terminal.data(report.json())
    else:
        show(terminal, report)


@contextmanager
def progress(terminal: Terminal, match: MatchPlan, total: int) -> Iterator[Listener]:
    """A progress bar on stderr, so that results can be piped; none if stderr is not a terminal."""
    console = Console(stderr=True)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(match.players[0], total=total)

        def listen(standings: Standings) -> None:
            score = standings.scores[0]
            values = {"player": match.players[0], "share": terminal.language.percent(score.share)}
            bar.update(task, completed=standings.games, description=terminal.language.say("match.progress", **values))

        yield listen


def show(terminal: Terminal, report: Report) -> None:
    say, percent, decimal = terminal.language.say, terminal.language.percent, terminal.language.decimal
    grid = Grid(box=None, pad_edge=False, show_edge=False)
    grid.add_column(say("match.player"))
    for key in ("match.seats", "match.share", "match.interval", "match.points", "match.rating"):
        grid.add_column(say(key), justify="right")
    rated = ratings(len(report.match.players), report.standings.history)
    for player, score, rating in zip(report.match.players, report.standings.scores, rated, strict=True):
        low, high = score.interval
        grid.add_row(
            player,
            str(score.games),
            percent(score.share),
            f"{percent(low)}-{percent(high)}",
            decimal(score.points / max(score.games, 1)),
            f"{decimal(rating[0])} ± {decimal(rating[1])}",
        )
    terminal.show(grid)
    deals = report.standings.games // report.standings.games_a_deal
    terminal.say("match.games", games=report.standings.games, deals=deals, even=percent(1 / report.seats))
    show_test_result(terminal, report)


def show_test_result(terminal: Terminal, report: Report) -> None:
    bounds = report.settings.bounds
    if bounds:
        shares = {
            "low": terminal.language.percent(bounds.low),
            "high": terminal.language.percent(bounds.high),
            "player": report.match.players[0],
        }
        terminal.say(f"stop.{report.test_result or 'open'}", **shares)
