"""The lobby of this process: reads it from the database while somebody looks, and sends them what has changed.

Every process reads for itself, so that all of them show the same. A notification makes them read at once.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from contextlib import suppress

from ..lobby_messages import LobbyNews, OpenTable, RatingInfo, RunningTable
from ..messages import ClockSettings
from ..store import Database, listings
from ..store.listings import Listed
from ..tables.interfaces import Notification, Notifications
from ..tables.lobby import Lobby
from ..tables.rating_model import Rating
from ..tables.stored import OVER, WAITING

LOBBY = "lobby"  # instead of a table's id, in notifications
PAUSE = 2.0  # seconds between two readings without a notification
REST = 0.1  # seconds between two readings, however much changes
SEEN_SECONDS = 15.0  # between two signs of the people who are connected
log = logging.getLogger("septem")


class Visitor:
    """Somebody who looks at the lobby. Only the newest state waits to be sent."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.queue: asyncio.Queue[str] = asyncio.Queue(1)
        self.sent = ""

    def send(self, text: str) -> None:
        if text == self.sent:
            return
        with suppress(asyncio.QueueEmpty):
            self.queue.get_nowait()
        self.queue.put_nowait(text)
        self.sent = text


class LobbyBoard:
    def __init__(self, database: Database, lobby: Lobby, notifications: Notifications) -> None:
        self.database = database
        self.lobby = lobby
        self.notifications = notifications
        self.visitors: set[Visitor] = set()
        self.changed = asyncio.Event()
        self.programs: Callable[[], set[str | None]] = set  # connected to their event streams
        self.on_change: Callable[[], None] = self.changed.set  # whoever else wants to know

    def change(self) -> None:
        """Something in the lobby is new: everybody sees it at once, also through other processes."""
        self.changed.set()
        self.on_change()
        self.notifications.send(LOBBY)

    def on_notification(self, notification: Notification) -> None:
        if notification.table == LOBBY:
            self.changed.set()
            self.on_change()
        else:
            self.lobby.on_notification(notification)

    def join(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        self.changed.set()

    async def run(self) -> None:
        """For ever. It goes on after an error: an unavailable database comes back."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), PAUSE)
            self.changed.clear()
            try:
                await self.send_news()
                await asyncio.sleep(REST)
            except Exception:
                log.exception("the lobby could not be read")
                await asyncio.sleep(PAUSE)

    async def send_news(self) -> None:
        if not self.visitors:
            return
        tables = await self.database.run(listings.snapshot)
        online = await self.database.run(listings.count_online)
        concerned, texts = concerned_by(tables), dict[str | None, str]()
        for visitor in list(self.visitors):
            guest = visitor.guest if visitor.guest in concerned else None
            if guest not in texts:
                texts[guest] = news(tables, online, guest).model_dump_json()
                await asyncio.sleep(0)  # others come first
            visitor.send(texts[guest])

    async def keep_seen(self) -> None:
        """Now and then, store who is connected here."""
        for _ in itertools.count():
            try:
                await self.put_seen()
            except Exception:
                log.exception("presence could not be stored")
            await asyncio.sleep(SEEN_SECONDS)

    async def put_seen(self) -> None:
        attended, guests = set(), {visitor.guest for visitor in self.visitors} | self.programs()
        for session in self.lobby.sessions.values():
            here = session.audience.guests_here()
            guests.update(here)
            if session.status != OVER and any(session.audience.is_seated(guest) for guest in here):
                attended.add(session.id)
        if attended:
            await self.database.run(listings.prolong, attended)
        if known := {guest for guest in guests if guest is not None}:
            await self.database.run(listings.put_seen, known)


def concerned_by(tables: list[Listed]) -> set[str | None]:
    """Who sees more than others do: hosts, players, and who is invited. All others see the same."""
    return {guest for table in tables for guest in (table.host, table.invited, *(seat[0] for seat in table.seats))}


def news(tables: list[Listed], online: int, guest: str | None) -> LobbyNews:
    """The lobby as somebody sees it."""
    seen = [table for table in tables if table.shows_to(guest)]
    return LobbyNews(
        open=[open_table(table, guest) for table in seen if table.status == WAITING and table.free],
        running=[running_table(table, guest) for table in seen if table.status != WAITING],
        online=online,
    )


def open_table(table: Listed, guest: str | None) -> OpenTable:
    return OpenTable(
        id=table.id,
        game=table.game,  # type: ignore[arg-type]
        options=table.options,
        clock=ClockSettings(**table.clock) if table.clock else None,
        rated=table.rated,
        near=table.near,
        challenge=table.invited is not None,
        host=table.host_name,
        rating=rating_info(table.rating) if table.rating else None,
        players=[name for _, _, name in table.seats if name],
        bot_accounts=table.bot_account_names,
        seats=len(table.seats),
        mine=table.includes(guest),
        created=table.created,
    )


def running_table(table: Listed, guest: str | None) -> RunningTable:
    return RunningTable(
        id=table.id,
        game=table.game,  # type: ignore[arg-type]
        options=table.options,
        clock=ClockSettings(**table.clock) if table.clock else None,
        rated=table.rated,
        players=[name for _, _, name in table.seats],
        bot_accounts=table.bot_account_names,
        mine=table.includes(guest),
        began=table.began or table.created,
    )


def rating_info(rating: Rating) -> RatingInfo:
    return RatingInfo(
        points=rating.points, uncertainty=rating.uncertainty, games=rating.games, provisional=rating.provisional
    )
