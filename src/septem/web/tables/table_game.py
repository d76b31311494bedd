"""The game at a table, rebuilt from the table's log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy, deepcopy
from typing import Any

from ...core.documents import Part
from ...core.errors import Problem
from ...core.events import Event, heard_by
from ...core.table import Answer, Table
from ...files import make_game, maker_of
from ...text import language
from ...wire.duel import documents as duel_documents
from ...wire.wonders import documents as wonders_documents
from ..scene import Scene, SceneContext, ViewerCache, draw
from .refusal import Refusal
from .stored import ANSWER, REPLACE, RESIGN, UNDO, Entry

OLDEST_RULES = {
    "duel": 1,
    "wonders": 1,
}  # tables with these rules, and with all newer ones up to the engine's, continue
DOCUMENTS: dict[str, Any] = {"duel": duel_documents, "wonders": wonders_documents}


def create_game(name: str, options: dict[str, Any]) -> Any:
    """The engine's game for a table; a Problem says what is wrong with the options."""
    return make_game(maker_of(Part(name, "game")), Part(options, "options"))


def check_rules(game: Any, rules: int) -> None:
    """Refuse a table whose log was written with rules that this engine does not replay."""
    oldest = OLDEST_RULES[game.name]
    if not oldest <= rules <= game.rules:
        raise Refusal("other_rules", given=rules, oldest=oldest, newest=game.rules)


class TableGame:
    """A table of the engine, the length of its log, and since which entry and which time each seat is asked."""

    def __init__(
        self,
        game: Any,
        deal: Mapping[str, object],
        began: int = 0,
        entries: Iterable[Entry] = (),
        first: Iterable[tuple[int, str]] = (),
    ) -> None:
        self.table = Table(game, deal)
        for seat, move in first:
            self.table.play(game.read_move(move), seat)
        self.number = 0
        self.resigned: int | None = None  # the seat whose player ended the game
        self.asked_at: dict[int, int] = dict.fromkeys(self.table.owing, 0)
        self.asked_since: dict[int, int] = dict.fromkeys(self.table.owing, began)  # milliseconds since 1970
        self.answered_at: dict[int, int] = {}  # the question that each seat answered last
        self.applied: set[tuple[int, str]] = set()  # (seat, ref) of messages that have been carried out
        self.viewer_caches: dict[int | None, ViewerCache] = {}
        for entry in entries:
            self.apply(entry)

    @property
    def game(self) -> Any:
        return self.table.game

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.table.over

    def after(self, entry: Entry) -> tuple[TableGame, tuple[Event, ...]]:
        """The game after one more log entry, and its events. This game stays as it is: the entry is not stored yet."""
        following = copy(self)
        following.table = deepcopy(self.table)
        following.applied = set(self.applied)
        following.answered_at = dict(self.answered_at)
        following.viewer_caches = dict(self.viewer_caches)
        return following, following.apply(entry)

    def apply(self, entry: Entry) -> tuple[Event, ...]:
        """Carry out a log entry; returns its events."""
        if entry.number != self.number:
            raise ValueError(f"log entry {entry.number} follows after {self.number} entries")
        before = set(self.table.owing)
        if entry.kind == ANSWER:
            self.answered_at[entry.seat] = self.asked_at.get(entry.seat, self.number)
        events = self._carry_out(entry)
        self.number = entry.number + 1
        if entry.ref:
            self.applied.add((entry.seat, entry.ref))
        asked = [] if self.over else self.table.owing
        changed = {seat for seat in asked if seat not in before or seat == entry.seat}
        if entry.kind == UNDO and self.table.rounds is None:
            changed = set(asked)
        self.asked_at = {seat: self.number if seat in changed else self.asked_at[seat] for seat in asked}
        self.asked_since = {seat: entry.at if seat in changed else self.asked_since[seat] for seat in asked}
        return events

    def _carry_out(self, entry: Entry) -> tuple[Event, ...]:
        if entry.kind == RESIGN:
            self.resigned = entry.seat
            return ()
        if entry.kind == UNDO:
            for seat in entry.text.split():
                self.table.undo(int(seat) - 1)
            return ()
        act = self.table.replace if entry.kind == REPLACE else self.table.play
        return tuple(act(self.game.read_move(entry.text), entry.seat))

    def kind_of_answer(self, seat: int, text: str) -> str:
        """Whether a move is a new answer, or replaces one that waits for the other players."""
        self.game.read_move(text)  # refuses a text that is not a move
        waiting = self.table.rounds is not None and bool(self.table.rounds.pending(self.table.state, seat))
        return REPLACE if waiting and seat not in self.table.owing else ANSWER

    def undo_text(self, seat: int, bots: set[int]) -> str:
        """The text of an undo entry: the seats whose last answers are taken back, the last one first.

        These are the replies of bots and the seat's own answer. The undo is refused if one of these answers revealed
        hidden information.
        """
        rounds = self.table.rounds
        if rounds is not None:
            if rounds.pending(self.table.state, seat):
                return str(seat + 1)
            raise Problem("nothing_to_undo", seat=seat + 1)
        undone: list[int] = []
        for answer in reversed(self.table.answers):
            undone.append(answer.seat)
            if any(self.game.reveals(event) for event in answer.events):
                raise Problem("undo_after_reveal", seat=seat + 1)
            if answer.seat == seat or answer.seat not in bots:
                break
        if not undone or undone[-1] != seat:
            raise Problem("nothing_to_undo", seat=seat + 1)
        return " ".join(str(number + 1) for number in undone)

    def can_undo(self, seat: int | None, bots: set[int]) -> bool:
        if seat is None or self.over:
            return False
        try:
            self.undo_text(seat, bots)
        except Problem:
            return False
        return True

    def scene(self, seat: int | None, code: str, names: tuple[str, ...], bots: set[int]) -> Scene:
        """The scene that a seat or a spectator sees now, in a language."""
        asked_at = None if seat is None else self.asked_at.get(seat)
        waits = asked_at is None and not self.over
        context = SceneContext(self.number, asked_at, self.can_undo(seat, bots), waits)
        return draw(self.viewer_cache(seat), code, self.player_names(code, names), context)

    def viewer_cache(self, seat: int | None) -> ViewerCache:
        view, before = self.table.view(seat), self.viewer_caches.get(seat)
        self.viewer_caches[seat] = ViewerCache(self.game, view) if before is None else before.updated(view)
        return self.viewer_caches[seat]

    def player_names(self, code: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names of all cities: 7 Wonders for two has a third one."""
        return language(code, self.game.name).names(names, self.game.seats)

    def narrate(self, events: Iterable[Event], seat: int | None, code: str, names: tuple[str, ...]) -> list[str]:
        """The events visible to a seat or a spectator, in sentences."""
        return language(code, self.game.name).story(heard_by(list(events), seat), self.player_names(code, names))

    def visible_events(self, events: Iterable[Event], seat: int | None) -> list[dict[str, object]]:
        """The events visible to a seat or a spectator, as data."""
        documents = DOCUMENTS[self.game.name]
        return [documents.event(event) for event in heard_by(list(events), seat)]

    def narrate_log(self, seat: int | None, code: str, names: tuple[str, ...]) -> list[list[str]]:
        """The whole log in sentences, one list for each answer with visible events."""
        answers: list[Answer] = self.table.answers
        parts = [self.narrate(self.table.opening, seat, code, names)]
        parts += [self.narrate(answer.events, seat, code, names) for answer in answers]
        return [lines for lines in parts if lines]
