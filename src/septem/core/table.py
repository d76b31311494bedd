"""A game in progress: checks moves, records them and reports events. The only entry point for external moves."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from copy import copy, deepcopy
from dataclasses import replace as changed
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from . import bits
from .chance import MOST_SEED
from .errors import IllegalMove, Problem
from .events import Event, heard_by
from .game import Game, Rounds
from .shown import Tabled, drawing_or_none

if TYPE_CHECKING:
    from .proof import Proof
    from .quote import Quote
    from .record import Record

MOST_NAMED = 20_000  # moves of a game that are kept with their texts: more than most games ever have
GAMES_KEPT = 8
PICKLED = ("players", "note", "proof", "answers")  # of a table, besides its game and its deal


class Move(int):
    """A move that prints as its text."""

    text: str

    def __new__(cls, number: int, text: str) -> Move:
        move = super().__new__(cls, number)
        move.text = text
        return move

    def __getnewargs__(self) -> tuple[int, str]:  # type: ignore[override]
        """For copies, and for other processes."""
        return int(self), self.text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class NamedMoves(dict[int, Move]):
    """The moves of a game by their numbers, each made when it is first asked for: most come up again and again."""

    def __init__(self, write: Callable[[int], str]) -> None:
        self.write = write

    def __missing__(self, number: int) -> Move:
        if len(self) >= MOST_NAMED:
            self.clear()
        self[number] = move = Move(number, self.write(number))
        return move


@lru_cache(GAMES_KEPT)
def named_moves(game: Game) -> NamedMoves:
    """The moves of a game, shared by all its tables."""
    return NamedMoves(game.write_move)


class Score(dict[str, int]):
    """Points by category."""

    @property
    def total(self) -> int:
        return sum(self.values())


class ScoreSheet(Tabled, list[Score]):
    """The points of all seats."""

    def __init__(self, game: str, scores: Iterable[Score] = (), players: tuple[str, ...] = ()) -> None:
        super().__init__(scores)
        self.game, self.players = game, players


class Answer(NamedTuple):
    """One move with all its events."""

    seat: int
    move: int
    events: tuple[Event, ...]


class Table:
    """A game, its position, and all moves so far."""

    def __init__(self, game: Game, deal: Mapping[str, object]) -> None:
        self.game = game
        self.rounds = game if isinstance(game, Rounds) else None
        self.dealt = deepcopy(dict(deal))
        self.players: tuple[str, ...] = ()  # names, only for the record
        self.note = ""  # a remark, only for the record
        self.proof: Proof | None = None  # of a verifiable deal, only for the record
        self.answers: list[Answer] = []
        self.named_moves = named_moves(game)
        self.state = game.new()
        self.state.log = []
        game.deal_json(self.state, deal)
        self.opening = self._heard()

    def __copy__(self) -> Table:
        """An independent copy of the table; the game object is shared."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.dealt, other.answers, other.state = deepcopy(self.dealt), list(self.answers), self.game.new()
        other.state.copy_from(self.state)
        other.state.log = []
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return copy(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the game with the deal and the answers; the position follows from them."""
        own = {name: value for name, value in vars(self).items() if name in PICKLED}
        return type(self), (self.game, self.dealt), own

    def __setstate__(self, own: dict[str, Any]) -> None:
        vars(self).update(own)
        self._replay(self.answers)
        self.state.log = []

    def __eq__(self, other: object) -> bool:
        """Whether two tables have the same options, deal, moves and names."""
        return self.record() == other.record() if isinstance(other, Table) else NotImplemented

    def __hash__(self) -> int:
        """The hash of the game and the deal, which never change."""
        return hash((self.game, repr(sorted(self.dealt.items()))))

    def __repr__(self) -> str:
        """For developers: the seats that have to move, or the winners."""
        state = f"winners={self.winners}" if self.over else f"owing={self.owing}"
        return f"<Table {self.game.name} answers={len(self.answers)} {state}>"

    @property
    def over(self) -> bool:
        return not self.game.owing(self.state)

    @property
    def owing(self) -> list[int]:
        """The seats that have to move, from 0."""
        return bits.members(self.game.owing(self.state))

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.winners(self.state)

    def asked_seat(self) -> int:
        """The only seat that has to move; a Problem if there is none, or several."""
        owing = self.game.owing(self.state)
        if bits.count(owing) == 1:
            return bits.lowest(owing)
        if owing:
            raise Problem("which_seat", seats=[seat + 1 for seat in bits.members(owing)])
        raise Problem("game_over" if self.winners else "no_decision")

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat, by default of the seat that has to move. Empty if no decision is pending."""
        if seat is None and self.over:
            return []
        named = self.named_moves
        return [named[move] for move in self.game.legal(self.state, self._seat(seat))]

    def named(self, move: int) -> Move:
        return self.named_moves[move]

    def quote(self, move: int | str, seat: int | None = None) -> Quote:
        seat, number = self._addressed(move, seat)
        return changed(self.game.quote(self.state, seat, number), game=self.game.name)

    def price(self, item: int | str, seat: int | None = None) -> Quote:
        """The price of a card or another item for a seat, wherever the item is; `legal` says if the seat can pay."""
        number = self.game.read_item(item) if isinstance(item, str) else item
        return changed(self.game.price(self.state, self._seat(seat), number), game=self.game.name)

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Play a move for a seat and return all its events. An illegal move is refused with a reason."""
        seat, number = self._addressed(move, seat)
        if number not in self.game.legal(self.state, seat):
            self._check_unlisted(move, seat, number)
        self.state.log = []
        self.game.play(self.state, seat, number)
        events = self._heard()
        self.answers.append(Answer(seat, number, tuple(events)))
        return events

    def replace(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Change a move before the round is revealed: the new one replaces an earlier one of the seat in this round."""
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
        """Take back the last move of a seat, unless it revealed hidden information; the events for the other seats.

        The move is also removed from the record and from the result of `events`.
        """
        if self._pending(seat):
            return self._take_back(seat)
        if not self.answers or self.answers[-1].seat != seat:
            raise Problem("nothing_to_undo", seat=seat + 1)
        if any(self.game.reveals(event) for event in self.answers[-1].events):
            raise Problem("undo_after_reveal", seat=seat + 1)
        self._replay(self.answers[:-1])
        return []

    def take_back(self, count: int = 1) -> None:
        """Take back the last moves, whoever made them and whatever they revealed. For an analyst's own table."""
        if not 0 <= count <= len(self.answers):
            raise Problem("wrong_number", "count", given=count, least=0, most=len(self.answers))
        self._replay(self.answers[: len(self.answers) - count])
        self.state.log = []

    def view(self, seat: int | None = None) -> Any:
        """The view of a seat; without a seat, the view of a spectator."""
        return self.game.view(self.state, self._watcher(seat))

    def svg(self, seat: int | None = None, language: str | None = None) -> str:
        """A drawing of what a seat or a spectator sees; in the language chosen for drawings, if none is given."""
        drawing: str = self.view(seat).svg(language, self.players)
        return drawing

    def _repr_svg_(self) -> str | None:
        return drawing_or_none(self.svg)

    def events(self, seat: int | None = None) -> list[Event]:
        """All events so far that are visible to a seat or a spectator."""
        told = [*self.opening, *(event for answer in self.answers for event in answer.events)]
        return heard_by(told, self._watcher(seat))

    def score(self) -> ScoreSheet:
        """The points of each seat by category, as of now; `total` is their sum."""
        scores = (Score(self.game.score(self.state, seat)) for seat in range(self.game.seats))
        return ScoreSheet(self.game.name, scores, self.players)

    def record(self) -> Record:
        """The record of the game so far."""
        from .record import Record  # imported here, because most tables are not written down

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
        from . import storage  # imported here, because the import is slow

        storage.write(path, self.record().json())

    def position_json(self) -> dict[str, object]:
        """The complete position, including hidden information: for files, never for players."""
        return self.game.position_json(self.state)

    def view_json(self, seat: int | None = None) -> dict[str, object]:
        """The view of a seat or a spectator, in the form of a position."""
        return self.game.view_json(self.view(seat))

    def _replay(self, answers: list[Answer]) -> None:
        self.state = self.game.new()
        self.state.log = None
        self.game.deal_json(self.state, self.dealt)
        for answer in answers:
            self.game.play(self.state, answer.seat, answer.move)
        self.answers = answers

    def _pending(self, seat: int) -> bool:
        """Whether a seat has made a move at this table that is not revealed yet."""
        if self.rounds is None or not self.rounds.pending(self.state, seat):
            return False
        return any(answer.seat == seat for answer in self.answers)  # not a move that was part of the starting position

    def _take_back(self, seat: int) -> list[Event]:
        """The moves of the other seats stay: they do not depend on this one."""
        self.state.log = []
        if self.rounds is not None:
            self.rounds.unplay(self.state, seat)
        del self.answers[max(place for place, answer in enumerate(self.answers) if answer.seat == seat)]
        return self._heard()

    def _heard(self) -> list[Event]:
        return list(map(self.game.event, self.state.log or ()))

    def _watcher(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not 0 <= seat < self.game.seats:
                raise Problem("bad_seat", given=seat + 1, seats=self.game.seats)
            return seat
        return self.asked_seat()

    def _addressed(self, move: int | str, seat: int | None) -> tuple[int, int]:
        """Seat and number of a move. In simultaneous decisions the text may state the seat: `2: build altar`."""
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

    def _check_unlisted(self, move: int | str, seat: int, number: int) -> None:
        """Refuse a move, unless it is one of those that are legal but not listed, such as dearer payments."""
        quote = self.game.quote(self.state, seat, number)
        if not quote.legal:
            raise self._illegal(move, seat, quote)

    def _written(self, answer: Answer) -> str:
        text = self.game.write_move(answer.move)
        return text if self.rounds is None else f"{answer.seat + 1}: {text}"

    def _illegal(self, move: int | str, seat: int, quote: Quote) -> IllegalMove:
        text = move if isinstance(move, str) else str(move)
        return IllegalMove("illegal_move", move=text, quote=quote, seat=seat + 1, legal=self._texts(seat))

    def _texts(self, seat: int) -> tuple[str, ...]:
        return tuple(self.game.write_move(move) for move in self.game.legal(self.state, seat))


def replay(game: Game, record: Record, kind: type[Table]) -> Table:
    """Replay a record and check every move. The Problem for an illegal move has the reason and the legal moves."""
    if record.rules > game.rules:
        raise Problem("newer_rules", "rules", given=record.rules, known=game.rules)
    table = kind(game, record.deal)
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
    """The legal moves of the seat that had to move; empty if the seat is not clear."""
    if isinstance(why, IllegalMove):
        legal: tuple[str, ...] = why.values["legal"]  # type: ignore[assignment]
        return legal
    return tuple(move.text for move in table.moves()) if len(table.owing) == 1 else ()


def seat_of(name: str, seats: int) -> int:
    """The seat (from 0) for a number from 1."""
    if not (name.strip().isascii() and name.strip().isdigit()):
        raise Problem("bad_seat", given=name.strip(), seats=seats)
    return int(name) - 1


def checked_seed(seed: object) -> int:
    """Check that a seed is an integer from 0 to 2^63 - 1."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise Problem("bad_seed", given=seed, most=MOST_SEED)
    return seed
