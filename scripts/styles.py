"""Measure the styles of bots: what a player with a style builds, and how often it wins, for docs/bots.md.

`styles.py GAME LEVEL GAMES [PLAYERS]`: on each seat in turn, one player with the style meets players of the same level
without one. The first line of the table is a player without a style in the same place.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from septem import Duel, Stream, Wonders
from septem.ai import roster
from septem.ai.players import asker_for
from septem.ai.styles import BALANCED, STYLES
from septem.core.table import Table
from septem.duel.constants import COLOURS as DUEL_COLOURS
from septem.duel.data.catalogue import CATALOGUE as DUEL
from septem.wonders.constants import COLOURS as WONDERS_COLOURS
from septem.wonders.data.catalogue import CATALOGUE as WONDERS

SEED = 20_000
COLUMNS = ("red", "green", "yellow", "wonders")


def counted(game: Any, table: Table, seat: int) -> Counter[str]:
    """The buildings of a city by colour, and its wonders or stages."""
    position: Any = table.position_json()
    city = position["cities"][seat]
    found = Counter(colour_of(game, card) for card in city["buildings"])
    found["wonders"] = len(city["built" if game.name == "duel" else "stages"])
    return found


def colour_of(game: Any, card: str) -> str:
    catalogue, colours = (DUEL, DUEL_COLOURS) if game.name == "duel" else (WONDERS, WONDERS_COLOURS)
    return str(colours[catalogue.colour[game.read_item(card)]])


def played(game: Any, level: str, style: str, number: int) -> tuple[Table, int]:
    """One finished game, and the seat of the player with the style."""
    table, seat, stream = game.start(SEED + number // game.seats), number % game.seats, Stream(number, "styles")
    asks = [
        asker_for(game, roster.player(game, f"{level}:style={style}" if other == seat else level))
        for other in range(game.seats)
    ]
    while not table.over:
        asked = table.owing[0]
        table.play(asks[asked](table.state, asked, table.moves(asked), stream), asked)
    return table, seat


def measured(game: Any, level: str, style: str, games: int) -> str:
    total: Counter[str] = Counter()
    won = 0.0
    for number in range(games):
        table, seat = played(game, level, style, number)
        total += counted(game, table, seat)
        won += (seat in table.winners) / max(len(table.winners), 1)
    share = won / games
    error = 1.96 * (share * (1 - share) / games) ** 0.5
    numbers = " | ".join(f"{total[column] / games:.2f}" for column in COLUMNS)
    return f"| {style} | {numbers} | {100 * share:.1f} % ± {100 * error:.1f} |"


def main(name: str, level: str, games: str, players: str = "3") -> None:
    game: Any = Duel() if name == "duel" else Wonders(players=int(players))
    print(f"| style ({name}, level {level}) | red | green | yellow | wonders or stages | won |")
    for style in (BALANCED, *(style for style in STYLES if style != BALANCED)):
        print(measured(game, level, style, int(games)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
