"""How often anybody may do something."""

from __future__ import annotations

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from .settings import Settings


class Limits:
    """Moving windows, one for each thing that is counted and each one who does it."""

    def __init__(self, settings: Settings) -> None:
        self.windows = MovingWindowRateLimiter(MemoryStorage())
        self.rates: dict[str, RateLimitItem] = {
            "request": RateLimitItemPerMinute(settings.requests_a_minute),
            "message": RateLimitItemPerMinute(settings.messages_a_minute),
            "hint": RateLimitItemPerMinute(settings.hints_a_minute),
            "analysis": RateLimitItemPerHour(settings.analyses_an_hour),
            "table": RateLimitItemPerHour(settings.tables_an_hour),
            "guest": RateLimitItemPerHour(settings.guests_an_hour),
        }

    def allows(self, what: str, who: str) -> bool:
        return self.windows.hit(self.rates[what], what, who)
