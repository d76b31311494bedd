"""Versions of the environments: their numbers never change, and tables with anything they do not number are refused."""

from collections.abc import Iterable, Sequence

from ..core.errors import Problem


def numbers_of(names: Sequence[str], numbered: dict[str, int]) -> dict[int, int]:
    """A map from present numbers to those of a version, which are the places of the names in its list."""
    return {numbered[name]: number for number, name in enumerate(names) if name in numbered}


def refuse_unknown(game: str, version: int, names: Iterable[str], known: Iterable[str]) -> None:
    """Raise a Problem that names the first thing which a version has no numbers for."""
    listed = set(known)
    for name in names:
        if name not in listed:
            raise Problem("not_in_environment", id=name, game=game, version=version)
