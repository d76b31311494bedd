"""How often anybody may do something."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, field

from ..settings import Settings

MINUTE, HOUR = 60.0, 3600.0
REMEMBERED = 10_000  # who did something, before those are forgotten who did it long ago


@dataclass
class Window:
    """So many times within so many seconds that end now, for each one who does it."""

    times: int
    seconds: float
    done: dict[str, deque[float]] = field(default_factory=dict)

    def allows(self, who: str, now: float) -> bool:
        done = self.done.setdefault(who, deque())
        while done and done[0] <= now - self.seconds:
            done.popleft()
        if len(done) >= self.times:
            return False
        done.append(now)
        if len(self.done) > REMEMBERED:
            self.forget(now)
        return True

    def forget(self, now: float) -> None:
        self.done = {who: done for who, done in self.done.items() if done and done[-1] > now - self.seconds}


class Limits:
    """One window for each thing that is counted."""

    def __init__(self, settings: Settings) -> None:
        self.windows = {
            "request": Window(settings.requests_a_minute, MINUTE),
            "message": Window(settings.messages_a_minute, MINUTE),
            "hint": Window(settings.hints_a_minute, MINUTE),
            "analysis": Window(settings.analyses_an_hour, HOUR),
            "table": Window(settings.tables_an_hour, HOUR),
            "guest": Window(settings.guests_an_hour, HOUR),
        }

    def allows(self, what: str, who: str) -> bool:
        return self.windows[what].allows(who, time.monotonic())
