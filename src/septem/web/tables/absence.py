"""The time that a player must be away before a bot may answer for them."""

from __future__ import annotations

SHORT = 60_000  # milliseconds without a connection
DAY = 86_400_000
LONG = 3 * DAY  # the longest grace at correspondence tables


def grace(clock: dict[str, int] | None) -> int:
    """Milliseconds for which a player must have been asked: a minute, or days at correspondence tables."""
    bank = clock["bank"] if clock else 0
    return min(bank, LONG) if bank >= DAY else SHORT


def remaining(clock: dict[str, int] | None, asked_for: int, away_for: int) -> int:
    """Milliseconds until a bot may answer for a player who is asked and away."""
    return max(grace(clock) - asked_for, SHORT - away_for, 0)


def duration(milliseconds: int) -> str:
    """A duration, written the same in both languages: 45 s, 12 min, 71 h."""
    seconds = -(-milliseconds // 1000)
    if seconds < 120:
        return f"{seconds} s"
    return f"{-(-seconds // 60)} min" if seconds < 7200 else f"{-(-seconds // 3600)} h"
