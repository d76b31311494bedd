"""Copy a whole position. Compiled, this is one memcpy: see copying.pxd."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.rows import copied

if TYPE_CHECKING:
    from .state import State

SCRATCH = {"menu", "ways", "raises", "bag", "open_slots", "cloud", "lots", "box", "needs", "check_ends", "checks"}
SCRATCH |= {"market", "price", "purse", "wild", "wilds", "help", "sheet", "totals", "log"}


def copy(target: State, source: State) -> None:
    """Every field but scratch and log; rows are copied, not shared."""
    for name in source.__slots__:
        if name not in SCRATCH:
            value = getattr(source, name)
            setattr(target, name, value if isinstance(value, int) else copied(value))
