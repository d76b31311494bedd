"""Budgets of rate limits that several server processes share, in Redis."""

from __future__ import annotations

import logging
import time
from typing import Any

from .. import metrics

log = logging.getLogger("septem")
PREFIX = "septem:budget"
PATIENCE = 0.25  # seconds for which an action waits for Redis
AWAY = 5.0  # seconds until Redis is asked again after it did not answer
# The same rule as `http.limits.Budgets`, in one step and with the clock of Redis: clocks of processes may differ.
SPEND = """
local most, seconds, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local passed = math.max(now - (tonumber(kept[2]) or now), 0)
local left = math.min((tonumber(kept[1]) or most) + passed * most / seconds, most)
local allowed = left >= cost
if allowed then left = left - cost end
redis.call('HSET', KEYS[1], 'left', string.format('%.6f', left), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(seconds * 1000))
return allowed and 1 or 0
"""


class SharedBudgets:
    """Asks Redis. Without Redis every process counts for itself, and says so in its log."""

    def __init__(self, url: str) -> None:
        import redis.asyncio as redis  # here, because only several processes need it
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        retry = Retry(NoBackoff(), 0)
        self.client: Any = redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=retry)
        self.spend = self.client.register_script(SPEND)
        self.errors = (OSError, redis.RedisError)
        self.available = True
        self.ask_again = 0.0

    async def allows(self, key: str, most: float, seconds: float, cost: float) -> bool:
        """True also if Redis does not answer."""
        now = time.monotonic()
        if not self.available:
            if now < self.ask_again:
                return True
            self.ask_again = now + AWAY  # one action tries, and the others do not wait
        try:
            allowed = await self.spend(keys=[f"{PREFIX}:{key}"], args=[most, seconds, cost])
        except self.errors:
            self._note(available=False)
            return True
        self._note(available=True)
        return bool(allowed)

    def _note(self, available: bool) -> None:
        if not available:
            self.ask_again = time.monotonic() + AWAY
        if available == self.available:
            return
        self.available = available
        metrics.REDIS.set(int(available))
        if available:
            log.warning("Redis answers again: all processes share their rate limits")
        else:
            log.warning("Redis does not answer: each process counts rate limits for itself")

    async def close(self) -> None:
        await self.client.aclose()
