"""Rate limits: every action has a cost, and every address, guest or connection a budget that fills up again.

Each process keeps budgets of its own. Several processes also share budgets of the same size: an action needs both.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Protocol

from ..settings import Settings

MINUTE, HOUR = 60.0, 3600.0
MAX_KEYS = 100_000  # of one kind; the one that was not used for the longest time is forgotten first
FORGOTTEN_AT_ONCE = 2  # more than one new key comes with every action: forgetting keeps up, and never takes long
HANDSHAKE_COST = 10.0  # of a new WebSocket, in requests: the server draws a whole scene
MESSAGE_COSTS = {"look": 4.0}  # of messages from a page, by type; all others cost 1


@dataclass
class Budgets:
    """At most `most` units at once for each key; within `seconds` as many come back."""

    most: float
    seconds: float
    left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)  # units left, at a time

    def allows(self, key: str, now: float, cost: float = 1.0) -> bool:
        left = self.level(key, now)
        self.left.pop(key, None)  # the order is that of the last use
        self.left[key] = (left - cost if left >= cost else left), now
        self.forget(now)
        return left >= cost

    def level(self, key: str, now: float) -> float:
        left, at = self.left.get(key, (self.most, now))
        return min(left + (now - at) * self.most / self.seconds, self.most)

    def forget(self, now: float) -> None:
        """Budgets that are full again, and the oldest ones of too many."""
        for _ in range(FORGOTTEN_AT_ONCE):
            oldest = next(iter(self.left))
            if now - self.left[oldest][1] < self.seconds and len(self.left) <= MAX_KEYS:
                return
            del self.left[oldest]
            if not self.left:
                return


class Shared(Protocol):
    async def allows(self, key: str, most: float, seconds: float, cost: float) -> bool: ...

    async def close(self) -> None: ...


class RateLimits:
    """A kind of budget for each kind of action."""

    def __init__(self, settings: Settings) -> None:
        self.shared: Shared | None = None
        self.budgets = {
            "request": Budgets(settings.requests_a_minute, MINUTE),
            "message": Budgets(settings.messages_a_minute, MINUTE),
            "message of address": Budgets(settings.messages_a_minute_an_address, MINUTE),
            "hint": Budgets(settings.hints_a_minute, MINUTE),
            "analysis": Budgets(settings.analyses_an_hour, HOUR),
            "table": Budgets(settings.tables_an_hour, HOUR),
            "table of address": Budgets(settings.tables_an_hour_an_address, HOUR),
            "guest": Budgets(settings.guests_an_hour, HOUR),
            "records": Budgets(settings.record_downloads_an_hour, HOUR),
            "follow": Budgets(settings.follows_an_hour, HOUR),
            "mail": Budgets(settings.mails_an_hour, HOUR),
            "account": Budgets(settings.accounts_an_hour, HOUR),
            "sign in": Budgets(settings.sign_ins_an_hour, HOUR),
            "sign in of address": Budgets(settings.sign_ins_an_hour_an_address, HOUR),
        }

    async def allows(self, action: str, key: str, cost: float = 1.0) -> bool:
        if not self.allows_here(action, key, cost):
            return False
        if self.shared is None:
            return True
        budgets = self.budgets[action]
        return await self.shared.allows(f"{action}:{key}", budgets.most, budgets.seconds, cost)

    def allows_here(self, action: str, key: str, cost: float = 1.0) -> bool:
        """For what belongs to one process alone, as connections do."""
        return self.budgets[action].allows(key, time.monotonic(), cost)
