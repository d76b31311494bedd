"""Expansions that other packages offer as entry points."""

from __future__ import annotations

import os
import sys
from typing import Any


def offered(group: str, wanted: type) -> list[Any]:
    """The declarations of a group of entry points, by name. The library that finds them is slow to load."""
    if not any(may_offer(place, group) for place in sys.path):
        return []
    from importlib.metadata import entry_points

    found = [point.load() for point in sorted(entry_points(group=group), key=lambda point: point.name)]
    for expansion in found:
        if not isinstance(expansion, wanted):
            raise ImportError(f"entry points of {group} are of class {wanted.__name__}, but one is {expansion!r}")
    return found


def may_offer(place: str, group: str) -> bool:
    """Whether a package installed at a place of the path can have such entry points; an archive can."""
    try:
        with os.scandir(place or ".") as entries:
            packages = [entry.path for entry in entries if entry.name.endswith((".dist-info", ".egg-info"))]
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return any(f"[{group}]".encode() in entry_points_of(package) for package in packages)


def entry_points_of(package: str) -> bytes:
    """The file that declares them. Without pathlib, which would take longer to load than all files to read."""
    try:
        with open(f"{package}/entry_points.txt", "rb", buffering=0) as file:  # noqa: PTH123
            return file.readall()
    except OSError:
        return b""
