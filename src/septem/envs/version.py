"""Versions of the environments: what they number never changes, and tables with anything else are refused."""

from collections.abc import Iterable, Sequence

from ..core.errors import Problem


def numbers_of(names: Sequence[str], numbered: dict[str, int]) -> dict[int, int]:
    """For the numbers that things have now, those of a version: the places of their names in its list."""
    return {numbered[name]: number for number, name in enumerate(names) if name in numbered}


def refuse_unknown(game: str, version: int, names: Iterable[str], known: Iterable[str]) -> None:
    """Raise a Problem that names the first thing which a version has no numbers for."""
    listed = set(known)
    for name in names:
        if name not in listed:
            raise Problem("not_in_environment", id=name, game=game, version=version)
