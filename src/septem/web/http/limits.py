"""Rate limits."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, field

from ..settings import Settings

MINUTE, HOUR = 60.0, 3600.0
MAX_KEYS = 10_000  # before old keys are removed


@dataclass
class SlidingWindow:
    """At most `times` actions within the last `seconds`, for each key (a guest, an address or a connection)."""

    times: int
    seconds: float
    done: dict[str, deque[float]] = field(default_factory=dict)

    def allows(self, key: str, now: float) -> bool:
        done = self.done.setdefault(key, deque())
        while done and done[0] <= now - self.seconds:
            done.popleft()
        if len(done) >= self.times:
            return False
        done.append(now)
        if len(self.done) > MAX_KEYS:
            self.remove_old(now)
        return True

    def remove_old(self, now: float) -> None:
        self.done = {key: done for key, done in self.done.items() if done and done[-1] > now - self.seconds}


class RateLimits:
    """A sliding window for each kind of action."""

    def __init__(self, settings: Settings) -> None:
        self.windows = {
            "request": SlidingWindow(settings.requests_a_minute, MINUTE),
            "message": SlidingWindow(settings.messages_a_minute, MINUTE),
            "hint": SlidingWindow(settings.hints_a_minute, MINUTE),
            "analysis": SlidingWindow(settings.analyses_an_hour, HOUR),
            "table": SlidingWindow(settings.tables_an_hour, HOUR),
            "table of address": SlidingWindow(settings.tables_an_hour_an_address, HOUR),
            "guest": SlidingWindow(settings.guests_an_hour, HOUR),
        }

    def allows(self, action: str, key: str) -> bool:
        return self.windows[action].allows(key, time.monotonic())
