"""A table that is open: one writer, and everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from ...core import fair
from ...core.events import Event
from ...core.proof import Proof
from .. import messages as m
from ..store import Conflict, Database, Entry, Guest, Seat, Stored, transactions
from ..store.notifications import Bus
from ..thinking.bots import Thinkers
from .audience import Room
from .bot_driver import Driver
from .refusal import Refusal
from .table_game import ANSWER, UNDO, Play

BOT_NAMES = ("Hypatia", "Imhotep", "Aspasia", "Vitruvius", "Enheduanna", "Kallikrates", "Semiramis", "Archimedes")


TRIES = 20  # of a writer whom others forestall
Proposal = tuple[str, int, str, str | None]  # an entry: kind, seat, text, ref


class LiveTable(Room):
    """All changes go through its lock: first into the database, then to everybody."""

    def __init__(self, stored: Stored, database: Database, thinkers: Thinkers, pause: float, bus: Bus) -> None:
        super().__init__(stored, bus)
        self.database = database
        self.driver = Driver(self, thinkers, pause)
        self.lock = asyncio.Lock()
        self.closed = False

    # Sitting down.

    async def sit(self, number: int, guest: Guest, name: str | None, nonce: str) -> None:
        """Take a free seat, or another name on one's own; the game begins when nobody is missing."""
        async with self.lock:
            seat = self._seat(number)
            if seat.guest == guest.id:
                if self.play is None and name and name != seat.name:
                    await self._put_seat(seat, replace(seat, name=name))
                return
            if seat.taken:
                raise Refusal("seat_taken")
            await self._put_seat(seat, replace(seat, guest=guest.id, name=name or guest.name, nonce=nonce))
            await self.begin_if_full()

    async def stand_up(self, number: int, guest: Guest) -> None:
        async with self.lock:
            seat = self._seat(number)
            if self.play is not None:
                raise Refusal("already_begun")
            if seat.guest != guest.id:
                raise Refusal("not_your_seat")
            await self._put_seat(seat, Seat(number))

    async def seat_bot(self, number: int, bot: str, guest: Guest) -> None:
        """Who made the table fills an empty seat with a bot."""
        async with self.lock:
            seat = self._seat(number)
            if guest.id != self.stored.host:
                raise Refusal("not_the_host")
            if seat.taken:
                raise Refusal("seat_taken")
            await self._put_seat(seat, Seat(number, bot=bot, name=bot_name(number)))
            await self.begin_if_full()

    async def stand_in(self, number: int, bot: str | None, guest: str | None) -> None:
        """A bot for somebody who is away, asked for by another player; who comes back sends it off."""
        async with self.lock:
            seat = self._seat(number)
            if seat.guest is None:
                raise Refusal("seat_of_nobody")
            mine = guest == seat.guest
            if not mine and (not self.seats_of(guest) or self._present(seat) or bot is None):
                raise Refusal("not_away" if self.seats_of(guest) else "not_your_table")
            await self._put_seat(seat, replace(seat, bot=bot))
            self.driver.rouse()

    def _present(self, seat: Seat) -> bool:
        return seat.guest in self.present()

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("no_such_seat")
        return self.seats[number]

    async def _put_seat(self, before: Seat, after: Seat) -> None:
        try:
            await self.database.run(transactions.put_seat, self.id, before, after)
        except Conflict:
            await self.refresh()
            raise Refusal("seat_taken") from None
        self.seats[before.number] = after
        self.bus.tell(self.id)
        self.tell_table()

    async def begin_if_full(self) -> None:
        if self.play is not None or not all(seat.taken for seat in self.seats):
            return
        nonces = [seat.nonce for seat in self.seats]
        seed = fair.seed(self.id, self.stored.secret, nonces)
        try:
            began = await self.database.run(transactions.begin, self.id, seed, nonces)
        except Conflict:
            await self.refresh()
            return
        self.bus.tell(self.id)
        self._begin(replace(self.stored, seed=seed, began=began, status=transactions.PLAYING))

    def _begin(self, stored: Stored) -> None:
        """Everybody gets their cards."""
        self.stored = stored
        self._deal(stored.seed or 0, [])
        for listener in list(self.listeners):
            mine = self.seats_of(listener.guest)
            listener.seat = listener.seat if listener.seat in mine else mine[0] if mine else None
        self.welcome_all()
        self.driver.rouse()

    # Answers.

    async def answer(self, seat: int, move: str, asked_at: int, ref: str) -> None:
        """An answer from a page: checked, kept, and only then shown."""

        def proposed() -> Proposal | None:
            play = self._playing()
            if (seat, ref) in play.done:
                return None
            if self.seats[seat].bot is not None:
                raise Refusal("bot_answers")
            kind = play.answering(seat, move)
            if kind == ANSWER and play.asked_at.get(seat) != asked_at:
                raise Refusal("not_asked_that")
            return kind, seat, move, ref

        await self._settle(proposed)

    async def answer_for(self, seat: int, move: str, asked_at: int) -> None:
        """An answer of a bot, if it is still asked the same."""

        def proposed() -> Proposal | None:
            asked = not self.closed and self.play is not None and self.play.asked_at.get(seat) == asked_at
            return (ANSWER, seat, move, None) if asked else None

        await self._settle(proposed)

    async def undo(self, seat: int, ref: str) -> None:
        def proposed() -> Proposal | None:
            play = self._playing()
            return None if (seat, ref) in play.done else (UNDO, seat, play.undoing(seat, self.bots), ref)

        await self._settle(proposed)

    async def _settle(self, propose: Callable[[], Proposal | None]) -> None:
        """Do what is proposed; should another process have been faster, look again and propose anew."""
        async with self.lock:
            for _ in range(TRIES):
                proposal = propose()
                if proposal is None:
                    return
                try:
                    await self._enter(*proposal)
                except Conflict:
                    await self._reload()
                else:
                    return
            raise Refusal("busy")

    def _playing_or_over(self) -> Play:
        if self.play is None:
            raise Refusal("not_begun")
        return self.play

    def _playing(self) -> Play:
        play = self._playing_or_over()
        if play.over:
            raise Refusal("game_over")
        return play

    async def _enter(self, kind: str, seat: int, text: str, ref: str | None) -> None:
        """The engine judges; the database keeps; everybody hears of it. If keeping fails, nothing has happened."""
        play = self._playing()
        now = transactions.milliseconds()
        clocks = self._clocks_after(kind, seat, now)
        entry = Entry(play.number, kind, seat, text, ref, now, clocks)
        events = play.apply(entry)
        try:
            await self.database.keep(transactions.append, self.id, entry, play.over)
        except Conflict:
            raise
        except BaseException:
            self.close()  # what is in the memory is ahead of what is kept: it must not be seen
            raise
        self.bus.tell(self.id)
        self._show(entry, events)
        self.driver.rouse()

    def _show(self, entry: Entry, events: tuple[Event, ...]) -> None:
        """Set the clocks, and let everybody hear what was done."""
        play = self._playing_or_over()
        if self.clock and entry.clocks is not None:
            self.clock.left = list(entry.clocks)
            again = {place for place, number in play.asked_at.items() if number == play.number}
            self.clock.ask(play.table.owing, again, entry.at)
        self.tell_entry(entry, events)
        if play.over:
            self.tell_table()

    def _clocks_after(self, kind: str, seat: int, now: int) -> list[int] | None:
        if self.clock is None:
            return None
        return self.clock.answered(seat, now) if kind == ANSWER else list(self.clock.left)

    # What other processes have done.

    async def catch_up(self) -> None:
        async with self.lock:
            if not self.closed:
                await self.refresh()

    async def refresh(self) -> None:
        """Look into the database for what others have kept there; for who has the lock."""
        number = self.play.number if self.play else 0
        news = await self.database.run(transactions.news, self.id, number, self.chat[-1].id if self.chat else 0)
        table_changed = (news.seats, news.successor) != (self.seats, self.stored.successor)
        self.seats = list(news.seats)
        self.stored = replace(self.stored, successor=news.successor)
        if self.play is None and news.seed is not None:
            self._begin(replace(self.stored, seed=news.seed, began=news.began, status=transactions.PLAYING))
        for entry in news.entries:
            self._show(entry, self._playing().apply(entry))
        if table_changed:
            self.tell_table()
        for line in news.chat:
            self._add_line(line)
        self.driver.rouse()

    async def _reload(self) -> None:
        """What is in the memory never happened: begin anew from what was kept. Clocks that run go on."""
        stored = await self.database.run(transactions.find_table, self.id)
        if stored is None or stored.seed is None or self.play is None:
            raise Refusal("no_such_table")
        asked, since = self.play.asked_at, self.clock.since if self.clock else {}
        self.stored, self.seats, self.chat = stored, list(stored.seats), list(stored.chat)
        self._deal(stored.seed, stored.entries)
        if self.clock:
            same = {seat for seat, number in self.play.asked_at.items() if asked.get(seat) == number}
            self.clock.since |= {seat: begun for seat, begun in since.items() if seat in same}
        self.welcome_all()
        self.driver.rouse()

    async def speak(self, guest: Guest, text: str) -> None:
        seats = self.seats_of(guest.id)
        name = self.seats[seats[0]].name if seats else guest.name
        async with self.lock:
            line = transactions.Said(guest.id, name, text, transactions.milliseconds())
            self._add_line(await self.database.run(transactions.say, self.id, line))
        self.bus.tell(self.id)

    def _add_line(self, line: transactions.Said) -> None:
        self.chat.append(line)
        del self.chat[: -transactions.CHAT_KEPT]
        self.tell(lambda seat, code: m.ChatLine(said=self.said(line)).model_dump_json())

    # The end.

    def record(self) -> dict[str, object]:
        """The game written down, once nothing of it is secret any more."""
        if self.play is None or not self.play.over:
            raise Refusal("not_over")
        table = self.play.table
        table.players = self.names
        nonces = tuple(seat.nonce for seat in self.seats)
        table.proof = Proof(self.stored.commitment, self.stored.secret, self.id, nonces)
        return table.record().json()

    def close(self) -> None:
        """Leave the memory; whoever still looks comes back and finds the table as it was kept."""
        self.closed = True
        self.driver.stop()
        for listener in list(self.listeners):
            listener.close()

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.driver.thinking and not self.lock.locked()


def bot_name(number: int) -> str:
    """A name of antiquity for each seat."""
    return BOT_NAMES[number % len(BOT_NAMES)]
