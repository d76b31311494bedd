"""Notifications and leases between server processes, by Redis."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import fields
from typing import Any

from ..tables.interfaces import Notification, OnMissed, OnNotification
from .redis_client import Availability, errors, impatient_client

log = logging.getLogger("septem")
CHANNEL = "septem"
FIELDS = {field.name for field in fields(Notification)}
LEASE = 5.0  # seconds that a process may drive a table without renewing its lease
START_SECONDS = 3.0  # that a start waits for Redis
RECONNECT = 1.0  # seconds until a lost connection is tried again
PATIENCE = 2.0  # seconds for which a bot waits for Redis


def read_notification(text: str) -> Notification:
    """Without the fields that only newer versions know."""
    message = json.loads(text)
    if not isinstance(message, dict):
        raise ValueError("not a notification")
    return Notification(**{name: value for name, value in message.items() if name in FIELDS})


class RedisNotifications:
    """Notifications by a Redis channel; a lease is a Redis key that expires."""

    single_process = False

    def __init__(self, url: str) -> None:
        import redis.asyncio as redis  # here, because only several processes need it

        self.sender = secrets.token_hex(8)
        self.client = impatient_client(url, PATIENCE, decode_responses=True)
        self.listener: Any = redis.from_url(url, decode_responses=True, socket_timeout=None, socket_keepalive=True)
        self.redis = Availability(
            "Redis does not answer: changes reach other processes a few seconds late",
            "Redis answers again: other processes hear of changes at once",
        )
        self.tasks: set[asyncio.Task[None]] = set()
        self.leases: dict[str, float] = {}  # tables that this process drives, and when it must renew the lease

    async def open(self, on_notification: OnNotification, on_missed: OnMissed) -> None:
        """Listen. Without Redis the server starts nevertheless, and connects as soon as Redis answers."""
        ready = asyncio.Event()
        self._start(self._listen(on_notification, on_missed, ready))
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), START_SECONDS)
        if not ready.is_set():
            log.warning("Redis does not answer: clients of other processes see changes a few seconds late")
            ready.set()

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _listen(self, on_notification: OnNotification, on_missed: OnMissed, ready: asyncio.Event) -> None:
        """After a lost connection, notifications may be missing: `on_missed` reads the database again."""
        while True:
            with suppress(*errors()):
                async with self.listener.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    if ready.is_set():
                        on_missed()
                    ready.set()
                    async for message in channel.listen():
                        self._receive(message["data"], on_notification)
            await asyncio.sleep(RECONNECT)

    def _receive(self, text: str, on_notification: OnNotification) -> None:
        """A message that cannot be read is ignored: a process of another version may have sent it."""
        try:
            notification = read_notification(text)
        except (ValueError, TypeError):
            log.warning("a notification could not be read")
            return
        if notification.sender != self.sender:
            on_notification(notification)

    def send(self, table: str, **fields: Any) -> None:
        if self.redis.may_ask():
            self._start(self._publish(json.dumps({"sender": self.sender, "table": table, **fields})))

    async def _publish(self, text: str) -> None:
        """If the notification is lost, the other processes read the database later."""
        try:
            await self.client.publish(CHANNEL, text)
        except errors():
            self.redis.note(available=False)
        else:
            self.redis.note(available=True)

    async def acquire_lease(self, table: str) -> bool:
        """Take or renew the lease of a table. Without Redis every process may drive it, and the log decides."""
        now = time.monotonic()
        if now < self.leases.get(table, now):
            return True
        self._forget_leases(now)
        if not self.redis.may_ask():
            return True
        try:
            held = await self._renew_lease(f"{CHANNEL}:drives:{table}", int(LEASE * 1000))
        except errors():
            self.redis.note(available=False)
            return True
        self.redis.note(available=True)
        if held:
            self.leases[table] = now + LEASE / 2
        return held

    def _forget_leases(self, now: float) -> None:
        """Forget leases that must be renewed: the oldest come first."""
        while self.leases and next(iter(self.leases.values())) <= now:
            del self.leases[next(iter(self.leases))]

    async def _renew_lease(self, key: str, milliseconds: int) -> bool:
        if await self.client.set(key, self.sender, nx=True, px=milliseconds):
            return True
        if await self.client.get(key) != self.sender:
            return False
        return bool(await self.client.pexpire(key, milliseconds))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await self.client.aclose()
        await self.listener.aclose()
