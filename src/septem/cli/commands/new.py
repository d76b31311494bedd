"""The new command: deals a game and writes its record."""

from __future__ import annotations

from ..console import Terminal
from ..terminal.seats import check_names
from .options import Game, Json, LanguageCode, Names, Out, Players, Rules, Seed
from .output import report_new
from .sources import known_game, start, stripped, with_players


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
    terminal = Terminal.open(language, json, game=known_game(game))
    table = start(game, with_players(option, players), seed, stripped(name))
    if table.players:
        check_names(table, terminal.language)
    if out:
        table.save(out)
    report_new(terminal, table, out)
