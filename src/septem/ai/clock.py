"""Searching for a given time."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .move_stats import MoveStats, lead
from .players import SearchBudget

CHECK_EVERY = 512  # iterations between two checks whether the result can still change


def run_for(
    seconds: float,
    budget: SearchBudget,
    chunk: int,
    run: Callable[[int], None],
    stats: Callable[[], Iterable[MoveStats]],
) -> None:
    """Run chunks of iterations until the time is over, or no move could overtake the most visited one."""
    start = budget.now()
    passed, done = 0.0, 0
    while passed < seconds:
        run(chunk)
        done += chunk
        passed = budget.now() - start
        if done % CHECK_EVERY == 0 and lead(stats()) > done * (seconds - passed) / passed:  # iterations left
            return
