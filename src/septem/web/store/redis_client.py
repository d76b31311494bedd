"""Redis without waiting: an action never depends on whether Redis answers."""

from __future__ import annotations

import logging
import time
from typing import Any

from .. import metrics

log = logging.getLogger("septem")
AWAY = 5.0  # seconds until Redis is asked again after it did not answer


def impatient_client(url: str, seconds: float, **options: Any) -> Any:
    """A client that tries once, and waits only so long."""
    import redis.asyncio as redis  # here, because only several processes need it
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    patience = {"socket_timeout": seconds, "socket_connect_timeout": seconds}
    return redis.from_url(url, **patience, retry=Retry(NoBackoff(), 0), **options)


def errors() -> tuple[type[Exception], ...]:
    """What a Redis that does not answer raises."""
    from redis.exceptions import RedisError

    return OSError, RedisError


class Availability:
    """Whether Redis answers. While it does not, one action in a few seconds tries, and the others do not wait."""

    def __init__(self, lost: str, found: str) -> None:
        self.lost = lost  # for the log
        self.found = found
        self.available = True
        self.ask_again = 0.0

    def may_ask(self) -> bool:
        now = time.monotonic()
        if self.available:
            return True
        if now < self.ask_again:
            return False
        self.ask_again = now + AWAY
        return True

    def note(self, available: bool) -> None:
        if not available:
            self.ask_again = time.monotonic() + AWAY
        if available == self.available:
            return
        self.available = available
        metrics.REDIS.set(int(available))
        log.warning(self.found if available else self.lost)
