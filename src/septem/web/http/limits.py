"""Rate limits: every action has a cost, and every address, guest or connection a budget that fills up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

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


class RateLimits:
    """A kind of budget for each kind of action."""

    def __init__(self, settings: Settings) -> None:
        self.budgets = {
            "request": Budgets(settings.requests_a_minute, MINUTE),
            "message": Budgets(settings.messages_a_minute, MINUTE),
            "hint": Budgets(settings.hints_a_minute, MINUTE),
            "analysis": Budgets(settings.analyses_an_hour, HOUR),
            "table": Budgets(settings.tables_an_hour, HOUR),
            "table of address": Budgets(settings.tables_an_hour_an_address, HOUR),
            "guest": Budgets(settings.guests_an_hour, HOUR),
        }

    def allows(self, action: str, key: str, cost: float = 1.0) -> bool:
        return self.budgets[action].allows(key, time.monotonic(), cost)
