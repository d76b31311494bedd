"""What the rules make impossible in a position. Parts of a position may be missing; those stated must fit together."""

from __future__ import annotations

from ..core.documents import Part
from ..core.errors import Problem
from .catalogue import CATALOGUE
from .filling import Face
from .ids import Places
from .view import CityView, View


def wonders_of(cities: tuple[CityView, CityView]) -> set[int]:
    """Every wonder in front of a player, built or not."""
    return {wonder for city in cities for wonder in (*city.unbuilt, *(built for built, _ in city.wonders))}


def check(view: View, faces: tuple[Face | None, ...], places: Places, root: str) -> None:
    pass


def no_cards(parts: list[Part]) -> None:
    pass


def too_many(where: str, given: int, most: int) -> Problem:
    return Problem("too_many", where, given=given, most=most)


def check_draw(view: View, box: tuple[int, ...], seen: tuple[int, ...]) -> None:
    pass


def check_hidden_offer(view: View, where: str) -> None:
    pass
