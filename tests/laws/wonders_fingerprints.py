"""Fingerprints of games of 7 Wonders: one line a table, each number mixed from all that a game produced.

Both forms of the engine, compiled and not, must reproduce wonders_fingerprints.txt bit by bit. After a change of the
rules or of the numbering write them anew: python -m tests.laws.wonders_fingerprints
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path

from septem.core.chance import Stream
from tests.laws.walks import Walk, audiences, moments
from tests.laws.wonders import SETTINGS, TASTES, TableConfig, whole

STORED = Path(__file__).with_suffix(".txt")
GAMES = 3  # of each table


def numbers(table: TableConfig, seed: int) -> Iterator[object]:
    game = table.game()
    state = game.new()
    state.log = []
    game.deal(state, seed)
    for count, moment in enumerate(moments(game, Walk(seed, seed, TASTES[seed % len(TASTES)]), state)):
        yield moment.seat, moment.move, moment.legal
        if count % 25 == 0:
            yield [astuple(game.view(state, seat)) for seat in audiences(game)]
            yield [whole(game.imagine(game.view(state, seat), Stream(seed, "imagine"))) for seat in audiences(game)]
    yield state.log
    yield whole(state)
    yield [game.score(state, seat) for seat in range(game.seats)]


def fingerprint(table: TableConfig, seed: int) -> str:
    checksum = 0
    for thing in numbers(table, seed):
        checksum = zlib.crc32(repr(thing).encode(), checksum)
    return f"{checksum:08x}"


def written(table: TableConfig) -> str:
    """A table's line of the file."""
    return " ".join([table.name, *(fingerprint(table, seed) for seed in range(GAMES))])


def main() -> None:
    STORED.write_text("".join(f"{written(table)}\n" for table in SETTINGS))


if __name__ == "__main__":
    main()
