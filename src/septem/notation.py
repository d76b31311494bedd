"""The compact notation of all games: one line for a position, one for a move, and a text for a game with comments.

`docs/notation.md` specifies it for programs in any language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from hashlib import sha256

from .core import compact
from .core.errors import Problem
from .core.record import FORMAT, Record
from .core.table import Table
from .files import GAMES, read_position, read_record, replay

HEAD = re.compile(r"([a-z]+)/([0-9]+)")
MOVE = re.compile(r"([1-9][0-9]*)\s+(\S.*)")
LEFT_OUT = ("septem", "format", "game")  # of a position: the head of its line says it
HASH = 32  # hexadecimal digits
DOCUMENT_KEYS = ("rules", "options", "deal", "players", "note", "proof")  # of a record, in the head of a game


def position_line(table: Table) -> str:
    """The whole position in one line, hidden parts too."""
    return line_of(table.position_json())


def view_line(table: Table, seat: int | None = None) -> str:
    """What a seat knows, in one line; without a seat, what a spectator knows."""
    return line_of(table.view_json(seat))


def position_hash(table: Table, seat: int | None = None) -> str:
    """A number for the whole position, or for what a seat knows: equal for equal positions, on every machine."""
    line = position_line(table) if seat is None else view_line(table, seat)
    return sha256(line.encode()).hexdigest()[:HASH]


def line_of(document: Mapping[str, object]) -> str:
    """A position file as a line: its head, then its parts in their order."""
    options = changed_options(str(document["game"]), document["options"])
    parts = {key: value for key, value in document.items() if key not in LEFT_OUT} | {"options": options}
    words = [f"{key}={compact.write(value)}" for key, value in parts.items() if key != "options" or options]
    return " ".join([f"{document['game']}/{document['format']}", *words])


def changed_options(game: str, options: object) -> dict[str, object]:
    """The options of a table that differ from the usual ones."""
    usual = GAMES[game].make().options_json()
    assert isinstance(options, Mapping)
    return {name: value for name, value in options.items() if name not in usual or usual[name] != value}


def read_line(line: str, seed: int = 0) -> Table:
    """A table with the position of a line; the seed deals what the line leaves hidden."""
    return read_position(document_of(line), seed)


def document_of(line: str) -> dict[str, object]:
    """The position file that a line stands for."""
    reader = compact.Reader(line.strip())
    head = reader.matched(HEAD)
    document = {"septem": "position"} | read_head(head, reader)
    while reader.sign(" "):
        key = reader.word()
        reader.expect("=")
        if key in document:
            raise Problem("key_twice", key=key)
        document[key] = reader.value()
    reader.end()
    return document


def read_head(head: str, reader: compact.Reader) -> dict[str, object]:
    found = HEAD.fullmatch(head)
    if not found:
        raise reader.wrong()
    return {"game": found[1], "format": int(found[2])}


@dataclass
class Node:
    """A move of a game text, a comment on it, and what might have been played instead."""

    move: str
    comment: str = ""
    variations: list[list[Node]] = field(default_factory=list)


@dataclass
class GameText:
    """A game with comments and variations: everything of a record except its moves, a comment, and the moves."""

    record: Record  # without moves
    comment: str = ""  # before the first move
    moves: list[Node] = field(default_factory=list)

    @classmethod
    def of(cls, table: Table) -> GameText:
        """The game of a table, so far without comments."""
        record = table.record()
        head = replace(record, moves=(), options=changed_options(record.game, record.options))
        return cls(head, moves=[Node(move) for move in record.moves])

    def table(self) -> Table:
        """The table after all moves, each of them checked, those of variations too."""
        played = replay(read_record(self.record.json() | {"moves": [node.move for node in self.moves]}))
        check(replay(self.record), self.moves, 0)
        return played


def check(table: Table, line: list[Node], number: int) -> None:
    """Play a line with its variations; a Problem names the first move that is not legal."""
    for node in line:
        for variation in node.variations:
            check(copy(table), variation, number)
        number += 1
        try:
            table.play(node.move)
        except Problem as problem:
            raise problem.within(f"move {number}") from None


def write_game(game: GameText) -> str:
    """The text of a game; each game has one."""
    document = game.record.json()
    head = [f"game {document['game']}/{FORMAT}"]
    options = changed_options(game.record.game, game.record.options)
    for key in DOCUMENT_KEYS:
        value = options if key == "options" else document.get(key)
        if value not in (None, {}):
            head.append(f"{key} {compact.write(value)}")
    return "\n".join([*head, "", *comment_lines(game.comment), *move_lines(game.moves, 1)]) + "\n"


def comment_lines(comment: str) -> Iterator[str]:
    if comment:
        yield from (f"; {line}".rstrip() for line in comment.split("\n"))


def move_lines(line: list[Node], first: int) -> Iterator[str]:
    for number, node in enumerate(line, first):
        yield f"{number} {node.move}"
        yield from comment_lines(node.comment)
        for variation in node.variations:
            yield "("
            yield from move_lines(variation, number)
            yield ")"


def read_game(text: str) -> GameText:
    """The game of a text. `GameText.table` checks its moves."""
    lines = text.splitlines()
    empty = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    game = GameText(read_record(record_of(lines[:empty])))
    MoveReader(game).read(lines[empty:], empty)
    return game


def record_of(lines: list[str]) -> dict[str, object]:
    """The record that the head of a game stands for, without moves."""
    document: dict[str, object] = {"septem": "record", "moves": []}
    for number, line in enumerate(lines):
        key, _, rest = line.partition(" ")
        reader = compact.Reader(rest.strip())
        try:
            read_entry(document, key, reader, first=number == 0)
        except Problem as problem:
            raise problem.within(f"line {number + 1}") from None
    return document


def read_entry(document: dict[str, object], key: str, reader: compact.Reader, first: bool) -> None:
    if first != (key == "game") or not (first or key in DOCUMENT_KEYS):
        raise Problem("bad_notation", column=1, rest=key)
    if key in document:
        raise Problem("key_twice", key=key)
    document |= read_head(reader.matched(HEAD), reader) if first else {key: reader.value()}
    reader.end()


class MoveReader:
    """Reads moves, comments and variations, line by line."""

    def __init__(self, game: GameText) -> None:
        self.game = game
        self.open: list[tuple[list[Node], int]] = [(game.moves, 1)]  # lines being read, with the number of their first

    def read(self, lines: list[str], before: int) -> None:
        for number, line in enumerate(lines, before + 1):
            try:
                self.read_line(line.strip())
            except Problem as problem:
                raise problem.within(f"line {number}") from None
        if len(self.open) > 1:
            raise Problem("bad_notation", f"line {before + len(lines)}", column=1, rest="")

    def read_line(self, line: str) -> None:
        moves, first = self.open[-1]
        if not line:
            return
        if line.startswith(";"):
            self.note(line[1:].removeprefix(" "))
        elif line == "(" and moves:
            moves[-1].variations.append([])
            self.open.append((moves[-1].variations[-1], first + len(moves) - 1))
        elif line == ")" and len(self.open) > 1 and moves:
            self.open.pop()
        elif (found := MOVE.fullmatch(line)) and int(found[1]) == first + len(moves):
            moves.append(Node(" ".join(found[2].split())))
        else:
            raise Problem("bad_notation", column=1, rest=line[:20])

    def note(self, comment: str) -> None:
        moves, _ = self.open[-1]
        if not moves and len(self.open) > 1:
            raise Problem("bad_notation", column=1, rest=comment[:20])
        target = moves[-1] if moves else self.game
        target.comment = f"{target.comment}\n{comment}" if target.comment else comment
