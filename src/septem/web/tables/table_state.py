"""A table in memory: its seats, chat, game and clock. Nothing here changes the store or sends a message."""

from __future__ import annotations

from ...core.proof import Proof
from ...text import language
from .. import messages as m
from ..scene import Scene
from .clock import Clock
from .interfaces import TimeSource
from .lessons import Lesson, lessons
from .refusal import Refusal
from .replay import Replay, Viewpoint
from .stored import OVER, PLAYING, WAITING, ChatEntry, Entry, Pauses, Seat, StoredTable
from .table_game import TableGame, check_rules, create_game

ClockStart = tuple[int, dict[int, int]]  # the length of the log, and since when each seat is asked, in steady time


class TableState:
    def __init__(self, stored: StoredTable, time: TimeSource) -> None:
        self.time = time
        self.load(stored)

    def load(self, stored: StoredTable) -> None:
        self.stored = stored
        self.seats: list[Seat] = list(stored.seats)
        self.chat: list[ChatEntry] = list(stored.chat)
        self.clock: Clock | None = None
        self.table_game: TableGame | None = None
        if stored.seed is not None:
            self.deal(stored.seed, stored.entries)

    def deal(self, seed: int, entries: list[Entry]) -> None:
        """Create the game, and play the log so far."""
        game = create_game(self.stored.game, self.stored.options)
        check_rules(game, self.stored.rules)
        start = self.stored.start
        deal = self.lesson.deal if self.lesson else start["deal"] if start else {"seed": seed}
        first = [(move[0], move[1]) for move in start["moves"]] if start else []
        self.table_game = TableGame(game, deal, self.stored.began or 0, entries, first)
        if self.stored.clock:
            self.clock = Clock(self.stored.clock["bank"], self.stored.clock["bonus"], len(self.seats))
            if entries and entries[-1].clocks:
                self.clock.left = list(entries[-1].clocks)
            self.clock.since = {seat: self.steady(at) for seat, at in self.table_game.asked_since.items()}
            self.put_pauses(self.stored.pauses)

    def clock_started(self) -> ClockStart | None:
        if self.clock is None or self.table_game is None or self.table_game.over:
            return None
        return self.table_game.number, self.clock.since

    def continue_clock(self, started: ClockStart | None) -> None:
        """Use what this process knew when it had the table open; the log only has the time of day."""
        if started is not None and self.clock is not None and self.table_game and started[0] == self.table_game.number:
            self.clock.since = dict(started[1])

    def put_pauses(self, pauses: Pauses) -> None:
        """Vacations have a time of day; some of them end in the future."""
        if self.clock is not None:
            shift = self.steady_now() - self.time.milliseconds()
            self.clock.pauses = {
                seat: [(begin + shift, end + shift) for begin, end in times] for seat, times in pauses.items()
            }

    def asked_for(self, seat: int) -> int:
        """For how many milliseconds a seat has been asked, without its vacations."""
        if self.clock is not None and seat in self.clock.since:
            return self.clock.used(seat, self.steady_now())
        return self.steady_now() - self.steady(self.begun_game().asked_since[seat])

    @property
    def lesson(self) -> Lesson | None:
        return lessons()[self.stored.lesson] if self.stored.lesson else None

    @property
    def teaches(self) -> bool:
        """Whether the learner still has to follow the lesson."""
        return bool(self.lesson and self.table_game and self.lesson.is_unfinished(self.table_game.table))

    def steady(self, at: int) -> int:
        """A time of the log in the milliseconds of clocks. No time of the log is in the future."""
        return self.steady_now() - max(self.time.milliseconds() - at, 0)

    def steady_now(self) -> int:
        return round(self.time.monotonic() * 1000)

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def bots(self) -> set[int]:
        return {seat.number for seat in self.seats if seat.bot is not None}

    @property
    def status(self) -> str:
        if self.table_game is None:
            return WAITING
        return OVER if self.table_game.over else PLAYING

    def begun_game(self) -> TableGame:
        if self.table_game is None:
            raise Refusal("not_begun")
        return self.table_game

    def running_game(self) -> TableGame:
        game = self.begun_game()
        if game.over:
            raise Refusal("game_over")
        return game

    def ended_game(self) -> TableGame:
        if self.table_game is None or not self.table_game.over:
            raise Refusal("not_over")
        return self.table_game

    @property
    def resigned(self) -> int | None:
        return None if self.table_game is None else self.table_game.resigned

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.number for seat in self.seats if guest is not None and seat.guest == guest]

    def against_bots_only(self, guest: str | None) -> bool:
        """Whether all other seats are bots': only then hints harm nobody."""
        return guest is not None and {seat.guest for seat in self.seats} - {None} == {guest}

    def replay(self, guest: str | None, viewpoint: Viewpoint) -> Replay:
        """The game so far. While it is running, a guest may only see it as one of their own seats or as a spectator."""
        game = self.begun_game()
        if viewpoint.seat is not None and viewpoint.seat >= len(self.seats):
            raise Refusal("no_such_seat")
        if not game.over and viewpoint.revealed:
            raise Refusal("not_over")
        if not game.over and viewpoint.seat is not None and viewpoint.seat not in self.seats_of(guest):
            raise Refusal("not_your_seat")
        return Replay(game, self.names)

    def proof(self) -> m.Proof | None:
        """The server's secret, once the game is over. Nothing is promised about a prepared deal."""
        if self.status != OVER or self.lesson or self.stored.start:
            return None
        return m.Proof(
            commitment=self.stored.commitment,
            secret=self.stored.secret,
            table=self.id,
            nonces=[seat.nonce for seat in self.seats],
            seed=str(self.stored.seed),
        )

    def record(self) -> dict[str, object]:
        """The record of a finished game, with the proof of its deal."""
        table = self.ended_game().table
        table.players = self.names
        nonces = tuple(seat.nonce for seat in self.seats)
        if not self.lesson and not self.stored.start:
            table.proof = Proof(self.stored.commitment, self.stored.secret, self.id, nonces)
        return table.record().json()

    def clocks(self) -> list[int] | None:
        """Milliseconds left for each seat."""
        if self.clock is None:
            return None
        now = self.steady_now()
        return [self.clock.remaining(seat.number, now) for seat in self.seats]

    def scene(self, seat: int | None, code: str) -> Scene | None:
        """The scene that a seat or a spectator sees now; None before the game has begun."""
        return None if self.table_game is None else self.begun_scene(seat, code)

    def begun_scene(self, seat: int | None, code: str) -> Scene:
        game = self.begun_game()
        scene = game.scene(seat, code, self.names, self.bots)
        if self.lesson is None:
            return scene
        return self.lesson.guide(scene, game.table, language(code, game.game.name), self.names)

    def heard(self, unheard: frozenset[str]) -> list[m.Said]:
        """The chat, without the lines of some people."""
        return [self.chat_message(line) for line in self.chat if line.guest not in unheard]

    def chat_message(self, line: ChatEntry) -> m.Said:
        seat = next((seat.number + 1 for seat in self.seats if seat.guest == line.guest), None)
        return m.Said(id=line.id, name=line.name, seat=seat, text=line.text, at=line.at)
