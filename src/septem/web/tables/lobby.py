"""All tables: creates them, finds them, and keeps them in memory while they are used."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...core import fair
from ...core.errors import Problem
from .. import messages as m
from . import playing_on, positions
from .bots import bot_name, is_bot
from .finished_game import FinishedGame
from .ids import new_id
from .interfaces import BotPool, Notification, Notifications, TableStore, TimeSource
from .lessons import BOT, LEARNER, lessons
from .rated import check_rated
from .refusal import Refusal
from .stored import OVER, Conflict, Guest, Seat, StoredTable, short_id
from .table_game import create_game
from .table_session import TableSession, tell_nobody
from .table_state import ClockStart

SET_ASIDE_SECONDS = 300.0  # until the lobby tries again to open a table that cannot be continued
CLOCKS_KEPT = 10_000  # tables that have left the memory, whose clocks are remembered
log = logging.getLogger("septem")


@dataclass(frozen=True)
class LobbySettings:
    bot_pause: float = 0.7  # seconds before a bot answers, so that people can follow
    bot_tables_a_guest: int = 30  # unfinished ones
    idle_seconds: float = 900  # until an unused table leaves the memory


class Lobby:
    def __init__(
        self,
        settings: LobbySettings,
        store: TableStore,
        bot_pool: BotPool,
        notifications: Notifications,
        time: TimeSource,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool
        self.notifications = notifications
        self.time = time
        self.sessions: dict[str, TableSession] = {}
        self.last_used: dict[str, float] = {}
        self.set_aside: dict[str, tuple[float, Refusal]] = {}  # tables that cannot be continued, since when, and why
        self.clocks: OrderedDict[str, ClockStart] = OrderedDict()  # of tables that have left the memory
        self.loading = asyncio.Lock()
        self.refreshing: set[asyncio.Task[None]] = set()
        self.on_turn: Callable[[TableSession], None] = tell_nobody  # after every entry that is written here

    async def find(self, table: str) -> TableSession:
        """A table by its id, from memory or from the store."""
        self.last_used[table] = self.time.monotonic()
        session = self.sessions.get(table)
        if session is not None and not session.closed:
            return session
        if table in self.set_aside:
            raise self.set_aside[table][1]
        async with self.loading:
            session = self.sessions.get(table)
            if session is None or session.closed:
                session = await self._load(table)
        return session

    async def _load(self, table: str) -> TableSession:
        stored = await self.store.find_table(table)
        if stored is None:
            self.last_used.pop(table, None)
            raise Refusal("no_such_table")
        before = self.sessions.get(table)
        if before is not None:  # closed, but not swept yet
            self._keep_clock(before)
        session = self.sessions[table] = self._open(stored)
        session.continue_clock(self.clocks.pop(table, None))
        session.audience.send_presence(asking=True)
        session.bot_driver.wake()
        return session

    def _open(self, stored: StoredTable) -> TableSession:
        """A table that the engine cannot replay is set aside: it stays as it is stored, and all others go on."""
        pause = self.settings.bot_pause
        try:
            session = TableSession(stored, self.store, self.bot_pool, self.notifications, self.time, pause)
        except Exception as error:
            log.exception("table %s is set aside: it cannot be continued", short_id(stored.id))
            refusal = error if isinstance(error, Refusal) else Refusal("table_set_aside")
            self.set_aside[stored.id] = (self.time.monotonic(), refusal)
            self.last_used.pop(stored.id, None)
            raise refusal from error
        session.on_turn = self.on_turn
        return session

    async def finished_game(self, table: str) -> FinishedGame:
        """A finished game, for its analysis."""
        session = await self.find(table)
        return FinishedGame.of(session.ended_game(), session.stored.options)

    async def create(self, request: m.NewTable, guest: Guest) -> TableSession:
        """A new table, with its host and bots on their seats."""
        game = requested_game(request)
        if any(seat.kind == "bot" for seat in request.seats):
            await self._check_bot_tables(guest)
        options: dict[str, Any] = game.options_json()
        clock = request.clock.model_dump() if request.clock else None
        template = StoredTable("", guest.id, request.game, game.rules, options, "", "", clock, rated=request.rated)
        seats = assign_seats(request, guest)
        if request.rated:
            check_rated(request.game, options, seats, guest)
        return await self.find(await self._store_new(template, seats))

    async def open_lesson(self, name: str, guest: Guest) -> TableSession:
        """The lesson that a guest has not finished, or a new one."""
        begun = await self.store.find_lesson(guest.id, name)
        session = await self.find(begun) if begun else None
        if session is not None and session.teaches:
            return session
        await self._check_bot_tables(guest)
        lesson = lessons()[name]
        game = create_game(lesson.game, lesson.options)
        template = StoredTable("", guest.id, lesson.game, game.rules, game.options_json(), "", "", lesson=name)
        learner = Seat(LEARNER, guest=guest.id, name=guest.name)
        bots = [Seat(number, bot=BOT, name=bot_name(BOT, number)) for number in range(1, lesson.seats)]
        return await self.find(await self._store_new(template, [learner, *bots]))

    async def play_on(self, table: str, request: m.PlayOn, guest: Guest) -> TableSession:
        """A table that begins with the first moves of a finished game. A running one would reveal hidden cards."""
        old = await self.find(table)
        start = playing_on.start_of(table, old.ended_game(), request.at)
        playing_on.check_players(request.seats, len(old.seats))
        if set(request.seats) != {playing_on.ME}:
            await self._check_bot_tables(guest)
        seats = playing_on.seats_of(request.seats, old.names, guest)
        return await self.find(await self._store_new(playing_on.template_of(old.stored, start, guest), seats))

    async def play_position(
        self, document: Mapping[str, object], players: list[str], guest: Guest, puzzle: str | None = None
    ) -> TableSession:
        """A table that begins with a position."""
        template, table = positions.started_by(document, guest, puzzle)
        playing_on.check_players(players, table.game.seats)
        if set(players) != {playing_on.ME}:
            await self._check_bot_tables(guest)
        names = positions.seat_names(players, guest)
        return await self.find(await self._store_new(template, playing_on.seats_of(players, names, guest)))

    async def _check_bot_tables(self, guest: Guest) -> None:
        """Bots cost computing time, so the number of tables with bots is limited."""
        unfinished = await self.store.count_bot_tables(guest.id)
        if unfinished >= self.settings.bot_tables_a_guest:
            raise Refusal("too_many_tables", tables=unfinished)

    async def rematch(self, table: str, guest: Guest, nonce: str = "") -> TableSession:
        """A new table for the same players: everybody who asks gets a seat there, and gives a new part of the seed.

        The game begins when all have asked; the host, who asked first, may let bots play instead of the others.
        """
        old = await self.find(table)
        if not old.seats_of(guest.id):
            raise Refusal("not_your_table")
        if old.status != OVER:
            raise Refusal("not_over")
        async with old.lock:
            if old.stored.successor is None:
                await self._create_successor(old, guest.id)
        session = await self.find(old.stored.successor or table)
        await self._sit_again(old, session, guest, nonce)
        return session

    async def _create_successor(self, old: TableSession, guest: str) -> None:
        """The same bots on shuffled seats; the seats of people are free until they come."""
        seats = [replace(seat, nonce="") if seat.guest is None else Seat(seat.number) for seat in old.seats]
        secrets.SystemRandom().shuffle(seats)
        fresh = [replace(seat, number=number) for number, seat in enumerate(seats)]
        table = await self._store_new(replace(old.stored, host=guest, lesson=None, start=None), fresh)
        try:
            await self.store.put_successor(old.id, table)
        except Conflict:  # another process created one, too: that one counts, and this one stays unused
            await old.refresh()
            return
        old.stored = replace(old.stored, successor=table)
        self.notifications.send(old.id)
        old.audience.send_table()

    async def _sit_again(self, old: TableSession, session: TableSession, guest: Guest, nonce: str) -> None:
        """As many free seats as the guest had; somebody else may be faster."""
        wanted = [old.seats[number].name for number in old.seats_of(guest.id)][len(session.seats_of(guest.id)) :]
        free = [seat.number for seat in session.seats if not seat.taken]
        while wanted and free:
            try:
                await session.sit(free.pop(0), guest, wanted[0], nonce)
            except Refusal as refusal:
                if refusal.code != "seat_taken":
                    raise
            else:
                del wanted[0]

    async def _store_new(self, template: StoredTable, seats: list[Seat]) -> str:
        """Store a table with a secret of its own, and begin if all seats are taken."""
        table, secret = new_id(), fair.new_secret()
        commitment = fair.commitment(table, template.game, template.rules, template.options, secret)
        fresh = StoredTable(
            table,
            template.host,
            template.game,
            template.rules,
            template.options,
            secret,
            commitment,
            template.clock,
            lesson=template.lesson,
            start=template.start,
            rated=template.rated,
            seats=seats,
        )
        await self.store.new_table(fresh)
        session = await self.find(table)
        async with session.lock:
            await session.begin_if_full()
        return table

    async def delete(self, table: str, guest: Guest) -> None:
        """Delete a table of a host with whom nobody else plays. This works also for tables that are set aside."""
        stored = await self.store.find_table(table)
        if stored is None:
            raise Refusal("no_such_table")
        if stored.host != guest.id:
            raise Refusal("not_the_host")
        if {seat.guest for seat in stored.seats} - {None, guest.id}:
            raise Refusal("others_play_here")
        await self.store.delete_table(table)
        self.forget(table)
        self.notifications.send(table)

    def forget(self, table: str) -> None:
        """Remove a table from memory."""
        session = self.sessions.pop(table, None)
        if session is not None:
            session.close()
            self._keep_clock(session)
        self.last_used.pop(table, None)
        self.set_aside.pop(table, None)

    def _keep_clock(self, session: TableSession) -> None:
        """Remember since when players think, so that a jump of the time of day does not count when the table opens."""
        started = session.clock_started()
        if started is not None:
            self.clocks[session.id] = started
            if len(self.clocks) > CLOCKS_KEPT:
                self.clocks.popitem(last=False)

    def disconnect(self, guests: set[str]) -> None:
        """Close the connections of guests."""
        for session in self.sessions.values():
            for listener in session.audience.listeners:
                if listener.guest in guests:
                    listener.close()

    # Several processes.

    def on_notification(self, notification: Notification) -> None:
        """Another process has changed a table, or tells who is connected there."""
        session = self.sessions.get(notification.table)
        if session is None or session.closed:
            return
        session.audience.receive_presence(notification)
        if notification.here is None:
            self._refresh(session)

    def on_missed(self) -> None:
        """Notifications may have been lost: read all open tables again."""
        for session in self.sessions.values():
            session.audience.send_presence(asking=True)
            self._refresh(session)

    def announce(self) -> None:
        """Tell other processes who is connected here: they forget what they have not heard for a while."""
        for session in self.sessions.values():
            if session.audience.listeners:
                session.audience.send_presence()

    def refresh_watched(self) -> None:
        """A process may have died before it could notify the others: read the tables with connected clients again."""
        for session in self.sessions.values():
            if session.audience.listeners and session.status != OVER:
                self._refresh(session)

    def _refresh(self, session: TableSession) -> None:
        """Once more, unless a reading that has not begun yet will find the same changes."""
        if session.catch_up_waits:
            return
        session.catch_up_waits = True
        task = asyncio.get_running_loop().create_task(self._catch_up(session))
        self.refreshing.add(task)
        task.add_done_callback(self.refreshing.discard)

    async def _catch_up(self, session: TableSession) -> None:
        try:
            await session.catch_up()
        except Exception:
            log.warning("table %s cannot be read now", short_id(session.id), exc_info=True)

    def sweep(self) -> None:
        """Remove unused tables from memory; they stay in the store."""
        now = self.time.monotonic()
        self.set_aside = {
            table: (since, why) for table, (since, why) in self.set_aside.items() if now - since < SET_ASIDE_SECONDS
        }
        for table, session in list(self.sessions.items()):
            if session.closed or (session.idle and now - self.last_used.get(table, 0) > self.settings.idle_seconds):
                self.forget(table)

    def close(self) -> None:
        for session in self.sessions.values():
            session.close()
        self.sessions.clear()


def requested_game(request: m.NewTable) -> Any:
    """The engine's game for a requested table; refuses wrong options, seats and bots."""
    options = dict(request.options)
    if request.game == "wonders":
        options.setdefault("players", len(request.seats))
    game = create_game(request.game, options)
    if game.seats != len(request.seats):
        raise Problem("wrong_length", "seats", given=len(request.seats), wanted=(game.seats,))
    if all(seat.kind == "bot" for seat in request.seats):
        raise Refusal("only_bots")
    for seat in request.seats:
        if seat.kind == "bot" and not is_bot(seat.bot or ""):
            raise Refusal("no_such_bot")
    return game


def assign_seats(request: m.NewTable, guest: Guest) -> list[Seat]:
    """Seats in the requested order, or shuffled."""
    requested = list(request.seats)
    if request.shuffle:
        secrets.SystemRandom().shuffle(requested)
    seats: list[Seat] = []
    for number, seat in enumerate(requested):
        seats.append(assign_seat(number, seat, request, guest, [other.name for other in seats]))
    return seats


def assign_seat(number: int, seat: m.SeatRequest, request: m.NewTable, guest: Guest, taken: list[str]) -> Seat:
    if seat.kind == "me":
        name = seat.name or request.name or guest.name
        return Seat(number, guest=guest.id, name=name, nonce=request.nonce or "")
    if seat.kind == "bot":
        return Seat(number, bot=seat.bot, name=bot_name(seat.bot or "", number, taken))
    return Seat(number)
