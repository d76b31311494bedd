"""A fingerprint of a game takes in every number it produced: menus, events, all views, the whole position at the end.

Both forms of the engine, compiled and not, must reproduce those in fingerprints.txt bit by bit. After a change of the
rules or of the numbering write them anew: python -m tests.laws.fingerprints
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path

from septem.core.chance import Stream
from tests.laws.games import CONFIGURATIONS, Configuration
from tests.laws.walks import TASTES, Walk, audiences, moments

STORED = Path(__file__).with_suffix(".txt")
GAMES = 40  # of each configuration


def numbers(configuration: Configuration, seed: int) -> Iterator[object]:
    game, family = configuration.factory(), configuration.family
    state = game.new()
    state.log = []
    game.deal(state, seed)
    for count, moment in enumerate(moments(game, Walk(seed, seed, TASTES[seed % len(TASTES)]), state)):
        yield moment.seat, moment.move, moment.legal
        if count % 20 == 0:
            yield [astuple(game.view(state, seat)) for seat in audiences(game)]
            yield family.whole(game.imagine(game.view(state, None), Stream(seed, "imagine")))
    yield state.log
    yield family.whole(state)
    yield [game.score(state, seat) for seat in range(game.seats)]


def fingerprint(configuration: Configuration, seed: int) -> str:
    checksum = 0
    for thing in numbers(configuration, seed):
        checksum = zlib.crc32(repr(thing).encode(), checksum)
    return f"{checksum:08x}"


def written(configuration: Configuration) -> str:
    """A configuration's line of the file."""
    return " ".join([configuration.name, *(fingerprint(configuration, seed) for seed in range(GAMES))])


def main() -> None:
    STORED.write_text("".join(f"{written(configuration)}\n" for configuration in CONFIGURATIONS))


if __name__ == "__main__":
    main()
