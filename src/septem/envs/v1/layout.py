"""The places of named features in an observation, given out one after the other."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, TypeVar

Key = TypeVar("Key", bound=Hashable)
MOST = 127  # of a signed byte
PASS = "pass"  # the last action, of a seat without a decision
CODE = 8  # bits of a number without an order


class Layout:
    """The names of all features so far; the place of a feature is its number among them."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def number(self, name: str) -> int:
        """A place for one number whose order has a meaning, or for a flag."""
        self.names.append(name)
        return len(self.names) - 1

    def each(self, name: str, labels: Mapping[Key, str]) -> dict[Key, int]:
        """One place for each of several things: a flag, or how many there are."""
        return {key: self.number(f"{name} {label}".strip()) for key, label in labels.items()}

    def count(self, name: str, size: int, first: int = 0) -> list[int]:
        """One place for each of several things that have only numbers."""
        return [self.number(f"{name} {first + number}") for number in range(size)]

    def amount(self, name: str) -> tuple[int, int]:
        """Two places for a number that may exceed a signed byte."""
        return self.number(name), self.number(f"{name} beyond {MOST}")

    def code(self, name: str, size: int = CODE) -> list[int]:
        """Places for the bits of a number whose order has no meaning, where one flag for each value would be too many.

        Number 0 stands for none: write 1 + number.
        """
        return self.count(f"{name} bit", size)


def put_amount(row: Any, places: tuple[int, int], amount: int) -> None:
    row[places[0]] = min(amount, MOST)
    row[places[1]] = min(max(amount - MOST, 0), MOST)


def put_code(row: Any, places: list[int], number: int) -> None:
    for bit, place in enumerate(places):
        row[place] = number >> bit & 1


def put_flags(row: Any, places: Mapping[Key, int], keys: Iterable[Key]) -> None:
    """Count each key; of a set each is there once."""
    for key in keys:
        row[places[key]] += 1


def put_order(row: Any, places: Mapping[Key, int], keys: Iterable[Key]) -> None:
    """The place of each key in a sequence, from 1 on."""
    for number, key in enumerate(keys, 1):
        row[places[key]] = number


def block(places: Mapping[Any, int]) -> int:
    """The first of places that follow one another; 0 if there are none."""
    numbers = list(places.values())
    first = numbers[0] if numbers else 0
    if numbers != list(range(first, first + len(numbers))):
        raise ValueError("places do not follow one another")
    return first


def indexes(keys: Iterable[int], size: int) -> list[int]:
    """For each number below a size, which of the keys it is; -1 for all others."""
    found = [-1] * size
    for index, key in enumerate(dict.fromkeys(keys)):
        found[key] = index
    return found


def filled(numbers: list[int], size: int) -> list[int]:
    """Numbers, and zeros after them, as many as there is room for."""
    return numbers + [0] * (size - len(numbers))


def relative(city: int, seat: int, cities: int) -> int:
    """A city's number as seen from a seat: 0 is one's own, then clockwise."""
    return (city - seat) % cities
