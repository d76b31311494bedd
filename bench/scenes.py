"""Cost of a scene: processor time in milliseconds to build and serialise it after every move of random games.

Asked: for the seat that has to move, without a cache. One seat: for a player who watches all the time, with a cache.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import mean
from typing import Any

from septem import Duel, Wonders
from septem.core.chance import Stream
from septem.web.tables.stored import Entry
from septem.web.tables.table_game import TableGame

NAMES = tuple("ABCDEFGH")
GAMES = 3
KINDS: dict[str, Callable[[], Any]] = {
    "Duel": Duel,
    "Duel with Pantheon": lambda: Duel(pantheon=True),
    "7 Wonders for three": lambda: Wonders(players=3),
    "7 Wonders for seven": lambda: Wonders(players=7),
    "eight in teams, Leaders, Cities": lambda: Wonders(players=8, leaders=True, cities=True, teams=True),
}


def cost(table_game: TableGame, seat: int | None) -> float:
    begin = time.process_time()
    table_game.scene(seat, "en", NAMES[: table_game.game.seats], set()).model_dump_json()
    return 1000 * (time.process_time() - begin)


def measure(make: Callable[[], Any], seed: int) -> list[tuple[float, float, float]]:
    """Costs for the seat that has to move, for one fixed seat, and for a spectator."""
    table_game, luck, found = TableGame(make(), {"seed": seed}), Stream(seed, "bench"), []
    while not table_game.over:
        seat = table_game.table.owing[luck.below(len(table_game.table.owing))]
        one, watching = cost(table_game, 0), cost(table_game, None)
        kept = table_game.viewer_caches.pop(seat, None)
        found.append((cost(table_game, seat), one, watching))
        table_game.viewer_caches |= {seat: kept} if kept else {}
        legal = table_game.table.moves(seat)
        table_game.apply(Entry(table_game.number, "answer", seat, str(legal[luck.below(len(legal))]), None, 0))
    return found


def main() -> None:
    for name, make in KINDS.items():
        rows = [row for seed in range(GAMES) for row in measure(make, seed)]
        asked, one, watching = (mean(column) for column in zip(*rows, strict=True))
        print(f"{name:<32} asked {asked:5.2f} ms   one seat {one:5.2f} ms   spectator {watching:5.2f} ms")


if __name__ == "__main__":
    main()
