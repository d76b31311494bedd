"""Rows of small numbers; they become C arrays in compiled modules."""


def row(length: int, filler: int = 0) -> list[int]:
    return [filler] * length


def rows(count: int, length: int) -> list[list[int]]:
    return [[0] * length for _ in range(count)]
