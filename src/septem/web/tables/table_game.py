"""A game at a table, rebuilt from its log. Knows no network and no database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.documents import Part
from ...core.errors import Problem
from ...core.events import Event, heard_by
from ...core.table import Answer, Table
from ...files import GAMES, make_game, maker_of
from ...text import language
from ...wire.duel import documents as duel_wire
from ...wire.wonders import documents as wonders_wire
from ..scene import Moment, Scene, Sight, draw
from ..store import Entry

ANSWER, REPLACE, UNDO = "answer", "replace", "undo"
WIRES: dict[str, Any] = {"duel": duel_wire, "wonders": wonders_wire}


def game_of(name: str, options: dict[str, Any]) -> Any:
    """The rules of a table; a Problem says what is wrong with its options."""
    return make_game(maker_of(Part(name, "game")), Part(options, "options"))


def known_games() -> tuple[str, ...]:
    return tuple(GAMES)


class Play:
    """A table of the engine, how far its log goes, and since when each seat is asked."""

    def __init__(self, game: Any, seed: int, entries: Iterable[Entry] = ()) -> None:
        self.table = Table(game, {"seed": seed})
        self.number = 0
        self.asked_at: dict[int, int] = dict.fromkeys(self.table.owing, 0)
        self.done: set[tuple[int, str]] = set()  # (seat, ref): what has been carried out already
        self.sights: dict[int | None, Sight] = {}  # what everybody saw last
        for entry in entries:
            self.apply(entry)

    @property
    def game(self) -> Any:
        return self.table.game

    @property
    def over(self) -> bool:
        return self.table.over

    def apply(self, entry: Entry) -> tuple[Event, ...]:
        """Carry out an entry of the log; what came of it."""
        before = set(self.table.owing)
        events = self._carry_out(entry)
        self.number = entry.number + 1
        if entry.ref:
            self.done.add((entry.seat, entry.ref))
        changed = {seat for seat in self.table.owing if seat not in before or seat == entry.seat}
        if entry.kind == UNDO and self.table.rounds is None:
            changed = set(self.table.owing)
        self.asked_at = {seat: self.number if seat in changed else self.asked_at[seat] for seat in self.table.owing}
        return events

    def _carry_out(self, entry: Entry) -> tuple[Event, ...]:
        if entry.kind == UNDO:
            for seat in entry.text.split():
                self.table.undo(int(seat) - 1)
            return ()
        act = self.table.replace if entry.kind == REPLACE else self.table.play
        return tuple(act(self.game.read_move(entry.text), entry.seat))

    def answering(self, seat: int, text: str) -> str:
        """Which kind of entry an answer would be: a new one, or another in the place of one that waits."""
        self.game.read_move(text)  # refuses what is no move
        waiting = self.table.rounds is not None and bool(self.table.rounds.pending(self.table.state, seat))
        return REPLACE if waiting and seat not in self.table.owing else ANSWER

    def undoing(self, seat: int, bots: set[int]) -> str:
        """The seats whose last answers an undo takes back, from the last on: bots' replies, then the seat's own.

        Refused as soon as one of these answers has brought something hidden to light.
        """
        rounds = self.table.rounds
        if rounds is not None:
            if rounds.pending(self.table.state, seat):
                return str(seat + 1)
            raise Problem("nothing_to_undo", seat=seat + 1)
        taken: list[int] = []
        for answer in reversed(self.table.answers):
            taken.append(answer.seat)
            if any(self.game.reveals(event) for event in answer.events):
                raise Problem("undo_after_reveal", seat=seat + 1)
            if answer.seat == seat or answer.seat not in bots:
                break
        if not taken or taken[-1] != seat:
            raise Problem("nothing_to_undo", seat=seat + 1)
        return " ".join(str(number + 1) for number in taken)

    def can_undo(self, seat: int | None, bots: set[int]) -> bool:
        if seat is None or self.over:
            return False
        try:
            self.undoing(seat, bots)
        except Problem:
            return False
        return True

    def scene(self, seat: int | None, code: str, names: tuple[str, ...], bots: set[int]) -> Scene:
        asked_at = None if seat is None else self.asked_at.get(seat)
        waits = asked_at is None and not self.over
        moment = Moment(self.number, asked_at, self.can_undo(seat, bots), waits)
        return draw(self.sight(seat), code, self.called(code, names), moment)

    def sight(self, seat: int | None) -> Sight:
        """What a seat or a spectator sees now."""
        view, before = self.table.view(seat), self.sights.get(seat)
        self.sights[seat] = Sight(self.game, view) if before is None else before.seeing(view)
        return self.sights[seat]

    def called(self, code: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """What everybody is called; in the game for two there is a third city."""
        return language(code, self.game.name).names(names, self.game.seats)

    def told(self, events: Iterable[Event], seat: int | None, code: str, names: tuple[str, ...]) -> list[str]:
        """What happened in words, as a seat or a spectator heard it."""
        heard = heard_by(list(events), seat)
        return language(code, self.game.name).story(heard, self.called(code, names))

    def heard(self, events: Iterable[Event], seat: int | None) -> list[dict[str, object]]:
        """What happened as data, as a seat or a spectator heard it."""
        wire = WIRES[self.game.name]
        return [wire.event(event) for event in heard_by(list(events), seat)]

    def story(self, seat: int | None, code: str, names: tuple[str, ...]) -> list[list[str]]:
        """The whole log in words, an entry for each answer that has something to tell."""
        answers: list[Answer] = self.table.answers
        parts = [self.told(self.table.opening, seat, code, names)]
        parts += [self.told(answer.events, seat, code, names) for answer in answers]
        return [lines for lines in parts if lines]
