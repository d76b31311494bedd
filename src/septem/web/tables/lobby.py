"""All tables of the server: made, found, kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from ...core import fair
from ...core.errors import Problem
from .. import messages as m
from ..settings import Settings
from ..store import Conflict, Database, Guest, Seat, Stored, transactions
from ..store.notifications import Bus, News
from ..thinking.bots import Thinkers, legal_bot
from ..thinking.hints import Past
from .refusal import Refusal
from .table_game import game_of
from .table_session import LiveTable, bot_name


class Hall:
    def __init__(self, settings: Settings, database: Database, thinkers: Thinkers, bus: Bus) -> None:
        self.settings = settings
        self.database = database
        self.thinkers = thinkers
        self.bus = bus
        self.live: dict[str, LiveTable] = {}
        self.used: dict[str, float] = {}
        self.connected: Counter[str] = Counter()  # pages of each guest, or of each address without one
        self.loading = asyncio.Lock()
        self.following: set[asyncio.Task[None]] = set()

    async def find(self, table: str) -> LiveTable:
        """A table by its id, from memory or from the database."""
        self.used[table] = time.monotonic()
        live = self.live.get(table)
        if live is not None and not live.closed:
            return live
        async with self.loading:
            live = self.live.get(table)
            if live is None or live.closed:
                live = await self._load(table)
        return live

    async def _load(self, table: str) -> LiveTable:
        stored = await self.database.run(transactions.find_table, table)
        if stored is None:
            self.used.pop(table, None)
            raise Refusal("no_such_table")
        live = LiveTable(stored, self.database, self.thinkers, self.settings.bot_pause, self.bus)
        self.live[table] = live
        live.tell_presence(asking=True)
        live.driver.rouse()
        return live

    async def past(self, table: str) -> Past:
        """A game that is over, for those who think about it."""
        live = await self.find(table)
        if live.play is None or not live.play.over:
            raise Refusal("not_over")
        played = live.play.table
        answers = tuple((answer.seat, int(answer.move)) for answer in played.answers)
        return Past(live.stored.game, live.stored.options, dict(played.dealt), answers)

    async def make(self, wish: m.NewTable, guest: Guest) -> LiveTable:
        """A new table, with whoever makes it and bots on their seats."""
        game = checked_game(wish)
        if any(seat.kind == "bot" for seat in wish.seats):
            await self._check_bots(guest)
        options: dict[str, Any] = game.options_json()
        clock = wish.clock.model_dump() if wish.clock else None
        like = Stored("", guest.id, wish.game, game.rules, options, "", "", clock)
        return await self.find(await self._keep(like, seating(wish, guest)))

    async def _check_bots(self, guest: Guest) -> None:
        """Bots cost time to think, so nobody has them at any number of tables."""
        if await self.database.run(transactions.bot_tables, guest.id) >= self.settings.bot_tables_a_guest:
            raise Refusal("too_many_tables")

    async def rematch(self, table: str, guest: Guest) -> LiveTable:
        """The same people and bots once more, the seats by lot; whoever asks second comes to the same table."""
        old = await self.find(table)
        if not old.seats_of(guest.id):
            raise Refusal("not_your_table")
        if old.status != transactions.OVER:
            raise Refusal("not_over")
        async with old.lock:
            if old.stored.successor is None:
                await self._follow(old)
        return await self.find(old.stored.successor or table)

    async def _follow(self, old: LiveTable) -> None:
        seats = [replace(seat, nonce="", bot=None if seat.guest else seat.bot) for seat in old.seats]
        secrets.SystemRandom().shuffle(seats)
        table = await self._keep(old.stored, [replace(seat, number=number) for number, seat in enumerate(seats)])
        try:
            await self.database.run(transactions.put_successor, old.id, table)
        except Conflict:  # asked for through another process, too: that table counts, this one stays empty
            await old.refresh()
            return
        old.stored = replace(old.stored, successor=table)
        self.bus.tell(old.id)
        old.tell_table()

    async def _keep(self, like: Stored, seats: list[Seat]) -> str:
        """Put a table with a new promise into the database, and begin if nobody is missing."""
        table, secret = secrets.token_urlsafe(16), fair.new_secret()
        promise = fair.commitment(table, like.game, like.rules, like.options, secret)
        fresh = Stored(table, like.host, like.game, like.rules, like.options, secret, promise, like.clock, seats=seats)
        await self.database.run(transactions.new_table, fresh)
        live = await self.find(table)
        async with live.lock:
            await live.begin_if_full()
        return table

    def heard(self, news: News) -> None:
        """Another process has changed a table: whoever looks at it here shall see it."""
        live = self.live.get(news.table)
        if live is None or live.closed:
            return
        live.hear_presence(news)
        if news.here is None:
            self.follow(live)

    def look_after(self) -> None:
        """News may have been lost with who had them: look after the tables that somebody looks at."""
        for live in self.live.values():
            if live.listeners and live.status != transactions.OVER:
                self.follow(live)

    def missed(self) -> None:
        """News may have been lost: look after all tables."""
        for live in self.live.values():
            live.elsewhere.clear()
            live.tell_presence(asking=True)
            self.follow(live)

    def follow(self, live: LiveTable) -> None:
        task = asyncio.get_running_loop().create_task(live.catch_up())
        self.following.add(task)
        task.add_done_callback(self.following.discard)

    async def resume(self) -> None:
        """After a start: bots at unfinished tables go on."""
        for table in await self.database.run(transactions.unfinished):
            await self.find(table)

    @contextmanager
    def counting(self, who: str) -> Iterator[None]:
        """One page more of a guest, while it is connected."""
        self.connected[who] += 1
        try:
            yield
        finally:
            self.connected[who] -= 1
            if not self.connected[who]:
                del self.connected[who]

    def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; nothing is lost."""
        now = time.monotonic()
        for table, live in list(self.live.items()):
            if live.closed or (live.idle and now - self.used.get(table, 0) > self.settings.idle_seconds):
                live.close()
                del self.live[table]
                self.used.pop(table, None)

    def close(self) -> None:
        for live in self.live.values():
            live.close()
        self.live.clear()


def checked_game(wish: m.NewTable) -> Any:
    options = dict(wish.options)
    if wish.game == "wonders":
        options.setdefault("players", len(wish.seats))
    game = game_of(wish.game, options)
    if game.seats != len(wish.seats):
        raise Problem("wrong_length", "seats", given=len(wish.seats), wanted=(game.seats,))
    for seat in wish.seats:
        if seat.kind == "bot" and not legal_bot(seat.bot or ""):
            raise Refusal("no_such_bot")
    return game


def seating(wish: m.NewTable, guest: Guest) -> list[Seat]:
    """Everybody's seat, as wished or by lot."""
    wanted = list(wish.seats)
    if wish.shuffle:
        secrets.SystemRandom().shuffle(wanted)
    seats = []
    for number, seat in enumerate(wanted):
        if seat.kind == "me":
            name = seat.name or wish.name or guest.name
            seats.append(Seat(number, guest=guest.id, name=name, nonce=wish.nonce or ""))
        elif seat.kind == "bot":
            seats.append(Seat(number, bot=seat.bot, name=bot_name(number)))
        else:
            seats.append(Seat(number))
    return seats
