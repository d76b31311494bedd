"""How several server processes tell each other that something was kept, and agree who lets a table's bots think.

With one process nobody has to be told. With several, what counts is what the database has: news are only a reason to
look there, and who drives a table is settled so that not all think about the same; the log settles the rest.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

log = logging.getLogger("septem")
CHANNEL = "septem"
LEASE = 5.0  # seconds that a table stays with the process that drives it
AGAIN = 1.0  # seconds until a lost connection is tried again


@dataclass(frozen=True)
class News:
    """From another process: a table has changed, or who looks at it there (guests; a spectator has no name)."""

    sender: str
    table: str
    here: list[str | None] | None = None
    asking: bool = False  # whether it wants to know who is here


Heard = Callable[[News], None]
Lost = Callable[[], None]


class Bus(Protocol):
    alone: bool

    async def open(self, heard: Heard, missed: Lost) -> None: ...

    def tell(self, table: str, **more: Any) -> None: ...

    async def hold(self, table: str) -> bool: ...

    async def close(self) -> None: ...


class OneProcess:
    """Everybody who could be told is here already."""

    alone = True

    async def open(self, heard: Heard, missed: Lost) -> None:
        return

    def tell(self, table: str, **more: Any) -> None:
        return

    async def hold(self, table: str) -> bool:
        return True

    async def close(self) -> None:
        return


class RedisBus:
    """News by a channel of Redis; who drives a table by a key that fades."""

    alone = False

    def __init__(self, url: str) -> None:
        import redis.asyncio as redis  # here, because only several processes need it

        self.me = secrets.token_hex(8)
        self.client: Any = redis.from_url(url, decode_responses=True)
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, heard: Heard, missed: Lost) -> None:
        await self.client.ping()
        ready = asyncio.Event()
        self._begin(self._listen(heard, missed, ready))
        await ready.wait()

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _listen(self, heard: Heard, missed: Lost, ready: asyncio.Event) -> None:
        """Whatever was said while nobody listened is looked up in the database."""
        while True:
            with suppress(OSError, self._errors()):
                async with self.client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    if ready.is_set():
                        missed()
                    ready.set()
                    async for message in channel.listen():
                        self._receive(message["data"], heard)
            await asyncio.sleep(AGAIN)

    @staticmethod
    def _errors() -> type[Exception]:
        from redis.exceptions import RedisError

        return RedisError

    def _receive(self, text: str, heard: Heard) -> None:
        news = News(**json.loads(text))
        if news.sender != self.me:
            heard(news)

    def tell(self, table: str, **more: Any) -> None:
        self._begin(self._publish(json.dumps({"sender": self.me, "table": table, **more})))

    async def _publish(self, text: str) -> None:
        try:
            await self.client.publish(CHANNEL, text)
        except (OSError, self._errors()):
            log.warning("news could not be told; the others will find them later")

    async def hold(self, table: str) -> bool:
        """Whether this process drives a table, from now on for a while; without Redis everybody may try."""
        key, milliseconds = f"{CHANNEL}:drives:{table}", int(LEASE * 1000)
        try:
            if await self.client.set(key, self.me, nx=True, px=milliseconds):
                return True
            if await self.client.get(key) != self.me:
                return False
            await self.client.pexpire(key, milliseconds)
        except (OSError, self._errors()):
            return True
        return True

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await self.client.aclose()
