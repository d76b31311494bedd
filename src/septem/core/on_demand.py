"""Tables whose entries are made when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

Entry = TypeVar("Entry")


class OnDemand(Mapping[str, Entry]):
    """An entry for each game, made by a function on first use: a program that plays one game never loads the other."""

    def __init__(self, **makers: Callable[[], Entry]) -> None:
        self.makers = makers
        self.made: dict[str, Entry] = {}

    def __getitem__(self, name: str) -> Entry:
        if name not in self.made:
            self.made[name] = self.makers[name]()
        return self.made[name]

    def __contains__(self, name: object) -> bool:
        return name in self.makers

    def __iter__(self) -> Iterator[str]:
        return iter(self.makers)

    def __len__(self) -> int:
        return len(self.makers)
