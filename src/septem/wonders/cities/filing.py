"""What Cities adds to positions in files: it all stands with the cities."""

from __future__ import annotations

from ...core.documents import Part
from ..state import State
from .seeing import CitiesView

NUMBERS = ("debts", "doves", "owed", "owed_tokens", "owed_stages")
FREE_BLACK = "free_black"
CITY_KEYS = (*NUMBERS, FREE_BLACK)
MOST = 127


def write_city(view: CitiesView, city: int) -> dict[str, object]:
    """Numbers that are not 0, and a right that is left."""
    numbers = {name: getattr(view, name)[city] for name in NUMBERS}
    document: dict[str, object] = {name: number for name, number in numbers.items() if number}
    return document | ({FREE_BLACK: True} if view.pardons >> city & 1 else {})


def read(document: Part, state: State) -> CitiesView:
    cities = [city.entries() for city in document.entries()["cities"].parts()]
    columns = {name: tuple(number(city, name) for city in cities) for name in NUMBERS}
    rights = [city.get(FREE_BLACK, Part(False)).flag() for city in cities]
    return CitiesView(**columns, pardons=sum(1 << city for city, right in enumerate(rights) if right))


def number(city: dict[str, Part], name: str) -> int:
    return city[name].number(0, MOST) if name in city else 0
