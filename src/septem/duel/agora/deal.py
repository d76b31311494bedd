"""Agora's part of a deal that is written down: decrees by chamber, conspiracies from the top of the deck on."""

from __future__ import annotations

from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..data.ids import UNKNOWN, Places
from .numbers import FIRST_DECREE, FIRST_PLOT

DECREES = 16
KEYS = ("decrees", "conspiracies")


def read(document: Part, places: Places, stream: Stream) -> tuple[list[int], list[int]]:
    """What nobody has seen need not be known, and conspiracies that are never drawn need not be named."""
    fields = document.fields(KEYS, KEYS)
    decrees = row(fields["decrees"].exactly(sizes.CHAMBERS), "decree", FIRST_DECREE, DECREES, places, stream)
    parts = fields["conspiracies"].at_most(sizes.PLOTS)
    parts += [Part(UNKNOWN)] * (sizes.PLOTS - len(parts))
    return decrees, row(parts, "conspiracy", FIRST_PLOT, sizes.PLOTS, places, stream)


def row(parts: list[Part], family: str, first: int, count: int, places: Places, stream: Stream) -> list[int]:
    stated = places.put_known(parts, family)
    left = [number for number in range(count) if first + number not in stated]
    stream.shuffle(left)
    return [left.pop() if item is None else item - first for item in stated]


def lay(document: Part, places: Places, stream: Stream) -> tuple[list[int], list[int]]:
    part = document.entries().get("agora")
    if part is None:
        raise Problem("missing_key", document.where, key="agora")
    return read(part, places, stream)
