"""Who is at a table, and what each of them is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ...core.events import Event
from .. import messages as m
from ..messages import SeatKind
from ..scene import Scene
from ..store import Entry, Seat, Stored, transactions
from ..store.notifications import Bus, News
from .clock import Clock
from .refusal import Refusal
from .replay import Gaze, Replay
from .table_game import UNDO, Play, game_of

QUEUE = 64  # messages a slow reader may be behind


class Listener:
    """Somebody who looks at a table: through whose eyes, in which language, and what is still to be sent."""

    def __init__(self, guest: str | None, seat: int | None, code: str) -> None:
        self.guest = guest
        self.seat = seat
        self.code = code
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)

    def send(self, text: str) -> None:
        """A reader who cannot keep up is let go; it comes back by itself and gets the whole view."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """A table with everybody who looks at it. Nothing here changes the game."""

    def __init__(self, stored: Stored, bus: Bus) -> None:
        self.bus = bus
        self.elsewhere: dict[str, list[str | None]] = {}  # who looks through other processes, by process
        self.stored = stored
        self.seats: list[Seat] = list(stored.seats)
        self.chat: list[transactions.Said] = list(stored.chat)
        self.listeners: set[Listener] = set()
        self.clock: Clock | None = None
        self.play: Play | None = None
        if stored.seed is not None:
            self._deal(stored.seed, stored.entries)

    def _deal(self, seed: int, entries: list[Entry]) -> None:
        self.play = Play(game_of(self.stored.game, self.stored.options), seed, entries)
        if self.stored.clock:
            self.clock = Clock(self.stored.clock["bank"], self.stored.clock["bonus"], len(self.seats))
            if entries and entries[-1].clocks:
                self.clock.left = list(entries[-1].clocks)
            self.clock.ask(self.play.table.owing, set(self.play.table.owing), transactions.milliseconds())

    # Who is here.

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
        if self.play is None:
            return transactions.WAITING
        return transactions.OVER if self.play.over else transactions.PLAYING

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.number for seat in self.seats if guest is not None and seat.guest == guest]

    def against_bots_only(self, guest: str | None) -> bool:
        """Whether nobody but bots sits at the other seats: only then is help no harm to anybody."""
        return guest is not None and {seat.guest for seat in self.seats} - {None} == {guest}

    def replay(self, guest: str | None, gaze: Gaze) -> Replay:
        """The game so far, for eyes that may see it: while it goes on only one's own, or a spectator's."""
        if self.play is None:
            raise Refusal("not_begun")
        if gaze.seat is not None and gaze.seat >= len(self.seats):
            raise Refusal("no_such_seat")
        if not self.play.over and gaze.all:
            raise Refusal("not_over")
        if not self.play.over and gaze.seat is not None and gaze.seat not in self.seats_of(guest):
            raise Refusal("not_your_seat")
        return Replay(self.play, self.names)

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.tell_presence()
        listener.send(self.welcome(listener).model_dump_json())
        self.tell_table(but=listener)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.tell_presence()
        self.tell_table()

    def everybody(self) -> list[str | None]:
        """Whoever looks at the table, through any process; spectators may be nobody."""
        return [*self.here(), *(guest for guests in self.elsewhere.values() for guest in guests)]

    def here(self) -> list[str | None]:
        return [listener.guest for listener in self.listeners]

    def present(self) -> set[str | None]:
        return set(self.everybody())

    def tell_presence(self, asking: bool = False) -> None:
        if not self.bus.alone:
            self.bus.tell(self.id, here=self.here(), asking=asking)

    def hear_presence(self, news: News) -> None:
        """Who looks through another process now."""
        if news.asking:
            self.tell_presence()
        if news.here is not None and self.elsewhere.get(news.sender, []) != news.here:
            self.elsewhere[news.sender] = news.here
            self.tell_table()

    def look(self, listener: Listener, seat: int | None, code: str) -> None:
        """Change eyes or language; only through one's own."""
        if seat is not None and seat not in self.seats_of(listener.guest):
            raise Refusal("not_your_seat")
        listener.seat, listener.code = seat, code
        listener.send(self.welcome(listener).model_dump_json())

    # What they see.

    def info(self, guest: str | None) -> m.TableInfo:
        present = self.present()
        return m.TableInfo(
            id=self.id,
            game=self.stored.game,  # type: ignore[arg-type]
            rules=self.stored.rules,
            options=self.stored.options,
            status=self.status,  # type: ignore[arg-type]
            seats=[seat_info(seat, guest, present) for seat in self.seats],
            host=guest == self.stored.host,
            watching=sum(1 for guest in self.everybody() if not self.seats_of(guest)),
            commitment=self.stored.commitment,
            proof=self.proof(),
            clock=m.ClockWish(**self.stored.clock) if self.stored.clock else None,
            clocks=self.clocks(),
            successor=self.stored.successor,
            hints=self.status == transactions.PLAYING and self.against_bots_only(guest),
        )

    def proof(self) -> m.Proof | None:
        """The server's secret, once there is nothing left to hide."""
        if self.status != transactions.OVER:
            return None
        nonces = [seat.nonce for seat in self.seats]
        return m.Proof(
            commitment=self.stored.commitment,
            secret=self.stored.secret,
            table=self.id,
            nonces=nonces,
            seed=str(self.stored.seed),
        )

    def clocks(self) -> list[int] | None:
        if self.clock is None:
            return None
        now = transactions.milliseconds()
        return [self.clock.remaining(seat.number, now) for seat in self.seats]

    def scene(self, seat: int | None, code: str) -> Scene | None:
        return None if self.play is None else self.play.scene(seat, code, self.names, self.bots)

    def welcome(self, listener: Listener) -> m.Welcome:
        story = self.play.story(listener.seat, listener.code, self.names) if self.play else []
        chat = [self.said(line) for line in self.chat]
        scene = self.scene(listener.seat, listener.code)
        return m.Welcome(table=self.info(listener.guest), scene=scene, log=story, chat=chat)

    def said(self, line: transactions.Said) -> m.Said:
        seat = next((seat.number + 1 for seat in self.seats if seat.guest == line.guest), None)
        return m.Said(name=line.name, seat=seat, text=line.text, at=line.at)

    def welcome_all(self) -> None:
        for listener in list(self.listeners):
            listener.send(self.welcome(listener).model_dump_json())

    def tell(self, make: Callable[[int | None, str], str]) -> None:
        """Send everybody what their eyes may see; those with the same eyes get the same text."""
        made: dict[tuple[int | None, str], str] = {}
        for listener in list(self.listeners):
            eyes = (listener.seat, listener.code)
            if eyes not in made:
                made[eyes] = make(*eyes)
            listener.send(made[eyes])

    def tell_table(self, but: Listener | None = None) -> None:
        """Who sits here or made the table gets a message of their own; all others the same."""
        own = {self.stored.host, *(seat.guest for seat in self.seats)}
        made: dict[str | None, str] = {}
        for listener in list(self.listeners - {but}):
            guest = listener.guest if listener.guest in own else None
            if guest not in made:
                made[guest] = m.Table(table=self.info(guest)).model_dump_json()
            listener.send(made[guest])

    def tell_entry(self, entry: Entry, events: tuple[Event, ...]) -> None:
        clocks, play, names = self.clocks(), self.play, self.names
        if play is None:
            return

        def happened(seat: int | None, code: str) -> str:
            scene = play.scene(seat, code, names, self.bots)
            if entry.kind == UNDO:
                log = play.story(seat, code, names)
                return m.Undone(seat=entry.seat + 1, log=log, scene=scene, clocks=clocks).model_dump_json()
            return m.Happened(
                seat=entry.seat + 1,
                events=play.heard(events, seat),
                lines=play.told(events, seat, code, names),
                scene=scene,
                clocks=clocks,
            ).model_dump_json()

        self.tell(happened)


def seat_info(seat: Seat, guest: str | None, present: set[str | None]) -> m.SeatInfo:
    kind: SeatKind = "guest" if seat.guest is not None else "bot" if seat.bot is not None else "open"
    return m.SeatInfo(
        number=seat.number + 1,
        name=seat.name,
        kind=kind,
        bot=seat.bot,
        present=kind == "bot" or (seat.guest is not None and seat.guest in present),
        mine=guest is not None and seat.guest == guest,
    )
