"""The same protocol across processes and networks: a question is one line of JSON, and so is its answer.

    {"septem": "question", "format": 1, "view": {a position, as the seat sees it}, "moves": ["sell altar"], "luck": 7}
    {"septem": "answer", "format": 1, "move": "sell altar"}

`septem bot NAME` answers such lines; `program:COMMAND` is a player that asks a program of anybody's.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Sequence
from subprocess import PIPE, Popen
from typing import Any

from ..core.chance import Stream
from ..core.documents import Part
from ..core.errors import Problem
from ..core.game import Game
from ..files import read
from .players import Player

FORMAT = 1
LUCK = 1 << 31
QUESTION = ("septem", "format", "view", "moves", "luck")


def question(game: Game, view: Any, moves: Sequence[int], luck: int) -> str:
    """What a player is asked, as one line."""
    texts = [game.write_move(move) for move in moves]
    document = {"septem": "question", "format": FORMAT, "view": game.view_json(view), "moves": texts, "luck": luck}
    return json.dumps(document, ensure_ascii=False)


def reply(line: str, find: Callable[[Game], Player]) -> str:
    """Answer a line, with the player that is found for its game."""
    fields = Part(json.loads(line)).fields(QUESTION)
    table = read(fields["view"].value)
    seat = fields["view"].entries()["seat"].number(1, table.game.seats) - 1
    moves = [table.game.read_move(part.text()) for part in fields["moves"].parts()]
    luck = Stream(fields["luck"].number(0, LUCK), "luck")
    move = find(table.game).answer(table.view(seat), moves, luck)
    return json.dumps({"septem": "answer", "format": FORMAT, "move": table.game.write_move(move)}, ensure_ascii=False)


class Elsewhere:
    """A player behind a channel that takes a line and gives a line back."""

    def __init__(self, game: Game, ask: Callable[[str], str]) -> None:
        self.game = game
        self.ask = ask

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        line = self.ask(question(self.game, view, moves, stream.below(LUCK)))
        move = self.game.read_move(Part(json.loads(line)).entries()["move"].text())
        if move not in moves:
            raise Problem("foul_play", player="program", given=line.strip())
        return move


class Program:
    """A program that answers on its output what it is asked on its input, line by line."""

    def __init__(self, command: str) -> None:
        try:
            self.process = Popen(shlex.split(command), stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8")
        except (OSError, ValueError, IndexError) as problem:
            raise Problem("no_program", given=command) from problem

    def __call__(self, line: str) -> str:
        if self.process.stdin is None or self.process.stdout is None:
            raise ValueError("a program without input and output cannot be asked")
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def __del__(self) -> None:
        if hasattr(self, "process"):
            with self.process:  # waits, and closes what was open between us
                self.process.kill()
