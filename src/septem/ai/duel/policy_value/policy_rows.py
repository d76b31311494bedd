"""Rows of the policy head by name: one for a verb with its first part, another for the second part if there is one.

The logit of `raise sphinx with walls` is the sum of the rows `raise.sphinx` and `with.card.walls`. Seats, and whatever
else is counted from one side of the table, are named as the asked seat sees them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....core.names import check_room
from ....core.rows import row
from ....duel import moves, sizes
from ....duel.constants import VERBS
from ....duel.files.notation import KINDS, Kind
from ....duel.files.verbs import ALL_VERBS
from . import sizes as room
from .feature_names import EXPANSIONS

NO_ROW = -1
SIDED: dict[
    str, Callable[[int], int]
] = {  # kinds of parts that the seats count from opposite sides: the other's number
    "seat": lambda number: 1 - number,
    "loot": lambda number: number ^ 2,
}


def sided() -> dict[str, Callable[[int], int]]:
    return {**SIDED, **{kind: other for expansion in EXPANSIONS for kind, other in expansion.sided.items()}}


def words(kind: Kind) -> Iterator[tuple[int, str]]:
    """The numbers of a kind of part and their words."""
    for number in kind.numbers:
        yield number, kind.write(number).replace(" ", "+")


class PolicyRows:
    """The rows of moves: tables by seat, verb and part."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.first: list[int] = row(sizes.SEATS * sizes.VERBS * room.PARTS, NO_ROW)
        self._new_second()
        self.fill()
        check_room(
            len(self.names), room.MOVES, "rows of the policy head", "MOVES in septem/ai/duel/policy_value/sizes.py"
        )

    def _new_second(self) -> None:
        self.second: list[int] = row(sizes.SEATS * sizes.VERBS * room.PARTS, NO_ROW)

    def fill(self) -> None:
        others = sided()
        for verb in range(len(VERBS)):
            shape = ALL_VERBS[verb].shape
            alone = Kind("", range(1), lambda _: "", lambda _: 0)  # a verb that is the whole move
            for number, word in words(KINDS[shape.first] if shape.first else alone):
                for seat in range(sizes.SEATS):
                    place = table_place(seat, verb, seen(others, shape.first, number, seat))
                    self.first[place] = self.number(f"{VERBS[verb]}.{word}" if word else VERBS[verb])
            for number, word in words(KINDS[shape.second]) if shape.second else ():
                for seat in range(sizes.SEATS):
                    place = table_place(seat, verb, seen(others, shape.second, number, seat))
                    self.second[place] = self.number(f"with.{shape.second}.{word}")

    def number(self, name: str) -> int:
        """The row with a name, a new one if there is none."""
        if name not in self.numbers:
            self.numbers[name] = len(self.names)
            self.names.append(name)
        return self.numbers[name]

    def first_row(self, move: int, seat: int) -> int:
        return self.first[table_place(seat, moves.verb_of(move), moves.first_of(move))]

    def second_row(self, move: int, seat: int) -> int:
        """The row of a move's second part, or NO_ROW."""
        return self.second[table_place(seat, moves.verb_of(move), moves.second_of(move))]


def seen(others: dict[str, Callable[[int], int]], kind: str, number: int, seat: int) -> int:
    """The number that the part has in moves of a seat, if it is `number` in moves of the first seat."""
    return others[kind](number) if seat and kind in others else number


def table_place(seat: int, verb: int, part: int) -> int:
    return (seat * sizes.VERBS + verb) * room.PARTS + part


ROWS = PolicyRows()
