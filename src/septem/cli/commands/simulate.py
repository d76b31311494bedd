"""The simulate command: many games between bots, stored as Parquet files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...core.errors import Problem
from ...core.table import checked_seed
from ..console import Terminal
from .amounts import Workers, cores, positive
from .options import Json, LanguageCode, Players, Rules
from .sources import known_game, make, with_players

MOST_GAMES = 1_000_000_000
Simulated = Annotated[
    list[str] | None, typer.Argument(metavar="PLAYER...", help="option.simulated", show_default=False)
]


def simulate(
    players: Simulated = None,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="option.simulate_out")] = Path("results"),
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="option.match_game")] = "duel",
    seats: Players = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", help="option.games", show_default="1000")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="option.match_seed")] = 1,
    workers: Workers = None,
    option: Rules = None,
    resume: Annotated[bool, typer.Option("--resume", help="option.simulate_resume")] = False,
    turning: Annotated[bool, typer.Option("--turning", help="option.turning")] = False,
    decisions: Annotated[bool, typer.Option("--decisions", help="option.decisions")] = False,
    drafts: Annotated[bool, typer.Option("--drafts", help="option.drafts")] = False,
    trials: Annotated[bool, typer.Option("--trials", help="option.trials")] = False,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="option.ray", show_default=False)] = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    from ...sim import cluster  # here, because help needs none of it
    from ...sim.folder import Folder
    from ...sim.plan import RANDOM, Plan
    from ...sim.simulate import processes
    from .simulation import run

    terminal = Terminal.open(language, json, game=known_game(game))
    table = make(game, with_players(option, seats))
    named = tuple(players or (RANDOM,))
    keeping = {"decisions": decisions, "drafts": drafts, "trials": trials}
    plan = Plan.made(table, named, checked_seed(seed), turning=turning, **keeping)
    if ray and workers is not None:
        raise Problem("not_together", "--workers", other="--ray")
    pool = cluster.ray(ray) if ray else processes(positive("workers", cores() if workers is None else workers))
    wanted = None if games is None else positive("games", games, MOST_GAMES)
    run(terminal, plan, wanted, Folder(out), resume, pool)
