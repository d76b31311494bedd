"""Declarations of buildings and boards. Plain data, read once at import."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..model import Effect, Ongoing


@dataclass(frozen=True)
class Cost:
    goods: str = ""
    coins: int = 0


@dataclass(frozen=True)
class Card:
    """A building. Its id is its name in the language tables and, unless it has another word, in files and moves."""

    id: str
    colour: int
    cost: Cost
    effects: tuple[Effect, ...]
    copies: tuple[int, ...] = ()  # one entry a copy: in play from so many players on
    chain: tuple[str, ...] = ()  # the buildings that make this one free, each alone
    word: str = ""  # in files and moves, if another edition has the id

    @property
    def written(self) -> str:
        """The name in files and moves."""
        return self.word or self.id


@dataclass(frozen=True)
class Stage:
    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Board:
    """One side of a board."""

    id: str
    side: str
    good: str  # none, if it makes nothing
    stages: tuple[Stage, ...]
    effects: tuple[Ongoing, ...] = ()  # what it does from the start
    seat_only: bool = False  # not for the Free City
    word: str = ""  # in files, if another edition has the id

    @property
    def written(self) -> str:
        """The name in files."""
        return self.word or self.id


@dataclass(frozen=True)
class Box:
    """All that one edition of the base game has. Cards and boards that two editions share are the same declarations."""

    name: str
    ages: tuple[tuple[Card, ...], ...]
    again: tuple[Mapping[str, tuple[int, ...]], ...]  # by age: copies of cards of an earlier age, by id
    copies: Mapping[str, tuple[int, ...]]  # of cards that it shares, where it has others than they declare
    guilds: tuple[Card, ...]
    boards: tuple[Board, ...]
    least_players: int

    def items(self) -> Iterator[Card | Board]:
        """All cards and sides of boards."""
        for cards in (*self.ages, self.guilds):
            yield from cards
        yield from self.boards


@dataclass
class Row:
    """The sum of all effects of an item that are plain numbers."""

    points: int = 0
    coins: int = 0
    shields: int = 0
    symbol: int = -1
    free_symbols: int = 0
    lasts: int = 0  # lets its city play last cards
    copies_item: int = 0  # has the effect of another item of a neighbour
    helps: int = 0  # what helps to pay (a set)
    waives: int = 0  # colours that cost one good less (a set)
    units: list[tuple[str, bool]] = field(default_factory=list)  # what each unit can be, and whether it is for sale
