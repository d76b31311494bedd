"""The line protocol of players in other processes or on other machines: one JSON line per question and per answer.

    {"septem": "question", "format": 1, "view": {a position, as the seat sees it}, "moves": ["sell altar"], "luck": 7}
    {"septem": "answer", "format": 1, "move": "sell altar"}
    {"septem": "refusal", "format": 1, "problem": "missing_key", "text": "…"}   (the question was invalid)

`channels` has the transports: pipes and TCP.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..core.chance import Stream
from ..core.documents import Part, check_format
from ..core.errors import Problem
from ..core.game import Game
from ..core.storage import parse
from ..files import read
from .players import Player

FORMAT = 1
LUCK = 1 << 31
QUESTION = ("septem", "format", "view", "moves", "luck")
Channel = Callable[[str], str]  # sends a line and returns the answer; empty if the other side has ended


def question(game: Game, view: Any, moves: Sequence[int], luck: int) -> str:
    """The question to a player, as one line."""
    texts = [game.write_move(move) for move in moves]
    return written("question", view=game.view_json(view), moves=texts, luck=luck)


def written(kind: str, **fields: object) -> str:
    return json.dumps({"septem": kind, "format": FORMAT, **fields}, ensure_ascii=False)


def reply(line: str, find: Callable[[Game], Player]) -> str:
    """Answer a question with the player that `find` returns for its game; refuse an invalid one with a reason."""
    try:
        return written("answer", move=answer(line, find))
    except Problem as problem:
        return written("refusal", problem=problem.code, text=str(problem))


def answer(line: str, find: Callable[[Game], Player]) -> str:
    fields = Part(parse(line)).fields(QUESTION, needed=QUESTION)
    fields["septem"].word(("question",))
    check_format(fields["format"], FORMAT)
    table = read(fields["view"].value)
    views = fields["view"].fields(fields["view"].entries(), needed=("seat",))
    seat = views["seat"].number(1, table.game.seats) - 1
    legal = {table.game.write_move(move): move for move in table.moves(seat)}
    moves = [legal[part.word(tuple(legal))] for part in fields["moves"].parts()]
    if not moves:
        raise Problem("nothing_asked", fields["moves"].where)
    luck = Stream(fields["luck"].number(0, LUCK), "luck")
    return table.game.write_move(find(table.game).answer(table.view(seat), moves, luck))


class ExternalPlayer:
    """A player in another process or on another machine."""

    def __init__(self, game: Game, ask: Channel, name: str = "program") -> None:
        self.game = game
        self.ask = ask
        self.name = name

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        line = self.ask(question(self.game, view, moves, stream.below(LUCK)))
        texts = {self.game.write_move(move): move for move in moves}
        given = self.chosen(line)
        if given not in texts:
            raise Problem("foul_play", player=self.name, given=given)
        return texts[given]

    def chosen(self, line: str) -> str:
        """The move of an answer."""
        if not line.strip():
            raise Problem("no_answer", player=self.name)
        fields = understood(line)
        if fields.get("septem") == "refusal":
            raise Problem("question_refused", player=self.name, text=fields.get("text", ""))
        move = fields.get("move")
        if not isinstance(move, str):
            raise Problem("unclear_answer", player=self.name, given=line.strip())
        return move


def understood(line: str) -> Mapping[str, object]:
    """The fields of a JSON line; none if it is not an object."""
    try:
        document = parse(line)
    except Problem:
        return {}
    return document if isinstance(document, Mapping) else {}
