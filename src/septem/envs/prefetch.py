"""Memory that will be needed soon, called into the cache: thousands of games do not fit there all at once.

Only compiled code can do so (ahead.pxd); as plain Python these do nothing.
"""

from typing import Any

from ..duel.state import State


def fetch_state(state: State) -> None:
    """The position, where its menu begins, and what prices are reckoned in."""


def fetch_row(rows: Any, place: int, size: int) -> None:
    """The first bytes of a row."""


def fetch_list(rows: Any, place: int) -> None:
    """Where a row begins."""
