"""The ladder command: everybody plays everybody, then all players are listed on one rating scale."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table as Grid

from ...ai import roster
from ...core.table import checked_seed
from ...sim.ladder import Rung
from ...sim.ladder import ladder as rated
from ...sim.match import MatchSettings, conduct
from ...sim.match_plan import MatchPlan, games_a_deal
from ...sim.standings import CONFIDENCE
from ..console import Terminal
from .amounts import Workers, cores, positive
from .match import Deals, File, progress
from .options import Json, LanguageCode, Players, Rules
from .sources import known_game, make, with_players

Contestants = Annotated[
    list[str] | None, typer.Argument(metavar="PLAYER...", help="option.ladder_players", show_default=False)
]


def ladder(
    players: Contestants = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="option.match_game")] = "duel",
    seats: Players = None,
    deals: Deals = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="option.match_seed")] = 1,
    workers: Workers = None,
    option: Rules = None,
    out: File = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json).speaking_of(known_game(game))
    made = make(game, with_players(option, seats))
    plan = MatchPlan(game, made.options_json(), tuple(players or roster.LEVELS), checked_seed(seed))
    processes = positive("workers", cores() if workers is None else workers)
    settings = MatchSettings(positive("deals", deals), processes, None, out)
    total = settings.deals * games_a_deal(len(plan.players), plan.check().seats)
    with progress(terminal, plan, total) as listen:
        standings = conduct(plan, settings, listen)
    show(terminal, plan, rated(plan.players, standings.history, plan.seed))


def show(terminal: Terminal, plan: MatchPlan, rungs: list[Rung]) -> None:
    if terminal.json:
        players = [asdict(rung) for rung in rungs]
        terminal.data({"game": plan.game, "options": plan.options, "confidence": CONFIDENCE, "players": players})
        return
    say = terminal.language.say
    grid = Grid(box=None, pad_edge=False, show_edge=False)
    grid.add_column(say("match.player"))
    for key in ("ladder.rating", "match.interval", "ladder.games"):
        grid.add_column(say(key), justify="right")
    for rung in rungs:
        grid.add_row(rung.player, f"{rung.rating:.0f}", f"{rung.low:.0f}-{rung.high:.0f}", str(rung.games))
    terminal.show(grid)
