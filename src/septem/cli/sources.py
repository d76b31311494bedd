"""Games given on the command line: in files, by seed and options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from random import SystemRandom

from ..core import storage
from ..core.documents import Part
from ..core.errors import Problem, nearest
from ..core.table import Table, checked_seed
from ..duel.game import Duel
from ..duel.options import DuelOptions
from ..files import GAMES, kind_of, read

SEEDS = 1 << 32  # seeds drawn at random are short enough to be typed
FLAGS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


@dataclass(frozen=True)
class Source:
    """A game and the file it came from."""

    path: Path
    kind: str  # record or position
    table: Table

    @classmethod
    def load(cls, path: Path, seed: int = 0) -> Source:
        document = storage.read(path)
        return cls(path, kind_of(Part(document)), read(document, checked_seed(seed)))

    def save(self, path: Path) -> None:
        """Write the game in the form in which it came."""
        if self.kind == "record":
            self.table.save(path)
        else:
            storage.write(path, self.table.position_json())


def random_seed() -> int:
    return SystemRandom().randrange(SEEDS)


def start(game: str, options: Iterable[str], seed: int | None, players: Iterable[str]) -> Table:
    """A new game, its options given as `name=value`."""
    if game not in GAMES:
        raise Problem("unknown_game", given=game, near=nearest(game, GAMES), known=tuple(GAMES))
    table = make(options).start(random_seed() if seed is None else checked_seed(seed))
    table.players = tuple(players)
    return table


def make(options: Iterable[str]) -> Duel:
    usual = {option.name: option.default for option in fields(DuelOptions)}
    chosen: dict[str, object] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Problem("bad_option_form", given=option)
        if name not in usual:
            raise Problem("unknown_option", given=name, near=nearest(name, usual), known=tuple(usual))
        chosen[name] = option_value(value, usual[name])
    return Duel(**chosen)  # type: ignore[arg-type]  # the options check themselves


def option_value(given: str, usual: object) -> object:
    """A flag, several words with commas between them, or a word."""
    if isinstance(usual, bool):
        return FLAGS.get(given.lower(), given)
    return tuple(filter(None, given.split(","))) if isinstance(usual, tuple) else given
