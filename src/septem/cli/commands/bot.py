"""The bot command: a player for other programs, on stdin or over TCP."""

from __future__ import annotations

import sys
from functools import partial
from typing import Annotated

import typer

from ...ai import protocol, roster
from ...ai.channels import Listener
from ...ai.players import Player
from ...core.game import Game
from ..console import Terminal
from .options import LanguageCode

Who = Annotated[str, typer.Argument(metavar="PLAYER", help="option.player")]
Address = Annotated[
    str | None, typer.Option("--listen", metavar="[HOST:]PORT", help="option.listen", show_default=False)
]


def bot(player: Who = "5", listen: Address = None, language: LanguageCode = None) -> None:
    roster.check(player)
    answer = partial(protocol.reply, find=partial(found, player=player))
    if listen is not None:
        stay(Terminal.open(language), Listener(listen, answer))
        return
    for line in sys.stdin:
        print(answer(line), flush=True)


def found(game: Game, player: str) -> Player:
    return roster.player(game, player)


def stay(terminal: Terminal, listener: Listener) -> None:
    """Answer until interrupted."""
    terminal.say("bot.listening", host=listener.server_address[0], port=listener.port)
    try:
        listener.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        listener.server_close()
