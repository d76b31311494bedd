"""A fingerprint of a game takes in every number it produced: menus, events, all views, the whole position at the end.

Both forms of the engine, compiled and not, must reproduce those in fingerprints.txt bit by bit. After a change of the
rules or of the numbering write them anew: python -m tests.laws.fingerprints
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, NamedTuple

from septem.core.chance import Stream
from septem.core.game import Game
from septem.duel.constants import NOTHING
from tests.laws.games import CONFIGURATIONS, Configuration, DuelTable, WondersTable
from tests.laws.walks import TASTES, WONDERS_TASTES, Walk, audiences, moments

STORED = Path(__file__).with_suffix(".txt")
NO_ITEM = re.compile(rf"\b{NOTHING}\b")


class Sample(NamedTuple):
    games: int  # of each table
    step: int  # of so many positions one is looked at
    tastes: tuple[str, ...]


SAMPLES: dict[type[Configuration], Sample] = {
    DuelTable: Sample(40, 20, TASTES),
    WondersTable: Sample(3, 25, WONDERS_TASTES),
}


def numbers(configuration: Configuration, seed: int) -> Iterator[object]:
    game, family = configuration.factory(), configuration.family
    _, step, tastes = SAMPLES[type(configuration)]
    state = game.new()
    state.log = []
    game.deal(state, seed)
    for count, moment in enumerate(moments(game, Walk(seed, seed, tastes[seed % len(tastes)]), state)):
        yield moment.seat, moment.move, moment.legal
        if count % step == 0:
            yield [compared(game.view(state, seat)) for seat in audiences(game)]
            yield imagined(configuration, game, state, seed)
    yield state.log
    yield family.whole(state)
    yield [game.score(state, seat) for seat in range(game.seats)]


def compared(part: Any) -> object:
    """A view as nested tuples, without numbers that only follow from the rest of it."""
    if is_dataclass(part):
        return tuple(compared(getattr(part, field.name)) for field in fields(part) if field.compare)
    if isinstance(part, (tuple, list)):
        return type(part)(compared(entry) for entry in part)
    return {key: compared(value) for key, value in part.items()} if isinstance(part, dict) else part


def imagined(configuration: Configuration, game: Game, state: Any, seed: int) -> object:
    """A position imagined by a spectator; in 7 Wonders also by each seat, for each knows other cards."""
    watchers = audiences(game) if isinstance(configuration, WondersTable) else [None]
    worlds = [game.imagine(game.view(state, seat), Stream(seed, "imagine")) for seat in watchers]
    wholes = [configuration.family.whole(world) for world in worlds]
    return wholes if len(wholes) > 1 else wholes[0]


def fingerprint(configuration: Configuration, seed: int) -> str:
    checksum = 0
    for thing in numbers(configuration, seed):
        checksum = zlib.crc32(plain(configuration, thing).encode(), checksum)
    return f"{checksum:08x}"


def plain(configuration: Configuration, thing: object) -> str:
    """Duel writes "no item" with the last number there is room for: here it is the same however much room there is."""
    return NO_ITEM.sub("159", repr(thing)) if isinstance(configuration, DuelTable) else repr(thing)


def written(configuration: Configuration) -> str:
    """A configuration's line of the file."""
    games = SAMPLES[type(configuration)].games
    return " ".join([configuration.name, *(fingerprint(configuration, seed) for seed in range(games))])


def main() -> None:
    STORED.write_text("".join(f"{written(configuration)}\n" for configuration in CONFIGURATIONS))


if __name__ == "__main__":
    main()
