"""A whole game between bots."""

from __future__ import annotations

from ...ai import roster
from ...core.chance import Stream
from ...core.table import Table


def play_demo(table: Table) -> Table:
    """All seats are played by the same bot, each with its own random stream, which depends on the game's seed."""
    bot = roster.player(table.game, roster.DEFAULT)
    seed = table.dealt.get("seed", 0)
    luck = [Stream(seed if isinstance(seed, int) else 0, "demo", seat) for seat in range(table.game.seats)]
    while not table.over:
        seat = table.owing[0]
        table.play(bot.answer(table.view(seat), table.moves(seat), luck[seat]), seat)
    return table
