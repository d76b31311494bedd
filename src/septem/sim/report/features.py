"""What each seat of each game had, as a matrix, and each seat's part of the victory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...core.extras import library
from .data import Results, tables

MOST = 200_000  # games: more would not make intervals visibly narrower
FEW = 20  # an item must have been owned, and not owned, by so many seats
LEFT_OUT = ("draft",)  # wonders drafted: those that were built are items of their own


@dataclass(frozen=True)
class Features:
    """Items by number, who had them, and who won."""

    items: list[tuple[str, str]]  # family and name; after them the features of seats and players
    owned: Any  # games, seats, features
    won: Any  # games, seats

    @property
    def games(self) -> int:
        return int(self.owned.shape[0])

    def sample(self, item: int) -> int:
        """How many seats had an item."""
        return int(self.owned[:, :, item].sum(dtype="int64"))


def load(results: Results) -> Features | None:
    """None: the rows of these games do not say what seats had."""
    if not results.plan.owned:
        return None
    numpy = library("numpy", "lab")
    names = [key for key in dict.fromkeys((family, item) for family, item, _ in results.tallies) if is_feature(key)]
    players = rivals(results)
    owned, won, games = [], [], 0
    for table in tables(results.path / "games"):
        had = owned_of(table, names, len(results.plan.players))
        owned.append(numpy.concatenate([had, seated(table, players, had.shape[1])], axis=2))
        won.append(won_of(table, results))
        games += table.num_rows
        if games >= MOST:
            break
    return trimmed(names, numpy.concatenate(owned), numpy.concatenate(won))


def is_feature(key: tuple[str, str]) -> bool:
    return key[0] not in LEFT_OUT


def owned_of(table: Any, names: list[tuple[str, str]], seats: int) -> Any:
    numpy = library("numpy", "lab")
    owned = numpy.zeros((table.num_rows, seats, len(names)), numpy.uint8)
    for family in dict.fromkeys(family for family, _ in names):
        place = {name: number for number, (kind, name) in enumerate(names) if kind == family}
        for seat in range(seats):
            for game, item in members(table, family, seat + 1):
                owned[game, seat, [place[name] for name in item]] = 1
    return owned


def members(table: Any, family: str, seat: int) -> Any:
    """For each game what a seat had of a family."""
    single, several = f"{family}_{seat}", f"owned_{family}_{seat}"
    if several in table.column_names:
        return enumerate(table.column(several).to_pylist())
    if single in table.column_names:
        return ((game, [name]) for game, name in enumerate(table.column(single).to_pylist()))
    return ()


def won_of(table: Any, results: Results) -> Any:
    numpy = library("numpy", "lab")
    winner = table.column("winner").to_pylist()
    winners = table.column("winners").to_pylist() if "winners" in table.column_names else [0] * len(winner)
    seats = range(len(results.plan.players))
    return numpy.array(
        [[results.part(seat, *both) for seat in seats] for both in zip(winner, winners, strict=True)], float
    )


def rivals(results: Results) -> list[str]:
    """Players whose strength counts: none where seats tell them apart already, or where all are the same."""
    return list(dict.fromkeys(results.plan.players))[1:] if results.plan.turning else []


def seated(table: Any, players: list[str], seats: int) -> Any:
    """The features of seats and players, each but for the first."""
    numpy = library("numpy", "lab")
    chairs = numpy.tile(numpy.eye(seats, dtype=numpy.uint8)[:, 1:], (table.num_rows, 1, 1))
    columns = [table.column(f"player_{seat + 1}").to_pylist() for seat in range(seats)]
    who = numpy.array([[[name == player for player in players] for name in column] for column in columns], numpy.uint8)
    return numpy.concatenate([chairs, who.reshape(seats, table.num_rows, -1).transpose(1, 0, 2)], axis=2)


def trimmed(names: list[tuple[str, str]], owned: Any, won: Any) -> Features:
    """Only items that are rare neither to have nor to lack, and what follows the items."""
    times = owned.sum(axis=(0, 1), dtype="int64")
    whole = owned.shape[0] * owned.shape[1]
    kept = [item for item in range(len(names)) if FEW <= times[item] <= whole - FEW]
    return Features([names[item] for item in kept], owned[:, :, [*kept, *range(len(names), owned.shape[2])]], won)
