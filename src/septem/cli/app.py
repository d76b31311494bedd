"""The commands. Each says what it does in a few lines; what they print stands in `reports`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..core.errors import Problem, nearest
from ..duel.box import FIRST_TOKEN
from ..duel.catalogue import CATALOGUE
from ..duel.words import VERBS
from . import reports
from .demo import play_demo
from .drawing import Scene, draw
from .group import Commands
from .options import GameFile, Json, LanguageCode, Names, Out, Rules, Seat, Seed
from .session import Wishes, play_game
from .sources import Source, start
from .terminal import Terminal

app = typer.Typer(name="septem", cls=Commands, help="help.septem", add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def septem(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="option.version")] = False,
) -> None:
    if version:
        typer.echo(f"septem {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help="help.new")
def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="option.game")] = "duel",
    seed: Seed = None,
    option: Rules = None,
    name: Names = None,
    out: Out = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    table = start(game, option or (), seed, name or ())
    if out:
        table.save(out)
    reports.report_new(terminal, table, out)


@app.command(help="help.show")
def show(
    file: GameFile,
    seat: Seat = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="option.reveal")] = False,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    table = Source.load(file).table
    place = reports.seat_of(table, seat)
    if json:
        terminal.data(table.position_json() if reveal else table.view_json(place))
        return
    draw(terminal.console, terminal.ink, Scene.of(table, place, reveal))
    reports.report_result(terminal, table)


@app.command(help="help.moves")
def moves(
    file: GameFile,
    seat: Seat = None,
    every: Annotated[bool, typer.Option("--all", help="option.all")] = False,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    reports.report_moves(terminal, Source.load(file).table, seat, every)


@app.command(help="help.quote")
def quote(
    file: GameFile,
    seat: Annotated[int, typer.Option("--seat", metavar="1|2", help="option.payer")],
    build: Annotated[str, typer.Option("--build", metavar="ID", help="option.build")],
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    table = Source.load(file).table
    reports.report_quote(terminal, table, reports.needed_seat(table, seat), buildable(build, terminal))


def buildable(given: str, terminal: Terminal) -> int:
    """The number of a card or wonder."""
    known = CATALOGUE.numbers
    if given not in known:
        raise Problem("unknown_item", given=given, near=nearest(given, known))
    if known[given] >= FIRST_TOKEN:
        raise Problem("not_for_sale", item=terminal.language.the(given))
    return known[given]


@app.command(help="help.play")
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
    before = len(source.table.answers)
    for move in split_moves(moves):
        source.table.play(move)
    source.save(out or file)
    reports.report_played(terminal, source.table, before, out or file)


def split_moves(words: list[str]) -> list[str]:
    """Moves may be quoted one by one or just follow each other: a verb begins the next."""
    found: list[list[str]] = []
    for word in " ".join(words).replace(",", " ").replace(";", " ").split():
        if word in VERBS or not found:
            found.append([])
        found[-1].append(word)
    return [" ".join(move) for move in found]


@app.command(help="help.score")
def score(file: GameFile, json: Json = False, language: LanguageCode = None) -> None:
    reports.report_score(Terminal.open(language, json), Source.load(file).table)


@app.command(help="help.replay")
def replay(file: GameFile, seat: Seat = None, json: Json = False, language: LanguageCode = None) -> None:
    terminal = Terminal.open(language, json)
    source = Source.load(file)
    if source.kind != "record":
        raise Problem("not_a_record")
    reports.report_replay(terminal, source.table, reports.seat_of(source.table, seat))


@app.command(help="help.demo")
def demo(
    seed: Seed = None, option: Rules = None, out: Out = None, json: Json = False, language: LanguageCode = None
) -> None:
    terminal = Terminal.open(language, json)
    table = play_demo(start("duel", option or (), seed, ()))
    if out:
        table.save(out)
    reports.report_replay(terminal, table, None)


@app.command(help="help.game")
def game(
    seat: Annotated[str, typer.Option("--seat", metavar="1|2|random", help="option.own_seat")] = "random",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="option.hot_seat")] = False,
    bot: Annotated[str, typer.Option("--bot", metavar="greedy|random", help="option.bot")] = "greedy",
    seed: Seed = None,
    option: Rules = None,
    name: Names = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="option.resume", show_default=False)
    ] = None,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language)
    wishes = Wishes(seat, hot_seat, bot, tuple(name or ()))
    table = Source.load(resume).table if resume else start("duel", option or (), seed, ())
    play_game(terminal, table, wishes, resumed=resume is not None)
