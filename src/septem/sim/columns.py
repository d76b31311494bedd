"""Rows about single decisions, in columns: every decision, choices among items, and trials."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any


@dataclass
class Columns:
    """Columns of equal length. A row has a value for each, in their order."""

    def add(self, *row: Any) -> None:
        for column, value in zip(fields(self), row, strict=True):
            getattr(self, column.name).append(value)


@dataclass
class Decisions(Columns):
    """Every decision of some games."""

    game: list[int] = field(default_factory=list)  # numbers, from 1
    number: list[int] = field(default_factory=list)  # within the game, from 1
    seat: list[int] = field(default_factory=list)  # from 1
    legal: list[int] = field(default_factory=list)  # how many moves there were
    move: list[str] = field(default_factory=list)


@dataclass
class Choices(Columns):
    """Decisions among items: what was offered, what was taken for what, and the seat's part of the victory."""

    game: list[int] = field(default_factory=list)
    number: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    family: list[str] = field(default_factory=list)
    offered: list[list[str]] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    use: list[str] = field(default_factory=list)
    won: list[float] = field(default_factory=list)


@dataclass
class Trials(Columns):
    """Positions that were played to the end twice: with a card built, and with the same card sold."""

    game: list[int] = field(default_factory=list)
    number: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    card: list[str] = field(default_factory=list)
    built_won: list[float] = field(default_factory=list)
    sold_won: list[float] = field(default_factory=list)
    built_points: list[int] = field(default_factory=list)
    sold_points: list[int] = field(default_factory=list)
