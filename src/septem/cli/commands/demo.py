"""The demo command: a whole game between bots."""

from __future__ import annotations

from ...ai import roster
from ...core.chance import Stream
from ...core.table import Table
from ..console import Terminal
from .options import Game, Json, LanguageCode, Out, Players, Rules, Seed
from .output import report_replay
from .sources import known_game, start, with_players


def demo(
    game: Game = "duel",
    players: Players = None,
    seed: Seed = None,
    option: Rules = None,
    out: Out = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json, game=known_game(game))
    table = play_demo(start(game, with_players(option, players), seed))
    if out:
        table.save(out)
    report_replay(terminal, table, None)


def play_demo(table: Table) -> Table:
    """All seats are played by the same bot, each with its own random stream, which depends on the game's seed."""
    bot = roster.player(table.game, roster.DEFAULT)
    seed = table.dealt.get("seed", 0)
    luck = [Stream(seed if isinstance(seed, int) else 0, "demo", seat) for seat in range(table.game.seats)]
    while not table.over:
        seat = table.owing[0]
        table.play(bot.answer(table.view(seat), table.moves(seat), luck[seat]), seat)
    return table
