"""What happens to programs: challenges, and games that begin and end. Each connected program has a queue of lines.

Every process reads this from the database for the programs that are connected to it, so all of them tell the same.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from .. import bot_messages as b
from ..messages import ClockSettings
from ..scene import WireModel
from ..store import Database, challenges
from ..store.challenges import Game
from ..store.listings import Listed
from .lobby_board import rating_info

PAUSE = 1.0  # seconds between two readings
QUEUE = 256  # lines that a slow program may be behind
log = logging.getLogger("septem")


class EventStream:
    """A connected program, and what it knows."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.challenges: set[str] = set()
        self.games: set[str] = set()

    def update(self, challenges: list[Listed], games: list[Game]) -> None:
        """Send what is new."""
        waiting = {table.id: table for table in challenges if table.free}
        for table in waiting.keys() - self.challenges:
            self.send(b.ChallengeEvent(challenge=challenge(waiting[table])))
        for gone in self.challenges - waiting.keys():
            self.send(b.ChallengeGoneEvent(id=gone))
        self.challenges = set(waiting)
        for game in games:
            if not game.over and game.table not in self.games:
                self.games.add(game.table)
                self.send(b.GameStartEvent(game=running(game)))
            elif game.over and game.table in self.games:
                self.games.discard(game.table)
                self.send(b.GameFinishEvent(game=running(game)))

    def send(self, event: WireModel) -> None:
        """A program that cannot keep up is disconnected. It connects again, and is told everything."""
        try:
            self.queue.put_nowait(event.model_dump_json())
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class BotEvents:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.streams: set[EventStream] = set()
        self.changed = asyncio.Event()

    def guests(self) -> set[str | None]:
        return {stream.guest for stream in self.streams}

    def join(self, stream: EventStream) -> None:
        self.streams.add(stream)
        self.changed.set()

    def disconnect(self, guests: set[str]) -> None:
        for stream in self.streams:
            if stream.guest in guests:
                stream.close()

    async def run(self) -> None:
        """For ever. It goes on after an error: an unavailable database comes back."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), PAUSE)
            self.changed.clear()
            try:
                await self.send_news()
            except Exception:
                log.exception("events of programs could not be read")
                await asyncio.sleep(PAUSE)

    async def send_news(self) -> None:
        streams = list(self.streams)
        guests = {stream.guest for stream in streams}
        if not guests:
            return
        known = {table for stream in streams for table in stream.games}
        waiting = await self.database.run(challenges.waiting_for, guests)
        games = await self.database.run(challenges.games_of, guests, known)
        for stream in streams:
            stream.update(waiting[stream.guest], games[stream.guest])


def challenge(table: Listed) -> b.Challenge:
    return b.Challenge(
        id=table.id,
        game=table.game,  # type: ignore[arg-type]
        options=table.options,
        clock=ClockSettings(**table.clock) if table.clock else None,
        rated=table.rated,
        seats=len(table.seats),
        challenger=table.host_name,
        bot_account=table.host in table.bot_accounts,
        rating=rating_info(table.rating) if table.rating else None,
    )


def running(game: Game) -> b.RunningGame:
    return b.RunningGame(id=game.table, game=game.game, seat=game.seat + 1)  # type: ignore[arg-type]
