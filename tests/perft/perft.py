"""Count the lines of play that follow a position; the counts below each first move show where a difference comes from.

`python -m tests.perft.perft FILE` counts again and writes the counts into the file;
`python -m tests.perft.perft FILE NAME` shows one entry's counts below each move.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from septem.core import bits
from septem.core.game import Game
from septem.core.table import Table
from septem.duel.game import Duel
from septem.wonders.game import Wonders

GAMES: dict[str, Callable[..., Game]] = {"duel": Duel, "wonders": Wonders}
Document = dict[str, Any]


@dataclass
class Entry:
    """A position (a deal and the moves that follow) and how many lines of play there are, by depth."""

    name: str
    game: str = "duel"
    options: Document = field(default_factory=dict)
    deal: Document = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def make(self) -> Game:
        game: Game = GAMES[self.game](**self.options)
        return game

    def table(self) -> Table:
        table = Table(self.make(), self.deal)
        for text in self.moves:
            table.play(text)
        table.state.log = None
        return table


def answers(game: Game, state: Any) -> Iterator[tuple[int, int]]:
    """Where several seats are asked at once their order changes nothing, so they answer in turn."""
    for seat in bits.members(game.owing(state))[:1]:
        for move in game.legal(state, seat):
            yield seat, move


def perft(game: Game, state: Any, depth: int) -> int:
    """Lines of play of so many answers; one that ends the game earlier counts no further."""
    choices = list(answers(game, state))
    if depth == 1:
        return len(choices)
    return sum(below(game, state, depth, *choice) for choice in choices)


def below(game: Game, state: Any, depth: int, seat: int, move: int) -> int:
    after = game.new()
    after.copy_from(state)
    game.play(after, seat, move)
    return perft(game, after, depth - 1)


def divide(entry: Entry, depth: int) -> str:
    """The count below each first move."""
    table = entry.table()
    game, state = table.game, table.state
    choices = list(answers(game, state))
    counts = [1 if depth == 1 else below(game, state, depth, *choice) for choice in choices]
    lines = [f"{count:>10}  {game.write_move(move)}" for (_, move), count in zip(choices, counts, strict=True)]
    return "\n".join([f"{entry.name}, depth {depth}:", *lines, f"{sum(counts):>10}  in all"])


def naive(entry: Entry, depth: int) -> int:
    """The same count through the checked interface only: a new table for every line, every move a text."""
    table = entry.table()
    texts = [
        f"{seat + 1}: {move}" if table.rounds else str(move) for seat in table.owing[:1] for move in table.moves(seat)
    ]
    if depth == 1:
        return len(texts)
    longer = [Entry(entry.name, entry.game, entry.options, entry.deal, [*entry.moves, text]) for text in texts]
    return sum(naive(other, depth - 1) for other in longer)


def read(path: Path) -> list[Entry]:
    entries: list[Entry] = []
    for line in path.read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "name":
            entries.append(Entry(rest))
        elif word == "moves":
            entries[-1].moves = rest.split("; ")
        elif word == "perft":
            entries[-1].counts.append(int(rest.split()[1]))
        elif word in ("options", "deal"):
            setattr(entries[-1], word, json.loads(rest))
        elif word == "game":
            entries[-1].game = rest
    return entries


def write(entry: Entry) -> str:
    lines = [f"name {entry.name}", f"game {entry.game}", f"deal {json.dumps(entry.deal)}"]
    if entry.options:
        lines.append(f"options {json.dumps(entry.options)}")
    if entry.moves:
        lines.append(f"moves {'; '.join(entry.moves)}")
    lines += [f"perft {depth} {count}" for depth, count in enumerate(entry.counts, start=1)]
    return "\n".join(lines)


def recount(path: Path) -> None:
    """Write the counts anew, to the depths the file has; the lines before the first entry stay."""
    head = path.read_text().partition("name ")[0]
    entries = read(path)
    for entry in entries:
        table = entry.table()
        entry.counts = [perft(table.game, table.state, depth) for depth in range(1, len(entry.counts) + 1)]
    path.write_text(head + "\n\n".join(write(entry) for entry in entries) + "\n")


def main(path: str, *names: str) -> None:
    if not names:
        recount(Path(path))
    for entry in read(Path(path)):
        if entry.name in names:
            print(*(divide(entry, depth) for depth in range(1, len(entry.counts) + 1)), sep="\n\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
