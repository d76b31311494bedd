"""Network files: a header, then one line per row, `NAME NUMBER NUMBER ...`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..core.errors import nearest

Check = Callable[[str, list[int], str], None]  # refuses numbers of a row: its name, the numbers, where it stands


class BadNetworkFile(ValueError):
    """A network file that does not fit this version."""


def named_rows(text: str, header: str, known: Mapping[str, int], check: Check | None = None) -> dict[str, list[int]]:
    """The rows of a network file by name; `known` gives the names that there are and how many numbers each has."""
    first, *lines = text.splitlines() or [""]
    if first != header:
        raise BadNetworkFile(
            f"network file, line 1: expected {header!r}, not {first[:40]!r} (rows without names are too old)"
        )
    rows: dict[str, list[int]] = {}
    for number, line in enumerate(lines, 2):
        name, *words = line.split()
        if name not in known:
            raise BadNetworkFile(f"network file, line {number}: no row is called {name}{suggestion(name, known)}")
        if name in rows:
            raise BadNetworkFile(f"network file, line {number}: a second row {name}")
        where = f"line {number} ({name})"
        rows[name] = read_weights(words, known[name], where)
        if check:
            check(name, rows[name], where)
    return rows


def suggestion(name: str, known: Mapping[str, int]) -> str:
    near = nearest(name, known)
    return f"; nearest: {', '.join(near)}" if near else ""


def read_weights(words: list[str], count: int, where: str) -> list[int]:
    try:
        weights = [int(word) for word in words]
    except ValueError:
        raise BadNetworkFile(f"network file, {where}: weights must be whole numbers") from None
    if len(weights) != count:
        raise BadNetworkFile(f"network file, {where}: {count} weights are needed, not {len(weights)}")
    return weights
