"""Compiled, the rows of numbers of an object are C arrays within it: see arrays.pxd."""


def zeroed() -> bool:
    """Whether rows of zeros need not be made, because the memory of a new object is filled with zeros."""
    return False
