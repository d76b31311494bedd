"""Prefetches memory that will be needed soon: thousands of games do not fit into the cache at once.

Only compiled code can do so (prefetch.pxd); as plain Python these functions do nothing.
"""

from typing import Any

from ..duel.state import State


def fetch_state(state: State) -> None:
    """Prefetch the position, the beginning of its menu, and the rows used for prices."""


def fetch_row(rows: Any, place: int, size: int) -> None:
    """Prefetch the first bytes of a row."""


def fetch_list(rows: Any, place: int) -> None:
    """Prefetch the beginning of a row."""
