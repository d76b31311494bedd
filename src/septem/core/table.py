"""A game being played by people or programs: checked, remembered, told. The only door for answers from outside."""

from __future__ import annotations

import os
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from . import bits
from .chance import MOST_SEED
from .errors import IllegalMove, Problem
from .events import Event, heard_by
from .game import Game
from .quote import Quote
from .record import Record


class Move(int):
    """A move that prints as its text."""

    text: str

    def __new__(cls, number: int, text: str) -> Move:
        move = super().__new__(cls, number)
        move.text = text
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@dataclass(frozen=True)
class Answer:
    """One answer and all that came of it."""

    seat: int
    move: int
    events: tuple[Event, ...]


class Table:
    """A game, its position, and every answer so far."""

    def __init__(self, game: Game, deal: Mapping[str, object]) -> None:
        self.game = game
        self.dealt = deepcopy(dict(deal))
        self.players: tuple[str, ...] = ()  # their names, and
        self.note = ""  # a remark, both for the record only
        self.answers: list[Answer] = []
        self.state = game.new()
        self.state.log = []
        game.deal_json(self.state, deal)
        self.opening = self._heard()

    @property
    def over(self) -> bool:
        return not self.game.owing(self.state)

    @property
    def owing(self) -> list[int]:
        """The seats that have to answer, from 0."""
        return bits.members(self.game.owing(self.state))

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.winners(self.state)

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat; of the one that is asked, if none is named."""
        return [self.named(move) for move in self.game.legal(self.state, self._seat(seat))]

    def named(self, move: int) -> Move:
        return Move(move, self.game.write_move(move))

    def quote(self, move: int | str, seat: int | None = None) -> Quote:
        return self.game.quote(self.state, self._seat(seat), self._number(move))

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Answer for a seat: refused with a reason, or carried out; what happened, all of it."""
        seat = self._seat(seat)
        number = self._number(move)
        quote = self.game.quote(self.state, seat, number)
        if not quote.legal:
            raise IllegalMove(
                "illegal_move", move=self._text(move), quote=quote, seat=seat + 1, legal=self._texts(seat)
            )
        self.state.log = []
        self.game.play(self.state, seat, number)
        events = self._heard()
        self.answers.append(Answer(seat, number, tuple(events)))
        return events

    def undo(self, seat: int) -> None:
        """Take back one's own last answer, as long as nothing hidden came to light."""
        if not self.answers or self.answers[-1].seat != seat:
            raise Problem("nothing_to_undo", seat=seat + 1)
        if any(self.game.reveals(event) for event in self.answers[-1].events):
            raise Problem("undo_after_reveal", seat=seat + 1)
        self._replay(self.answers[:-1])

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees; without one, what a spectator sees."""
        return self.game.view(self.state, seat)

    def events(self, seat: int | None = None) -> list[Event]:
        """Everything that happened so far, as a seat or a spectator heard it."""
        return heard_by([*self.opening, *(event for answer in self.answers for event in answer.events)], seat)

    def score(self) -> list[dict[str, int]]:
        """Each seat's points by category, as they would count now."""
        return [self.game.score(self.state, seat) for seat in range(self.game.seats)]

    def record(self) -> Record:
        """The game so far, written down."""
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            deal=self.dealt,
            moves=tuple(self.game.write_move(answer.move) for answer in self.answers),
            options=self.game.options_json(),
            players=self.players,
            note=self.note,
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file; `septem.load` reads it back."""
        from . import storage  # here, because it takes its time to start

        storage.write(path, self.record().json())

    def position_json(self) -> dict[str, object]:
        """The whole position, with what nobody sees: for files, never for players."""
        return self.game.position_json(self.state)

    def view_json(self, seat: int | None = None) -> dict[str, object]:
        """What a seat or a spectator sees, in the form of a position."""
        return self.game.view_json(self.view(seat))

    def _replay(self, answers: list[Answer]) -> None:
        self.state = self.game.new()
        self.state.log = None
        self.game.deal_json(self.state, self.dealt)
        for answer in answers:
            self.game.play(self.state, answer.seat, answer.move)
        self.answers = answers

    def _heard(self) -> list[Event]:
        return [Event(*entry) for entry in self.state.log or ()]

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not 0 <= seat < self.game.seats:
                raise Problem("bad_seat", given=seat + 1, seats=self.game.seats)
            return seat
        owing = self.owing
        if not owing:
            raise Problem("game_over")
        if len(owing) > 1:
            raise Problem("which_seat", seats=[number + 1 for number in owing])
        return owing[0]

    def _number(self, move: int | str) -> int:
        return self.game.read_move(move) if isinstance(move, str) else int(move)

    def _text(self, move: int | str) -> str:
        return move if isinstance(move, str) else str(move)

    def _texts(self, seat: int) -> tuple[str, ...]:
        return tuple(self.game.write_move(move) for move in self.game.legal(self.state, seat))


def replay(game: Game, record: Record) -> Table:
    """Play a record through, checking every move; a bad one is named, with the reason and what was legal instead."""
    if record.rules > game.rules:
        raise Problem("newer_rules", "rules", given=record.rules, known=game.rules)
    table = Table(game, record.deal)
    table.players = record.players
    table.note = record.note
    for place, move in enumerate(record.moves):
        try:
            table.play(move)
        except Problem as why:
            raise bad_move(table, record, place, why) from None
    return table


def bad_move(table: Table, record: Record, place: int, why: Problem) -> Problem:
    return Problem(
        "bad_move_in_record",
        f"moves[{place}]",
        number=place + 1,
        move=record.moves[place],
        why=why,
        legal=() if table.over else tuple(move.text for move in table.moves()),
        rules=record.rules,
        current=table.game.rules,
    )


def checked_seed(seed: object) -> int:
    """A seed is a whole number that 63 bits can hold."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise Problem("bad_seed", given=seed, most=MOST_SEED)
    return seed
