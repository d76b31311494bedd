"""The time of this computer."""

from __future__ import annotations

import time


def milliseconds() -> int:
    """Since 1970."""
    return time.time_ns() // 1_000_000


class SystemTime:
    """Implements `TimeSource`."""

    def milliseconds(self) -> int:
        return milliseconds()

    def monotonic(self) -> float:
        return time.monotonic()
