"""Names with numbers: tables that grow at import and fail there when they are full."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload


def check_room(count: int, room: int, things: str, constant: str) -> None:
    """Fail at import if a fixed row is too short; compiled code would write behind its end."""
    if count > room:
        raise ImportError(f"{count} {things}, but there is room for {room}: raise {constant}, then run `make generate`")


class Names(Sequence[str]):
    """Names in the order of their numbers. Expansions append theirs; no number ever changes."""

    def __init__(self, things: str, room: int, constant: str) -> None:
        """`constant` is what to raise when there is no room, e.g. `QUESTIONS in sizes.py`."""
        self.things = things
        self.room = room
        self.constant = constant
        self.numbers: dict[str, int] = {}
        self.in_order: tuple[str, ...] = ()

    def add(self, *names: str) -> tuple[int, ...]:
        """Append names; their numbers."""
        for name in names:
            if name in self.numbers:
                raise ImportError(f"{self.things}: {name!r} stands there already, as number {self.numbers[name]}")
            check_room(len(self.numbers) + 1, self.room, self.things, self.constant)
            taken = set(self.numbers.values())
            self._put(name, next(number for number in range(self.room) if number not in taken))
        return tuple(self.numbers[name] for name in names)

    def reserve(self, name: str, number: int) -> int:
        """Give a name a number ahead of others, where numbers are older than the order of declarations."""
        if name in self.numbers or number in self.numbers.values():
            raise ImportError(f"{self.things}: {name!r} or number {number} stands there already")
        check_room(number + 1, self.room, self.things, self.constant)
        self._put(name, number)
        return number

    def _put(self, name: str, number: int) -> None:
        self.numbers[name] = number
        self.in_order = tuple(sorted(self.numbers, key=self.numbers.__getitem__))

    def index(self, name: object, *_: int) -> int:
        if isinstance(name, str) and name in self.numbers:
            return self.numbers[name]
        raise ValueError(f"{self.things}: there is no {name!r}")

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[str, ...]: ...
    def __getitem__(self, number: int | slice) -> str | tuple[str, ...]:
        return self.in_order[number]

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[str]:
        return iter(self.in_order)

    def __contains__(self, name: object) -> bool:
        return name in self.numbers
