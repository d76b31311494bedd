"""An open table: the only writer of its seats, log and chat in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from ...core import fair
from ...core.events import Event
from ..messages import lookalike
from . import absence
from .audience import Audience
from .bot_driver import BotDriver
from .bots import SUBSTITUTE, bot_name
from .interfaces import BotPool, Notifications, TableStore, TimeSource
from .rated import check_bot
from .refusal import Refusal
from .stored import (
    ANSWER,
    CHAT_KEPT,
    PLAYING,
    RESIGN,
    UNDO,
    ChatEntry,
    Conflict,
    Entry,
    Guest,
    Seat,
    StoredTable,
    short_id,
)
from .table_state import TableState

ATTEMPTS = 20  # to write an entry, while other processes write at the same time
CATCH_UP_SECONDS = 1.0  # between two attempts to read a table again
log = logging.getLogger("septem")
Proposal = tuple[str, int, str, str | None]  # an entry: kind, seat, text, ref


def tell_nobody(_: TableSession) -> None:
    """Nobody wants to know whose turn it is."""


class TableSession(TableState):
    """All changes hold the lock, and go first to the store, then to every client."""

    def __init__(
        self,
        stored: StoredTable,
        store: TableStore,
        bot_pool: BotPool,
        notifications: Notifications,
        time: TimeSource,
        bot_pause: float,
    ) -> None:
        super().__init__(stored, time)
        self.store = store
        self.notifications = notifications
        self.audience = Audience(self, notifications)
        self.bot_driver = BotDriver(self, bot_pool, bot_pause)
        self.lock = asyncio.Lock()
        self.closed = False
        self.on_turn: Callable[[TableSession], None] = tell_nobody
        self.catch_up_waits = False  # whether the table will be read again
        self.catching_up: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """Hold the lock for a change. A closed table accepts nothing: another session may already write its log."""
        async with self.lock:
            if self.closed:
                raise Refusal("table_closed")
            yield

    # Seats.

    async def sit(self, number: int, guest: Guest, name: str | None, nonce: str) -> None:
        """Take a free seat, or change the name on one's own; the game begins when all seats are taken."""
        async with self.writing():
            seat = self._seat(number)
            if seat.guest == guest.id:
                if self.table_game is None and name and name != seat.name:
                    self._check_name(name, guest.id)
                    await self._put_seat(seat, replace(seat, name=name))
                return
            if seat.taken:
                raise Refusal("seat_taken")
            if self.stored.rated and (not guest.member or self.seats_of(guest.id)):
                raise Refusal("rated_for_members")
            chosen = guest.name if self.stored.rated else name or guest.name
            self._check_name(chosen, guest.id)
            await self._put_seat(seat, replace(seat, guest=guest.id, name=chosen, nonce=nonce))
            await self.begin_if_full()

    def _check_name(self, name: str, guest: str) -> None:
        """Nobody may use the name of another player, nor one that looks the same."""
        if any(seat.guest != guest and seat.name and lookalike(seat.name) == lookalike(name) for seat in self.seats):
            raise Refusal("name_taken")

    async def stand_up(self, number: int, guest: Guest) -> None:
        async with self.writing():
            seat = self._seat(number)
            if self.table_game is not None:
                raise Refusal("already_begun")
            if seat.guest != guest.id:
                raise Refusal("not_your_seat")
            await self._put_seat(seat, Seat(number))

    async def seat_bot(self, number: int, bot: str, guest: Guest) -> None:
        """The host fills an empty seat with a bot."""
        async with self.writing():
            seat = self._seat(number)
            if guest.id != self.stored.host:
                raise Refusal("not_the_host")
            if seat.taken:
                raise Refusal("seat_taken")
            if self.stored.rated:
                check_bot(bot)
            if all(other.bot for other in self.seats if other != seat):
                raise Refusal("only_bots")
            await self._put_seat(seat, Seat(number, bot=bot, name=bot_name(bot, number, self.names)))
            await self.begin_if_full()

    async def substitute(self, number: int, wanted: bool, guest: str) -> None:
        """Let a bot answer for a seat, or let its player answer again. The server chooses the bot.

        Players may do both on their own seats; the others may ask for a bot once the player has been away for long.
        """
        async with self.writing():
            seat = self._seat(number)
            if seat.guest is None:
                raise Refusal("seat_of_nobody")
            if self.stored.rated and wanted and guest == seat.guest:
                raise Refusal("rated_game")
            if guest != seat.guest:
                self._check_absent(seat, guest, wanted)
            await self._put_seat(seat, replace(seat, bot=SUBSTITUTE if wanted else None))
            self.bot_driver.wake()

    def _check_absent(self, seat: Seat, guest: str, wanted: bool) -> None:
        game = self.running_game()
        if not self.seats_of(guest):
            raise Refusal("not_your_table")
        if not wanted:
            raise Refusal("not_your_seat")
        if self.audience.is_present(seat.guest):
            raise Refusal("not_away")
        if seat.number not in game.asked_since:
            raise Refusal("not_waited_for")
        away_for = self.audience.away_for(seat.guest)
        wait = absence.remaining(self.stored.clock, self.asked_for(seat.number), away_for)
        if wait:
            raise Refusal("not_away_for_long", wait=absence.duration(wait))

    async def resign(self, guest: str) -> None:
        """Give up one's seats. The game ends, unless several other players want to go on: then bots take the seats."""
        others = {seat.guest for seat in self.seats} - {None, guest}
        if not self.seats_of(guest):
            raise Refusal("not_your_table")
        if len(others) < 2:
            await self._write(lambda: self._resignation(guest))
            return
        async with self.writing():
            self.running_game()
            stays = guest if self.stored.rated else None  # nobody escapes a rating: the result of the bot counts
            for number in self.seats_of(guest):
                await self._put_seat(self.seats[number], replace(self.seats[number], guest=stays, bot=SUBSTITUTE))
            self.bot_driver.wake()

    def _resignation(self, guest: str) -> Proposal:
        self.running_game()
        return RESIGN, self.seats_of(guest)[0], "", None

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("no_such_seat")
        return self.seats[number]

    async def _put_seat(self, before: Seat, after: Seat) -> None:
        try:
            await self.store.put_seat(self.id, before, after)
        except Conflict:
            await self.refresh()
            raise Refusal("seat_taken") from None
        self.seats[before.number] = after
        self.notifications.send(self.id)
        self.audience.send_table()

    async def begin_if_full(self) -> None:
        """The caller holds the lock."""
        if self.table_game is not None or not all(seat.taken for seat in self.seats):
            return
        nonces = [seat.nonce for seat in self.seats]
        seed = fair.seed(self.id, self.stored.secret, nonces)
        try:
            began = await self.store.begin(self.id, seed, nonces)
        except Conflict:
            await self.refresh()
            return
        self.notifications.send(self.id)
        self._begin(seed, began)
        self.on_turn(self)

    def _begin(self, seed: int, began: int | None) -> None:
        self.stored = replace(self.stored, seed=seed, began=began, status=PLAYING)
        self.deal(seed, [])
        self.audience.assign_seats()
        self.audience.send_welcomes()
        self.bot_driver.wake()

    # Moves.

    async def answer(self, seat: int, move: str, asked_at: int, ref: str) -> None:
        """A move from a client: checked, stored, and only then shown."""

        def propose() -> Proposal | None:
            game = self.running_game()
            if (seat, ref) in game.applied:
                return None
            if self.seats[seat].bot is not None:
                raise Refusal("bot_answers")
            kind = game.kind_of_answer(seat, move)
            question = game.asked_at if kind == ANSWER else game.answered_at
            if question.get(seat) != asked_at:
                raise Refusal("not_asked_that")
            if self.lesson and not self.lesson.accepts(game.table, seat, move):
                raise Refusal("lesson")
            return kind, seat, move, ref

        await self._write(propose)

    async def answer_for(self, seat: int, move: str, asked_at: int) -> None:
        """A move of a bot; ignored if the question has changed since."""

        def propose() -> Proposal | None:
            return (ANSWER, seat, move, None) if self.is_asked(seat, asked_at) else None

        await self._write(propose)

    def is_asked(self, seat: int, asked_at: int) -> bool:
        """Whether the question that a seat was asked at an entry of the log is still open."""
        game = self.table_game
        return not self.closed and game is not None and game.asked_at.get(seat) == asked_at

    async def undo(self, seat: int, ref: str) -> None:
        def propose() -> Proposal | None:
            game = self.running_game()
            if self.teaches:
                raise Refusal("lesson")
            if (
                self.stored.rated and game.table.rounds is None
            ):  # a choice in secret may be changed until all have chosen
                raise Refusal("rated_game")
            return None if (seat, ref) in game.applied else (UNDO, seat, game.undo_text(seat, self.bots), ref)

        await self._write(propose)

    async def _write(self, propose: Callable[[], Proposal | None]) -> None:
        """Write the proposed entry, even if the client who sent it disconnects meanwhile."""
        await asyncio.shield(asyncio.get_running_loop().create_task(self._write_now(propose)))

    async def _write_now(self, propose: Callable[[], Proposal | None]) -> None:
        """Write the proposed entry. If another process was first, read its entries and propose again."""
        async with self.writing():
            for _ in range(ATTEMPTS):
                proposal = propose()
                if proposal is None:
                    return
                try:
                    await self._append(*proposal)
                except Conflict:
                    await self.refresh()
                else:
                    return
            raise Refusal("busy")

    async def _append(self, kind: str, seat: int, text: str, ref: str | None) -> None:
        """The engine checks an entry, the store keeps it, and only then it is part of the game that clients see."""
        game = self.running_game()
        entry = Entry(game.number, kind, seat, text, ref, self.time.milliseconds(), self._clocks_after(kind, seat))
        following, events = game.after(entry)
        try:
            await self.store.append(self.id, entry, following.over)
        except Conflict:
            raise
        except Exception:
            self._catch_up_soon()  # the entry may be stored nevertheless
            raise
        self.table_game = following
        self.notifications.send(self.id)
        self._show(entry, events)
        self.bot_driver.wake()
        self.on_turn(self)

    def _show(self, entry: Entry, events: tuple[Event, ...]) -> None:
        """Set the clocks, and send the entry to every client."""
        game = self.begun_game()
        if self.clock and entry.clocks is not None:
            self.clock.left = list(entry.clocks)
            restarted = {seat for seat, number in game.asked_at.items() if number == game.number}
            self.clock.ask(list(game.asked_at), restarted, self.steady(entry.at))
        self.audience.send_entry(entry, events)
        if game.over:
            self.audience.send_table()

    def _clocks_after(self, kind: str, seat: int) -> list[int] | None:
        if self.clock is None:
            return None
        return self.clock.after_answer(seat, self.steady_now()) if kind == ANSWER else list(self.clock.left)

    # Changes by other processes.

    async def catch_up(self) -> None:
        async with self.lock:
            self.catch_up_waits = False
            if not self.closed:
                await self.refresh()

    def _catch_up_soon(self) -> None:
        """Read the table again, as soon as the store answers."""
        if self.catching_up is None or self.catching_up.done():
            self.catching_up = asyncio.get_running_loop().create_task(self._catch_up_until_done())

    async def _catch_up_until_done(self) -> None:
        while not self.closed:
            try:
                await self.catch_up()
            except Exception:
                log.warning("table %s cannot be read yet", short_id(self.id), exc_info=True)
                await asyncio.sleep(CATCH_UP_SECONDS)
            else:
                return

    async def refresh(self) -> None:
        """Read from the store what other processes have written there. The caller holds the lock."""
        number = self.table_game.number if self.table_game else 0
        try:
            changes = await self.store.changes_since(self.id, number, self.chat[-1].id if self.chat else 0)
        except LookupError:  # the table has been deleted
            self.close()
            return
        table_changed = (changes.seats, changes.successor, changes.pauses) != (
            self.seats,
            self.stored.successor,
            self.stored.pauses,
        )
        self.seats = list(changes.seats)
        self.stored = replace(self.stored, successor=changes.successor, pauses=changes.pauses)
        self.put_pauses(changes.pauses)
        if self.table_game is None and changes.seed is not None:
            self._begin(changes.seed, changes.began)
        for entry in changes.entries:
            self._show(entry, self._apply_stored(entry))
        if table_changed:
            self.audience.send_table()
        for line in changes.chat:
            self._add_chat(line)
        self.bot_driver.wake()

    def _apply_stored(self, entry: Entry) -> tuple[Event, ...]:
        """An entry of another process. If the engine rejects it, the table closes; the lobby will set it aside."""
        try:
            return self.running_game().apply(entry)
        except Exception:
            self.close()
            raise

    # Chat.

    async def say(self, guest: Guest, text: str) -> None:
        seats = self.seats_of(guest.id)
        name = self.seats[seats[0]].name if seats else guest.name
        if not seats:
            self._check_name(name, guest.id)
        async with self.writing():
            line = ChatEntry(guest.id, name, text, self.time.milliseconds())
            self._add_chat(await self.store.add_chat(self.id, line))
        self.notifications.send(self.id)

    def _add_chat(self, line: ChatEntry) -> None:
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]
        self.audience.send_chat(line)

    # The end.

    def close(self) -> None:
        """Leave the memory. Connected clients reconnect and find the table as it is stored."""
        self.closed = True
        self.bot_driver.stop()
        self.audience.close()
        if self.catching_up is not None:
            self.catching_up.cancel()

    @property
    def idle(self) -> bool:
        return not self.audience.listeners and not self.bot_driver.thinking and not self.lock.locked()
