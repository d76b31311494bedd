"""Rows of an array, from their first cell on, and how numbers are put into them.

Compiled, rows are pointers and these functions are inlined: see cells.pxd.
"""

from typing import Any

from .v1.layout import MOST


def first(row: Any) -> Any:
    return row


def of_seat(rows: Any, place: int, seat: int) -> Any:
    """The row of a game and seat."""
    return rows[place, seat]


def put_amount(row: Any, place: int, amount: int) -> None:
    """Put a number that may exceed a signed byte into two cells."""
    row[place] = min(amount, MOST)
    row[place + 1] = min(max(amount - MOST, 0), MOST)


def put_bits(row: Any, place: int, size: int, number: int) -> None:
    """Put each bit of a number into a cell of its own."""
    for bit in range(size):
        row[place + bit] = number >> bit & 1
