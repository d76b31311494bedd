"""Prefetches memory that will be needed soon: thousands of games do not fit into the cache at once.

Only compiled code can do so (prefetch.pxd); as plain Python these functions do nothing.
"""

from typing import Any

from ..duel.state import State


def fetch_state(state: State) -> None:
    """The position, where its menu begins, and what prices are reckoned in."""


def fetch_row(rows: Any, place: int, size: int) -> None:
    """The first bytes of a row."""


def fetch_list(rows: Any, place: int) -> None:
    """Where a row begins."""
