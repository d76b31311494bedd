"""Objects that other distributions offer as entry points.

`importlib.metadata` is slow to import, so it is asked only if an installed distribution names the group at all.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any


def offered(group: str) -> list[Any]:
    """What the entry points of a group name, in the order of their own names."""
    if not any(group in text for folder in sys.path for text in declarations(folder)):
        return []
    from importlib.metadata import entry_points

    return [point.load() for point in sorted(entry_points(group=group), key=lambda point: point.name)]


@cache
def declarations(folder: str) -> tuple[str, ...]:
    """The entry points of all distributions installed in a folder, as they are written."""
    files = Path(folder).glob("*.*-info/entry_points.txt")  # .dist-info or .egg-info
    return tuple(file.read_text(encoding="utf-8", errors="replace") for file in files)
