"""What players chose among, and what became of them; and what a card is worth built and sold."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .data import tables
from .estimate import REACH, Estimate, difference, share

Use = tuple[str, str]  # a kind of choice: the family of the items, and whether they were drafted or played
DRAFTS = ("draft", "keep")  # first words of moves that only draft


@dataclass
class Count:
    """How often an item was offered and taken, and by whom."""

    offered: int = 0
    taken: int = 0
    full: Counter[bool] = field(default_factory=Counter)  # at the fullest offers: passed and taken
    seats: dict[tuple[int, int], tuple[bool, float]] = field(default_factory=dict)  # by game and seat: taken, victory

    def note(self, row: dict[str, Any], taken: bool, full: bool) -> None:
        self.offered += 1
        self.taken += taken
        self.full[taken] += full
        who = row["game"], row["seat"]
        before, _ = self.seats.get(who, (False, 0.0))
        self.seats[who] = taken or before, row["won"]

    def victories(self, taken: bool) -> Estimate:
        """Of seats that took it, or of those to whom it was offered and who never took it: each counts once a game."""
        parts = [won for took, won in self.seats.values() if took == taken]
        return share(sum(parts), len(parts))


@dataclass(frozen=True)
class Choice:
    """The results of an item at the choices in which it was offered."""

    name: str
    taken: Estimate  # of the times it was offered
    first: Estimate  # the same, only where as many items as possible were offered
    with_it: Estimate  # victories of seats that took it,
    without: Estimate  # and of those who never took it

    @property
    def gain(self) -> Estimate:
        return difference(self.without, self.with_it)

    def json(self) -> dict[str, object]:
        parts = {"taken": self.taken, "first": self.first, "won": self.with_it, "won_without": self.without}
        return {"item": self.name, **{name: part.json() for name, part in parts.items()}, "gain": self.gain.json()}


def choices(path: Path, offered: Sequence[str] = ()) -> dict[Use, list[Choice]]:
    """Choices by kind; only those in which all of the given items were offered."""
    counts: dict[Use, dict[str, Count]] = defaultdict(lambda: defaultdict(Count))
    wanted, rows = set(offered), []
    for table in tables(path / "drafts"):
        rows += [row for row in table.to_pylist() if row["use"] != "free_city" and wanted <= set(row["offered"])]
    fullest = Counter[Use]()
    for row in rows:
        fullest[kind_of(row)] = max(fullest[kind_of(row)], len(row["offered"]))
    for row in rows:
        note(counts[kind_of(row)], row, len(row["offered"]) == fullest[kind_of(row)])
    return {kind: chosen(found) for kind, found in sorted(counts.items())}


def kind_of(row: dict[str, Any]) -> Use:
    return row["family"], "draft" if row["use"] in DRAFTS else "play"


def note(counts: dict[str, Count], row: dict[str, Any], full: bool) -> None:
    for item in row["offered"]:
        counts[item].note(row, item == row["taken"], full)


def chosen(counts: dict[str, Count]) -> list[Choice]:
    """The items that were taken most often, first."""
    found = [
        Choice(
            name,
            share(count.taken, count.offered),
            share(count.full[True], count.full.total()),
            count.victories(taken=True),
            count.victories(taken=False),
        )
        for name, count in counts.items()
    ]
    return sorted(found, key=lambda choice: (-choice.taken.value, choice.name))


@dataclass(frozen=True)
class Worth:
    """What building a card gains over selling it, at the same positions with the same luck."""

    card: str
    won: Estimate
    points: Estimate

    def json(self) -> dict[str, object]:
        return {"card": self.card, "won": self.won.json(), "points": self.points.json()}


def worths(path: Path) -> list[Worth]:
    """Every card of the trials, the most valuable first."""
    gains: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for table in tables(path / "trials"):
        for row in table.to_pylist():
            won, points = row["built_won"] - row["sold_won"], row["built_points"] - row["sold_points"]
            gains[row["card"]].append((won, points))
    found = [Worth(card, *(paired(part) for part in zip(*pairs, strict=True))) for card, pairs in gains.items()]
    return sorted(found, key=lambda worth: -worth.won.value)


def paired(differences: Iterable[float]) -> Estimate:
    """The mean of differences of pairs; a single pair has no interval."""
    found = list(differences)
    count = len(found)
    value = sum(found) / count
    squares = sum((one - value) ** 2 for one in found)
    reach = REACH * math.sqrt(squares / max(count - 1, 1) / count)
    return Estimate(value, value - reach, value + reach, count)
