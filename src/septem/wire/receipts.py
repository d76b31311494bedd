"""Lines of a receipt as JSON, for every game."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.quote import Line


def line_data(line: Line, goods: Sequence[str], item: str | None) -> dict[str, object]:
    """A line, given the names of the game's goods and of what helps to pay."""
    return {
        "source": line.source.name.lower(),
        "good": goods[line.good] if line.good >= 0 else None,
        "units": line.units,
        "price": line.price,
        "coins": line.coins,
        "item": item,
    }
