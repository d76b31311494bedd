"""The bot command: a player for other programs, on stdin or over TCP, or on a server."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import partial
from typing import Annotated

import typer

from ...ai import protocol, roster
from ...ai.channels import Listener
from ...ai.players import Player
from ...core.errors import Problem
from ...core.game import Game
from ..console import Terminal
from .options import LanguageCode

Who = Annotated[str, typer.Argument(metavar="PLAYER", help="option.player")]
Address = Annotated[
    str | None, typer.Option("--listen", metavar="[HOST:]PORT", help="option.listen", show_default=False)
]
Server = Annotated[str | None, typer.Option("--server", metavar="URL", help="option.server", show_default=False)]
Token = Annotated[str | None, typer.Option("--token", metavar="TOKEN", help="option.token", show_default=False)]
Games = Annotated[int | None, typer.Option("--games", metavar="N", help="option.bot_games", min=1, show_default=False)]
AtOnce = Annotated[int, typer.Option("--at-once", metavar="N", help="option.at_once", min=1, max=100)]
TOKEN = "SEPTEM_TOKEN"


def bot(
    player: Who = "5",
    listen: Address = None,
    server: Server = None,
    token: Token = None,
    games: Games = None,
    at_once: AtOnce = 4,
    language: LanguageCode = None,
) -> None:
    roster.check(player)
    if server is not None:
        if listen is not None:
            raise Problem("no_effect_with", "--listen", other="--server")
        play_online(Terminal.open(language), player, server, token, games, at_once)
        return
    if token is not None or games is not None:
        raise Problem("without_effect", "--token" if token is not None else "--games", needed="--server")
    answer = partial(protocol.reply, find=partial(found, player=player))
    if listen is not None:
        stay(Terminal.open(language), Listener(listen, answer))
        return
    for line in sys.stdin:
        print(answer(line), flush=True)


def found(game: Game, player: str) -> Player:
    return roster.player(game, player)


def play_online(
    terminal: Terminal, player: str, server: str, token: str | None, games: int | None, at_once: int
) -> None:
    from ..online.bot_api import BotApi
    from ..online.online_bot import OnlineBot

    secret = token or os.environ.get(TOKEN)
    if not secret:
        raise Problem("token_needed")
    with suppress(KeyboardInterrupt):
        OnlineBot(BotApi(server, secret, terminal.language.code), player, terminal, games, at_once).run()


def stay(terminal: Terminal, listener: Listener) -> None:
    """Answer until interrupted."""
    terminal.say("bot.listening", host=listener.server_address[0], port=listener.port)
    try:
        listener.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        listener.server_close()
