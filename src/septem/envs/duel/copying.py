"""Copies a part of a position into an observation. Compiled, it is one block of memory: see copying.pxd."""

from typing import Any

from ...duel.state import State


def copy_built(state: State, seat: int, item: int, row: Any, place: int, count: int) -> None:
    """So many numbers of items that stand in a city, from an item on, to a place of a row."""
    for number in range(count):
        row[place + number] = state.built[seat][item + number]
