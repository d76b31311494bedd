"""The commands. What they print is in `commands.output`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..ai import roster
from ..core.errors import Problem
from ..core.table import Table
from .commands import output
from .commands.analyse import analyse
from .commands.bot import bot
from .commands.demo import play_demo
from .commands.group import Commands
from .commands.hint import hint
from .commands.ladder import ladder
from .commands.match import match
from .commands.options import Game, GameFile, Json, LanguageCode, Names, Out, Players, Points, Rules, Seat, Seed
from .commands.report import report
from .commands.rules import rules
from .commands.serve import serve
from .commands.simulate import simulate
from .commands.sources import Source, start, with_players
from .commands.train import train
from .commands.usage import Command
from .console import Terminal
from .game_adapters import adapter_of
from .terminal.seats import check_names
from .terminal.session import PlayOptions, play_game

app = typer.Typer(name="septem", cls=Commands, help="help.septem", pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def septem(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="option.version")] = False,
) -> None:
    if version:
        typer.echo(f"septem {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=Command, help="help.new")
def new(
    game: Game = "duel",
    players: Players = None,
    seed: Seed = None,
    option: Rules = None,
    name: Names = None,
    out: Out = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    table = start(game, with_players(option, players), seed, stripped(name))
    check_names(table, terminal.speaking_of(game).language)
    if out:
        table.save(out)
    output.report_new(terminal, table, out)


def stripped(names: list[str] | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in names or ())


@app.command(cls=Command, help="help.show")
def show(
    file: GameFile,
    seat: Seat = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="option.reveal")] = False,
    points: Points = False,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal, table = opened(file, language, json, points)
    place = output.seat_of(table, seat)
    if json:
        terminal.data(table.position_json() if reveal else table.view_json(place))
    else:
        output.report_table(terminal, table, place, reveal)


def opened(file: Path, language: str | None, json: bool, points: bool = False) -> tuple[Terminal, Table]:
    """The game in a file, and a terminal with the texts of that game."""
    terminal = Terminal.open(language, json, points)
    table = Source.load(file).table
    return terminal.speaking_of(table.game.name), table


@app.command(cls=Command, help="help.moves")
def moves(
    file: GameFile,
    seat: Seat = None,
    every: Annotated[bool, typer.Option("--all", help="option.all")] = False,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal, table = opened(file, language, json)
    output.report_moves(terminal, table, seat, every)


@app.command(cls=Command, help="help.quote")
def quote(
    file: GameFile,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="option.payer")],
    build: Annotated[str, typer.Option("--build", metavar="ID", help="option.build")],
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal, table = opened(file, language, json)
    output.report_quote(terminal, table, output.payer(table, seat), build)


@app.command(cls=Command, help="help.play")
def play(
    file: GameFile,
    moves: Annotated[list[str], typer.Argument(metavar="MOVE...", help="option.moves", show_default=False)],
    out: Out = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="option.hidden_seed")] = 0,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    source = Source.load(file, seed)
    played = []
    for move in split_moves(moves, source.table):
        anew = source.answer(move)
        played.append((source.table.answers[-1], anew))
    source.save(out or file)
    output.report_played(terminal.speaking_of(source.table.game.name), source.table, played, out or file)


def split_moves(words: list[str], table: Table) -> list[str]:
    """Split arguments into moves: each may be quoted, or begins with a verb or a prefix."""
    adapter = adapter_of(table)
    found: list[list[str]] = []
    begun = False  # whether a move has only begun, with a seat or the like
    for word in " ".join(words).replace(",", " ").replace(";", " ").split():
        prefix = word in adapter.prefixes or word.endswith(":")
        if not found or ((prefix or word in adapter.verbs) and not begun):
            found.append([])
        begun = prefix
        found[-1].append(word)
    return [" ".join(move) for move in found] or [""]


@app.command(cls=Command, help="help.score")
def score(file: GameFile, json: Json = False, language: LanguageCode = None) -> None:
    terminal, table = opened(file, language, json)
    output.report_score(terminal, table)


@app.command(cls=Command, help="help.replay")
def replay(file: GameFile, seat: Seat = None, json: Json = False, language: LanguageCode = None) -> None:
    terminal = Terminal.open(language, json)
    source = Source.load(file)
    if source.kind != "record":
        raise Problem("not_a_record")
    table = source.table
    output.report_replay(terminal.speaking_of(table.game.name), table, output.seat_of(table, seat))


@app.command(cls=Command, help="help.verify")
def verify(file: GameFile, json: Json = False, language: LanguageCode = None) -> None:
    terminal, table = opened(file, language, json)
    output.report_fair(terminal, table)


@app.command(cls=Command, help="help.demo")
def demo(
    game: Game = "duel",
    players: Players = None,
    seed: Seed = None,
    option: Rules = None,
    out: Out = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    table = play_demo(start(game, with_players(option, players), seed))
    if out:
        table.save(out)
    output.report_replay(terminal.speaking_of(game), table, None)


@app.command(cls=Command, help="help.game")
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
    terminal = Terminal.open(language, points=points)
    play_options = PlayOptions(seat, hot_seat, people, bot, stripped(name))
    if resume:
        refuse_with_resume({"--players": players, "--seed": seed, "--option": option, "--name": name})
    table = Source.load(resume).table if resume else start(game, with_players(option, players), seed)
    play_game(terminal.speaking_of(table.game.name), table, play_options, resumed=resume is not None)


def refuse_with_resume(given: dict[str, object]) -> None:
    """Refuse options that a resumed game already has."""
    for name, value in given.items():
        if value is not None:
            raise Problem("not_together", name, other="--resume")


app.command(cls=Command, help="help.rules")(rules)
app.command(cls=Command, help="help.serve")(serve)
app.command(cls=Command, help="help.match")(match)
app.command(cls=Command, help="help.simulate")(simulate)
app.command(cls=Command, help="help.train")(train)
app.command(cls=Command, help="help.ladder")(ladder)
app.command(cls=Command, help="help.report")(report)
app.command(cls=Command, help="help.bot")(bot)
app.command(cls=Command, help="help.hint")(hint)
app.command(cls=Command, help="help.analyse")(analyse)
