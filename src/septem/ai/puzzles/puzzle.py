"""A puzzle, and the file of puzzles: one JSON object a line.

A puzzle holds what a seat sees, never the cards that were really hidden in the game it comes from.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import hypot
from typing import Any

from ...core.game import Game
from ...core.table import Table
from ...notation import document_of, line_of, read_line
from ..analysis import label_of
from ..comparison import SURE

SHIPPED = "puzzles.jsonl"  # in this folder
ID = 10  # characters
EPOCH = date(2026, 1, 1)  # the day of the first daily puzzle


@dataclass(frozen=True)
class JudgedMove:
    """A move with the chance to win after it, and the standard error of that chance."""

    move: str
    chance: float
    error: float

    @property
    def low(self) -> float:
        return max(self.chance - SURE * self.error, 0.0)

    @property
    def high(self) -> float:
        return min(self.chance + SURE * self.error, 1.0)


@dataclass(frozen=True)
class Puzzle:
    line: str  # what the seat sees, in compact notation
    seat: int
    themes: tuple[str, ...]  # the weightiest first
    level: int  # of difficulty, from 1 to 5
    found: tuple[float, ...]  # how often the levels of bots from 1 to 4 find the answer
    moves: tuple[JudgedMove, ...]  # every action, the best one first
    iterations: int  # at most, of the searches that verified it: they end early once the order is settled
    deal: int = 0  # the game it comes from

    @property
    def id(self) -> str:
        return id_of(self.line)

    @property
    def game(self) -> str:
        return self.line.partition("/")[0]

    @property
    def answer(self) -> str:
        return self.moves[0].move

    @property
    def lead(self) -> float:
        """What the answer is certainly ahead of every other move."""
        best = self.moves[0]
        return min(best.chance - one.chance - SURE * hypot(best.error, one.error) for one in self.moves[1:])

    def document(self) -> dict[str, object]:
        """The position as a file, as the seat sees it."""
        return document_of(self.line)

    def table(self, seed: int = 0) -> Table:
        """A game that begins with the position; the seed deals what the seat cannot see."""
        return read_line(self.line, seed)

    def loss(self, move: str) -> float:
        """The chance to win that a move loses."""
        return max(self.moves[0].chance - self.judged(move).chance, 0.0)

    def label(self, move: str) -> str:
        """The verdict on a move, in the words of an analysis."""
        return "best" if self.judged(move).move == self.answer else label_of(self.loss(move))

    def judged(self, move: str) -> JudgedMove:
        """A move as the search knows it; payments of the same action are not told apart."""
        return next(one for one in self.moves if action(one.move) == action(move))

    def json(self) -> str:
        short = [[one.move, round(one.chance, 3), round(one.error, 4)] for one in self.moves]
        fields = asdict(self) | {"moves": short, "found": [round(one, 2) for one in self.found]}
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def id_of(line: str) -> str:
    return sha256(line.encode()).hexdigest()[:ID]


def action(move: str) -> str:
    """A move without its payment."""
    return move.partition(" pay ")[0]


def read(line: str) -> Puzzle:
    fields: dict[str, Any] = json.loads(line)
    moves = tuple(JudgedMove(*one) for one in fields.pop("moves"))
    themes, found = tuple(fields.pop("themes")), tuple(fields.pop("found"))
    return Puzzle(**fields, themes=themes, found=found, moves=moves)


def read_all(text: str) -> list[Puzzle]:
    """All complete lines; the last one of an interrupted run may not be one."""
    return [read(line) for line in text.splitlines(keepends=True) if line.endswith("\n") and line.strip()]


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles of the package by their ids, read when they are first asked for."""
    text = (files(__package__) / SHIPPED).read_text("utf-8")
    return {puzzle.id: puzzle for puzzle in read_all(text)}


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The same puzzle for everybody; all puzzles come before one comes again."""
    ordered = sorted(puzzles, key=lambda puzzle: sha256(f"daily {puzzle.id}".encode()).digest())
    return ordered[(day - EPOCH).days % len(ordered)]


def chosen(
    puzzles: Iterable[Puzzle], game: str | None = None, theme: str | None = None, level: int | None = None
) -> list[Puzzle]:
    """The puzzles of a kind."""
    wanted = [puzzle for puzzle in puzzles if game in (None, kind_of(puzzle))]
    return [puzzle for puzzle in wanted if (theme is None or theme in puzzle.themes) and level in (None, puzzle.level)]


def kind_of(puzzle: Puzzle) -> str:
    """The game with its expansions, joined by plus signs."""
    return kind_in(puzzle.document())


def kind_of_game(game: Game) -> str:
    """The same of the puzzles that are mined with a game: their lines leave out some options."""
    table = Table(game, {"seed": 1})
    return kind_in(document_of(line_of(game.view_json(table.view(table.owing[0])))))


def kind_in(document: Mapping[str, object]) -> str:
    options = document.get("options")
    given = options.items() if isinstance(options, dict) else ()
    return "+".join([str(document["game"]), *sorted(name for name, value in given if value is True)])
