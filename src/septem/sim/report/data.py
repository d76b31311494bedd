"""Reads results from their folder and computes figures."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import Any

from ...core import bits
from ...core.errors import Problem
from ...core.extras import library
from ..folder import Folder
from ..parquet import VICTORIES
from ..plan import Plan
from .estimate import Estimate, mean, share

FAMILIES = ("board", "draft", "wonder", "token")  # in this order
WORDS = ("options", "victory")  # columns that are no numbers, beside players and boards


@dataclass(frozen=True)
class Seat:
    """The results of a seat."""

    number: int  # from 1
    player: str | None  # none where players change seats
    won: Estimate
    points: Estimate


@dataclass(frozen=True)
class Item:
    """The results of a card, a wonder, a board, or anything else that games count."""

    family: str
    name: str
    picked: Estimate  # how often it is had at the end, of the times it came up
    won: Estimate  # how often who has it wins


@dataclass
class Counts:
    """The counts of one pass over all games."""

    games: int = 0
    endings: Counter[tuple[int, int, str]] = field(default_factory=Counter)  # winner, winners as a set, victory
    players: Counter[tuple[tuple[str, ...], int, int]] = field(default_factory=Counter)  # by seat, winner, winners
    numbers: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # histograms by column
    won: dict[str, Counter[tuple[int, int]]] = field(default_factory=lambda: defaultdict(Counter))  # winners, number
    sums: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # of all seats, by category

    def add(self, table: Any, seats: int) -> None:
        self.games += table.num_rows
        ends = ["winner", *(["winners"] if "winners" in table.column_names else [])]
        for row in counted(table, [*ends, "victory"]):
            self.endings[row["winner"], row.get("winners", 0), row["victory"]] += row["count"]
        named = [f"player_{seat + 1}" for seat in range(seats)]
        for row in counted(table, [*named, *ends]):
            seated = tuple(row[name] for name in named)
            self.players[seated, row["winner"], row.get("winners", 0)] += row["count"]
        for name in table.column_names:
            if name not in (*WORDS, *ends, *named, "game", "seed") and not name.startswith(("board_", "owned_")):
                self.add_numbers(table, name, ends)
        self.add_sums(table, seats)

    def add_numbers(self, table: Any, name: str, ends: list[str]) -> None:
        for row in counted(table, [name, *ends]):
            self.numbers[name][row[name]] += row["count"]
            if row["winner"]:
                self.won[name][row.get("winners", 1 << row["winner"] - 1), row[name]] += row["count"]

    def add_sums(self, table: Any, seats: int) -> None:
        """Sums over all seats: the seats of one game are not independent, games are."""
        plus = library("pyarrow.compute", "lab").add
        for name in [name.removesuffix("_1") for name in table.column_names if name.endswith("_1")]:
            if name not in ("player", "board") and not name.startswith("owned_"):
                whole = reduce(plus, (table.column(f"{name}_{seat + 1}").cast("int64") for seat in range(seats)))
                for entry in whole.value_counts().to_pylist():
                    self.sums[name][entry["values"]] += entry["counts"]


def counted(table: Any, keys: list[str]) -> Iterable[dict[str, Any]]:
    """How often each combination of values occurs."""
    plain = table.select(keys)
    for place, column in enumerate(plain.columns):
        if str(column.type).startswith("dictionary"):
            plain = plain.set_column(place, keys[place], column.cast(column.type.value_type))
    rows = plain.group_by(keys).aggregate([([], "count_all")]).to_pylist()
    return ({**row, "count": row["count_all"]} for row in rows)


@dataclass(frozen=True)
class Results:
    """The results of a simulation, complete or not."""

    path: Path
    plan: Plan
    counts: Counts
    tallies: dict[tuple[str, str, int], list[float]]  # offered, taken, won, by family, item and seat

    @classmethod
    def load(cls, path: Path) -> Results:
        plan = Folder(path).plan()
        counts = Counts()
        for table in tables(path / "games"):
            counts.add(table, len(plan.players))
        if not counts.games:
            raise Problem("no_games", path=str(path))
        tallies: dict[tuple[str, str, int], list[float]] = defaultdict(lambda: [0, 0, 0.0])
        for table in tables(path / "items"):
            for row in table.to_pylist():
                sums = tallies[row["family"], row["item"], row["seat"]]
                sums[:] = [sums[0] + row["offered"], sums[1] + row["taken"], sums[2] + row["won"]]
        return cls(path, plan, counts, dict(tallies))

    @property
    def games(self) -> int:
        return self.counts.games

    @property
    def even(self) -> float:
        """The share of victories of a seat if all are equal."""
        return 1 / len(self.plan.players)

    def won(self, seat: int) -> float:
        """Victories of a seat, from 0; shared ones in parts."""
        return sum(
            self.part(seat, winner, winners) * times for (winner, winners, _), times in self.counts.endings.items()
        )

    def part(self, seat: int, winner: int, winners: int) -> float:
        if winners:
            return 1 / winners.bit_count() if seat in bits.members(winners) else 0.0
        return 1.0 if winner == seat + 1 else self.even if winner == 0 else 0.0

    def seats(self) -> list[Seat]:
        return [
            Seat(
                seat + 1,
                None if self.plan.turning else player,
                share(self.won(seat), self.games),
                mean(self.counts.numbers[f"points_{seat + 1}"]),
            )
            for seat, player in enumerate(self.plan.players)
        ]

    def players(self) -> list[tuple[str, Estimate]]:
        """The share of victories of each player over all its seats, if players rotate."""
        had: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for (seated, winner, winners), times in self.counts.players.items():
            for seat, player in enumerate(seated):
                had[player] += times
                won[player] += self.part(seat, winner, winners) * times  # type: ignore[assignment]
        return [(player, share(won[player], had[player])) for player in dict.fromkeys(self.plan.players)]

    def ways(self) -> list[tuple[str, Estimate]]:
        """How games were won."""
        found: Counter[str] = Counter()
        for (_, _, victory), times in self.counts.endings.items():
            found[victory] += times
        return [(way, share(found[way], self.games)) for way in VICTORIES[self.plan.game] if found[way]]

    def ways_of(self, seat: int) -> list[tuple[str, Estimate]]:
        """How often a seat, from 0, won in each way, of all games."""
        ways: Counter[str] = Counter()
        for (winner, winners, victory), times in self.counts.endings.items():
            ways[victory] += self.part(seat, winner, winners) * times  # type: ignore[assignment]
        return [(way, share(ways[way], self.games)) for way, _ in self.ways()]

    def categories(self) -> list[str]:
        names = (name.removesuffix("_1") for name in self.counts.numbers if name.endswith("_1"))
        return [name for name in names if name not in ("points", "coins", "stages")]

    def category(self, name: str) -> Estimate:
        """The mean of all seats."""
        return mean(self.counts.sums[name]).divided(len(self.plan.players))

    def of_winners(self, name: str) -> tuple[Estimate, Estimate]:
        """Means of winners and of the others; both players of a team are winners, shared victories are left out."""
        ours, theirs = Counter[int](), Counter[int]()
        for seat in range(len(self.plan.players)):
            for (winners, number), times in self.counts.won[f"{name}_{seat + 1}"].items():
                (ours if winners >> seat & 1 else theirs)[number] += times
        return mean(ours), mean(theirs)

    def families(self) -> list[str]:
        """The families of items but for cards, those of expansions last."""
        found = {family for family, _, _ in self.tallies} - {"card"}
        return sorted(found, key=lambda family: FAMILIES.index(family) if family in FAMILIES else len(FAMILIES))

    def items(self, family: str) -> list[Item]:
        """Everything of a family, the most successful first."""
        names = dict.fromkeys(name for kind, name, _ in self.tallies if kind == family)
        return sorted((self.item(family, name) for name in names), key=lambda item: -item.won.value)

    def item(self, family: str, name: str) -> Item:
        sums = [counts for (kind, item, _), counts in self.tallies.items() if (kind, item) == (family, name)]
        offered = max(counts[0] for counts in sums)
        taken, won = sum(counts[1] for counts in sums), sum(counts[2] for counts in sums)
        return Item(family, name, share(min(taken, offered), offered), share(won, taken))

    def json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "simulation": self.plan.json(),
            "even": self.even,
            "seats": [
                {"seat": seat.number, "player": seat.player, "won": seat.won.json(), "points": seat.points.json()}
                for seat in self.seats()
            ],
            "players": [{"player": player, "won": won.json()} for player, won in self.players()],
            "ways": {way: estimate.json() for way, estimate in self.ways()},
        }


def tables(folder: Path) -> Iterator[Any]:
    """The files of a folder one after another, in the order of their games."""
    parquet = library("pyarrow.parquet", "lab")
    for file in sorted(folder.glob("[0-9]*.parquet")):
        try:
            table = parquet.read_table(file)
        except (OSError, ValueError):  # the library's own errors are of these kinds
            raise Problem("damaged_results", path=str(file)) from None
        yield table
