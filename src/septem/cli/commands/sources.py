"""Games given on the command line: in files, by seed and options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from random import SystemRandom

from ...core import storage
from ...core.documents import Part
from ...core.errors import IllegalMove, Problem, nearest
from ...core.game import Game
from ...core.options import option_classes, own_options
from ...core.table import Table, checked_seed, seat_of
from ...files import GAMES, kind_of, read
from ..console import Terminal

SEEDS = 1 << 32  # seeds drawn at random are short enough to be typed
FLAGS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


@dataclass
class Source:
    """A game and the file it came from."""

    path: Path
    kind: str  # record or position
    table: Table

    @classmethod
    def load(cls, path: Path, seed: int = 0) -> Source:
        document = storage.read(path)
        return cls(path, kind_of(Part(document)), read(document, checked_seed(seed)))

    def answer(self, move: str) -> bool:
        """Play a move; returns whether it replaces a choice of that seat that is still hidden (S-023)."""
        table, seat = self.table, seat_named(self.table, move)
        if seat is None or table.rounds is None or not table.rounds.pending(table.state, seat):
            table.play(move)
            return False
        if seat not in table.owing:
            self.replace(move, seat)
            return True
        return self.go_on(move, seat)

    def go_on(self, move: str, seat: int) -> bool:
        """A seat that answers for two cities continues with the second, or chooses again for the first."""
        try:
            self.table.play(move)
        except IllegalMove as refused:
            try:
                self.replace(move, seat)
            except IllegalMove:
                raise refused from None
            return True
        return False

    def replace(self, move: str, seat: int) -> None:
        """Replace a choice; one that came with the position file is removed from it."""
        if self.kind == "position" and not any(answer.seat == seat for answer in self.table.answers):
            reopened = without_choice(self.table, seat)
            reopened.play(move)
            self.table = reopened
        else:
            self.table.replace(move)

    def save(self, path: Path) -> None:
        """Write the game in the form in which it came."""
        if self.kind == "record":
            self.table.save(path)
        else:
            storage.write(path, self.table.position_json())


def opened(file: Path, language: str | None, json: bool, points: bool = False) -> tuple[Terminal, Table]:
    """The game in a file, and a terminal with the texts of that game."""
    table = Source.load(file).table
    return Terminal.open(language, json, points, table.game.name), table


def stripped(names: list[str] | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in names or ())


def seat_named(table: Table, move: str) -> int | None:
    """The seat, from 0, that a move names: `2: build altar`."""
    name, colon, _ = move.partition(":")
    seat = seat_of(name, table.game.seats) if colon and table.rounds else -1
    return seat if 0 <= seat < table.game.seats else None


def without_choice(table: Table, seat: int) -> Table:
    """A position before a seat chose."""
    document = table.position_json()
    answers = [answer.text() for answer in Part(document["answers"]).parts()]
    document["answers"] = [answer for answer in answers if not answer.startswith(f"{seat + 1}: ")]
    document["owing"] = [number + 1 for number in sorted({*table.owing, seat})]
    return read(document)


def random_seed() -> int:
    return SystemRandom().randrange(SEEDS)


def start(game: str, options: Iterable[str], seed: int | None, players: Iterable[str] = ()) -> Table:
    """A new game, its options given as `name=value`."""
    table = Table(make(known_game(game), options), {"seed": random_seed() if seed is None else checked_seed(seed)})
    table.players = tuple(players)
    if len(table.players) > table.game.seats:
        raise Problem("too_many_names", given=len(table.players), most=table.game.seats)
    return table


def known_game(game: str) -> str:
    if game not in GAMES:
        raise Problem("unknown_game", given=game, near=nearest(game, GAMES), known=tuple(GAMES))
    return game


def with_players(options: list[str] | None, players: int | None) -> list[str]:
    """The number of players is an option of the rules that also has its own flag."""
    return [*(options or []), *([] if players is None else [f"players={players}"])]


def make(game: str, options: Iterable[str]) -> Game:
    made = GAMES[game].make()
    usual = dict.fromkeys(GAMES[game].options) | usual_options(made)
    chosen: dict[str, object] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Problem("bad_option_form", given=option)
        if name not in usual:
            raise Problem("unknown_option", given=name, near=nearest(name, usual), known=tuple(usual))
        meant = understood(value, usual[name])
        if chosen.setdefault(name, meant) != meant:
            raise Problem("option_twice", option=name, first=chosen[name], given=meant)
    wanted = GAMES[game].make(**chosen)
    refuse_without_effect(wanted, chosen)
    return wanted


def refuse_without_effect(game: Game, chosen: dict[str, object]) -> None:
    """Refuse unusual options of an expansion that is not in play, or for another number of players."""
    options: object = getattr(game, "options", None)
    for kind in option_classes(type(options)):
        if kind.SWITCH and not getattr(options, kind.SWITCH):
            for name in own_options(kind):
                if name in chosen and getattr(options, name) != getattr(kind, name):
                    raise Problem("without_effect", name, needed=f"{kind.SWITCH}=true")
    for option in fields(options) if is_dataclass(options) else ():
        needed, value = option.metadata.get("needs", ("", None))
        unusual = option.name in chosen and getattr(options, option.name) != option.default
        if needed and unusual and getattr(options, needed) != value:
            raise Problem("without_effect", option.name, needed=f"{needed}={value}")


def usual_options(made: Game) -> dict[str, object]:
    """All options of a game with their defaults, those of expansions too."""
    options = getattr(made, "options", None)
    names = [option.name for option in fields(options)] if is_dataclass(options) else []
    return made.options_json() | {name: getattr(options, name) for name in names}


def understood(value: str, usual: object) -> object:
    """A value of the type of the default, if possible; commas separate several. The options validate it."""
    if isinstance(usual, bool):
        return FLAGS.get(value.lower(), value)
    if isinstance(usual, int):
        return int(value) if value.isascii() and value.isdigit() else value
    return tuple(value.split(",")) if "," in value else value
