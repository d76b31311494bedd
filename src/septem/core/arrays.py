"""Compiled, the rows of numbers of an object are C arrays within it: see arrays.pxd."""


def find(row: list[int], number: int, start: int, stop: int) -> int:
    """The first place of a number in a part of a row of bytes, or -1."""
    try:
        return row.index(number, start, stop)
    except ValueError:
        return -1


def zeroed() -> bool:
    """Whether rows of zeros need not be made, because the memory of a new object is filled with zeros."""
    return False
