"""Words of moves that are no items, and how players type sets of them."""

from collections.abc import Callable

from ...constants import LOOT
from ..constants import MYTHOLOGIES

FAMILIES = {"LOOT": LOOT, "MYTHOLOGY": MYTHOLOGIES}


def offerings(words: list[str]) -> str:
    """Offerings by their numbers alone."""
    return " ".join(f"offering_{word}" for word in sorted(words) if word.isdecimal())


SETS: dict[str, Callable[[list[str]], str]] = {"OFFERING": offerings}
