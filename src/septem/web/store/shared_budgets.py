"""Budgets of rate limits that several server processes share, in Redis."""

from __future__ import annotations

from .redis_client import Availability, errors, impatient_client

PATIENCE = 0.25  # seconds for which an action waits for Redis
PREFIX = "septem:budget"
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
        self.client = impatient_client(url, PATIENCE)
        self.spend = self.client.register_script(SPEND)
        self.redis = Availability(
            "Redis does not answer: each process counts rate limits for itself",
            "Redis answers again: all processes share their rate limits",
        )

    async def allows(self, key: str, most: float, seconds: float, cost: float) -> bool:
        """True also if Redis does not answer."""
        if not self.redis.may_ask():
            return True
        try:
            allowed = await self.spend(keys=[f"{PREFIX}:{key}"], args=[most, seconds, cost])
        except errors():
            self.redis.note(available=False)
            return True
        self.redis.note(available=True)
        return bool(allowed)

    async def close(self) -> None:
        await self.client.aclose()
