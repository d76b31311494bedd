"""Games in files: records and positions of every game, told apart by what they say of themselves."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .core import record, table
from .core.chance import Stream
from .core.documents import Part
from .core.errors import Problem, nearest
from .core.game import Game
from .core.on_demand import OnDemand
from .core.record import Record
from .core.table import Table

KINDS = ("position", "record")


@dataclass(frozen=True)
class Maker:
    """The functions and options of a game that files need."""

    make: Callable[..., Game]
    table: type[Table]  # its class tells type checkers what its views are
    options: tuple[str, ...]
    position_options: Callable[[Part], Part]  # the options a position states
    read_position: Callable[[Any, Part, Stream], object]  # refuses what no game can come to


def stated_options(document: Part) -> Part:
    return document.entries().get("options", Part({}))


# Readers of positions are imported where a position is read: most files are records, and reading takes time to load.
def duel() -> Maker:
    from .duel.game import Duel
    from .duel.options import OPTION_NAMES
    from .duel.table import DuelTable

    def read_position(game: Duel, document: Part, stream: Stream) -> object:
        from .duel.files import reading

        return reading.load(document, game, stream)

    return Maker(Duel, DuelTable, OPTION_NAMES, stated_options, read_position)


def wonders() -> Maker:
    from .wonders.game import Wonders
    from .wonders.options import OPTION_NAMES
    from .wonders.table import WondersTable

    def position_options(document: Part) -> Part:
        from .wonders.files import position_phase

        return position_phase.options(document)

    def read_position(game: Wonders, document: Part, stream: Stream) -> object:
        from .wonders.files import reading

        return reading.load(game, document, stream)

    return Maker(Wonders, WondersTable, OPTION_NAMES, position_options, read_position)


GAMES = OnDemand(duel=duel, wonders=wonders)


def load(source: str | os.PathLike[str] | Mapping[str, object], seed: int = 0) -> Table:
    """The game of a record or a position; the seed deals what a position leaves hidden.

    The source is the path of a file, the JSON text itself, or its data.
    """
    from .core import storage  # here, because it takes its time to start

    if isinstance(source, Mapping):
        return read(source, seed)
    if isinstance(source, str) and source.lstrip()[:1] in ("{", "[", ""):  # these are JSON texts, not names of files
        return read(storage.parse(source), seed)
    return read(storage.read(source), seed)


def save(game: Table, path: str | os.PathLike[str]) -> None:
    """Write the record of a game to a file."""
    game.save(path)


def save_position(game: Table, path: str | os.PathLike[str]) -> None:
    """Write the position to a file, hidden parts too."""
    from .core import storage

    storage.write(path, game.position_json())


def read(document: object, seed: int = 0) -> Table:
    """A game from the data of a file."""
    part = Part(document)
    if kind_of(part) == "record":
        return replay(record.read(part))
    return read_position(document, seed)


def kind_of(part: Part) -> str:
    """Which kind of file a document says it is."""
    fields = part.entries()
    if "septem" not in fields:
        raise Problem("no_kind", part.where, known=KINDS)
    return fields["septem"].word(KINDS)


def needed(part: Part, key: str) -> Part:
    fields = part.entries()
    if key not in fields:
        raise Problem("missing_key", part.where, key=key)
    return fields[key]


def read_position(document: object, seed: int = 0) -> Table:
    """A game that begins with a position."""
    part = Part(document)
    maker = maker_of(needed(part, "game"))
    game = make_game(maker, maker.position_options(part))
    maker.read_position(game, part, Stream())  # so that problems are placed in this file, not in a deal
    return maker.table(game, {"position": document, "seed": seed})


def read_record(document: object) -> Record:
    """A record as data, not yet replayed."""
    return record.read(Part(document))


def replay(written: Record) -> Table:
    """Play a record through, checking every move."""
    maker = maker_of(Part(written.game, "game"))
    game = make_game(maker, options_of(maker, written))
    Part(written.players, "players").at_most(game.seats)
    return table.replay(game, written, maker.table)


def options_of(maker: Maker, written: Record) -> Part:
    """A record that begins with a position may leave its options to it."""
    position = written.deal.get("position")
    if not written.options and isinstance(position, Mapping):
        return maker.position_options(Part(position, "deal.position"))
    return Part(written.options, "options")


def maker_of(name: Part) -> Maker:
    game = name.text()
    if game not in GAMES:
        raise Problem("unknown_game", name.where, given=game, near=nearest(game, GAMES), known=tuple(GAMES))
    return GAMES[game]


def make_game(maker: Maker, options: Part) -> Game:
    stated = options.fields(maker.options)
    try:
        return maker.make(**{name: option.value for name, option in stated.items()})
    except Problem as problem:
        raise problem.within(options.where) from None
