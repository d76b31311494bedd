"""A game being played by people or programs: checked, remembered, told. The only door for answers from outside."""

from __future__ import annotations

import os
from collections.abc import Mapping
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any

from . import bits
from .chance import MOST_SEED
from .errors import IllegalMove, Problem
from .events import Event, heard_by
from .game import Game, Rounds
from .proof import Proof
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
        self.rounds = game if isinstance(game, Rounds) else None
        self.dealt = deepcopy(dict(deal))
        self.players: tuple[str, ...] = ()  # their names, and
        self.note = ""  # a remark,
        self.proof: Proof | None = None  # and that the deal was promised: all for the record only
        self.answers: list[Answer] = []
        self.state = game.new()
        self.state.log = []
        game.deal_json(self.state, deal)
        self.opening = self._heard()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """A table at the same moment that goes its own way; the rules are shared."""
        other = copy(self)
        other.dealt, other.answers, other.state = deepcopy(self.dealt, memo), list(self.answers), self.game.new()
        other.state.copy_from(self.state)
        other.state.log = []
        return other

    def __repr__(self) -> str:
        """For people who program: whose answer is awaited, or who has won."""
        state = f"winners={self.winners}" if self.over else f"owing={self.owing}"
        return f"<Table {self.game.name} answers={len(self.answers)} {state}>"

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

    def asked_seat(self) -> int:
        """The one seat that has to answer; a Problem if there is none, or several."""
        owing = self.owing
        if not owing:
            raise Problem("game_over" if self.winners else "no_decision")
        if len(owing) > 1:
            raise Problem("which_seat", seats=[seat + 1 for seat in owing])
        return owing[0]

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat; of the one that is asked, if none is named. None where nobody is asked."""
        if seat is None and self.over:
            return []
        return [self.named(move) for move in self.game.legal(self.state, self._seat(seat))]

    def named(self, move: int) -> Move:
        return Move(move, self.game.write_move(move))

    def quote(self, move: int | str, seat: int | None = None) -> Quote:
        seat, number = self._addressed(move, seat)
        return self.game.quote(self.state, seat, number)

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Answer for a seat: refused with a reason, or carried out; what happened, all of it."""
        seat, number = self._addressed(move, seat)
        quote = self.game.quote(self.state, seat, number)
        if not quote.legal:
            raise self._illegal(move, seat, quote)
        self.state.log = []
        self.game.play(self.state, seat, number)
        events = self._heard()
        self.answers.append(Answer(seat, number, tuple(events)))
        return events

    def replace(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Think again before a round is revealed: the answer takes the place of one that the seat has given in it."""
        seat, number = self._addressed(move, seat)
        if not self._pending(seat):
            raise Problem("nothing_to_undo", seat=seat + 1)
        before = list(self.answers)
        told: list[Event] = []
        while self._pending(seat):
            told += self._take_back(seat)
            if self.game.quote(self.state, seat, number).legal:
                return told + self.play(number, seat)
        illegal = self._illegal(move, seat, self.game.quote(self.state, seat, number))
        self._replay(before)
        raise illegal

    def undo(self, seat: int) -> list[Event]:
        """Take back one's own last answer, as long as nothing hidden came to light; what all others hear of it.

        An answer taken back leaves no trace in the record, nor in what `events` tells from the beginning.
        """
        if self._pending(seat):
            return self._take_back(seat)
        if not self.answers or self.answers[-1].seat != seat:
            raise Problem("nothing_to_undo", seat=seat + 1)
        if any(self.game.reveals(event) for event in self.answers[-1].events):
            raise Problem("undo_after_reveal", seat=seat + 1)
        self._replay(self.answers[:-1])
        return []

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees; without one, what a spectator sees."""
        return self.game.view(self.state, self._watcher(seat))

    def events(self, seat: int | None = None) -> list[Event]:
        """Everything that happened so far, as a seat or a spectator heard it."""
        told = [*self.opening, *(event for answer in self.answers for event in answer.events)]
        return heard_by(told, self._watcher(seat))

    def score(self) -> list[dict[str, int]]:
        """Each seat's points by category, as they would count now."""
        return [self.game.score(self.state, seat) for seat in range(self.game.seats)]

    def record(self) -> Record:
        """The game so far, written down."""
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            deal=self.dealt,
            moves=tuple(self._written(answer) for answer in self.answers),
            options=self.game.options_json(),
            players=self.players,
            note=self.note,
            proof=self.proof,
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

    def _pending(self, seat: int) -> bool:
        """Whether a seat has given an answer here that nobody has seen yet."""
        if self.rounds is None or not self.rounds.pending(self.state, seat):
            return False
        return any(answer.seat == seat for answer in self.answers)  # not one that came with a position

    def _take_back(self, seat: int) -> list[Event]:
        """The others' answers stay: none of them depends on this one."""
        self.state.log = []
        if self.rounds is not None:
            self.rounds.unplay(self.state, seat)
        del self.answers[max(place for place, answer in enumerate(self.answers) if answer.seat == seat)]
        return self._heard()

    def _heard(self) -> list[Event]:
        return [Event(*entry) for entry in self.state.log or ()]

    def _watcher(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not 0 <= seat < self.game.seats:
                raise Problem("bad_seat", given=seat + 1, seats=self.game.seats)
            return seat
        return self.asked_seat()

    def _addressed(self, move: int | str, seat: int | None) -> tuple[int, int]:
        """Whose answer this is, and its number; where several are asked at once, `2: build altar` says it itself."""
        if not isinstance(move, str):
            return self._seat(seat), int(move)
        if self.rounds is not None and ":" in move:
            name, move = move.split(":", 1)
            move = move.strip()
            named = self._seat(seat_of(name, self.game.seats))
            if seat not in (None, named):
                raise Problem("other_seat", given=named + 1, seat=self._seat(seat) + 1)
            seat = named
        return self._seat(seat), self.game.read_move(move)

    def _written(self, answer: Answer) -> str:
        text = self.game.write_move(answer.move)
        return text if self.rounds is None else f"{answer.seat + 1}: {text}"

    def _illegal(self, move: int | str, seat: int, quote: Quote) -> IllegalMove:
        text = move if isinstance(move, str) else str(move)
        return IllegalMove("illegal_move", move=text, quote=quote, seat=seat + 1, legal=self._texts(seat))

    def _texts(self, seat: int) -> tuple[str, ...]:
        return tuple(self.game.write_move(move) for move in self.game.legal(self.state, seat))


def replay(game: Game, record: Record) -> Table:
    """Play a record through, checking every move; a bad one is named, with the reason and what was legal instead."""
    if record.rules > game.rules:
        raise Problem("newer_rules", "rules", given=record.rules, known=game.rules)
    table = Table(game, record.deal)
    table.players = record.players
    table.note = record.note
    table.proof = record.proof
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
        legal=legal_instead(table, why),
        rules=record.rules,
        current=table.game.rules,
    )


def legal_instead(table: Table, why: Problem) -> tuple[str, ...]:
    """The legal moves of the seat that was to answer; none if it is not clear which one."""
    if isinstance(why, IllegalMove):
        legal: tuple[str, ...] = why.values["legal"]  # type: ignore[assignment]
        return legal
    return tuple(move.text for move in table.moves()) if len(table.owing) == 1 else ()


def seat_of(name: str, seats: int) -> int:
    """The seat, from 0, that a number from 1 names."""
    if not (name.strip().isascii() and name.strip().isdigit()):
        raise Problem("bad_seat", given=name.strip(), seats=seats)
    return int(name) - 1


def checked_seed(seed: object) -> int:
    """A seed is a whole number that 63 bits can hold."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise Problem("bad_seed", given=seed, most=MOST_SEED)
    return seed
