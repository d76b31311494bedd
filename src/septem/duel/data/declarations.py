"""Declarations of cards. Plain data, read once at import."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..constants import LETTERS

if TYPE_CHECKING:
    from ..model import Effect


def goods(letters: str) -> list[int]:
    """'CCG' is two clay and a glass."""
    unknown = set(letters) - set(LETTERS)
    if unknown:
        raise ValueError(f"no such goods: {sorted(unknown)}; letters are {LETTERS}")
    return [letters.count(letter) for letter in LETTERS]


@dataclass(frozen=True, eq=False, repr=False)
class Cost:
    goods: str = ""
    coins: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Card:
    """A building, wonder or progress token. Its id is its name in files, moves and the language tables."""

    id: str
    colour: int
    cost: Cost
    effects: tuple[Effect, ...]
    chain: str = ""  # the building or token that makes this one free
    buildable: bool = True  # otherwise it can be sold, spent on a wonder, or used as its expansion says


@dataclass
class Row:
    """The sum of all effects of an item that are plain numbers."""

    points: int = 0
    coins: int = 0
    shields: int = 0
    symbol: int = -1
    makes: list[int] = field(default_factory=lambda: [0] * len(LETTERS))
