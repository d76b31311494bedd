"""The game command: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...ai import roster
from ...core.errors import Problem
from ..console import Terminal
from ..terminal.session import PlayOptions, play_game
from .options import Game, LanguageCode, Names, Players, Points, Rules, Seed
from .sources import Source, start, stripped, with_players


def game(
    game: Game = "duel",
    players: Players = None,
    people: Annotated[
        int | None, typer.Option("--people", metavar="N", help="option.people", show_default=False)
    ] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="N|random", help="option.own_seat")] = "random",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="option.hot_seat")] = False,
    bot: Annotated[str, typer.Option("--bot", metavar="1..5|NAME", help="option.bot")] = roster.DEFAULT,
    seed: Seed = None,
    option: Rules = None,
    name: Names = None,
    points: Points = False,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="option.resume", show_default=False)
    ] = None,
    language: LanguageCode = None,
) -> None:
    play_options = PlayOptions(seat, hot_seat, people, bot, stripped(name))
    if resume:
        refuse_with_resume({"--players": players, "--seed": seed, "--option": option, "--name": name})
    if hot_seat and bot != roster.DEFAULT:
        raise Problem("no_effect_with", "--bot", other="--hot-seat")
    table = Source.load(resume).table if resume else start(game, with_players(option, players), seed)
    terminal = Terminal.open(language, points=points, game=table.game.name)
    play_game(terminal, table, play_options, resumed=resume is not None)


def refuse_with_resume(given: dict[str, object]) -> None:
    """Refuse options that a resumed game already has."""
    for name, value in given.items():
        if value is not None:
            raise Problem("not_together", name, other="--resume")
