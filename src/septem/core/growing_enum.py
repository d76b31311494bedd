"""Enumerations to which games and expansions add members."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Self, TypeVar

Kind = TypeVar("Kind", bound="GrowingEnum")


class Members(type):
    """Makes `list(Reason)` and `Reason["OK"]` work, as with enumerations of the standard library."""

    def __iter__(cls: type[Kind]) -> Iterator[Kind]:  # type: ignore[misc]
        return iter(sorted(cls.known.values()))

    def __getitem__(cls: type[Kind], name: str) -> Kind:  # type: ignore[misc]
        return cls.known[name]

    if TYPE_CHECKING:  # members are attributes, but only expansions know which ones there are

        def __getattr__(cls: type[Kind], name: str) -> Kind: ...  # type: ignore[misc]


class GrowingEnum(int, metaclass=Members):
    """A number with a name; there is one object for each."""

    name: str
    known: ClassVar[dict[str, Self]]

    def __init_subclass__(cls) -> None:
        cls.known = {}

    def __new__(cls, number: int) -> Self:
        """The member with this number."""
        found = next((member for member in cls.known.values() if member == number), None)
        if found is None:
            raise ValueError(f"{number} is no {cls.__name__}")
        return found

    @classmethod
    def add(cls, **numbers: int) -> None:
        """Add members by name; a name or number that is taken fails at import."""
        for name, number in numbers.items():
            if name in cls.known or number in cls.known.values():
                raise ImportError(f"{cls.__name__}: {name} or number {number} stands there already")
            member = int.__new__(cls, number)
            member.name = name
            cls.known[name] = member  # type: ignore[assignment]
            setattr(cls, name, member)

    @property
    def value(self) -> int:
        return int(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}.{self.name}: {int(self)}>"

    def __str__(self) -> str:
        return str(int(self))
