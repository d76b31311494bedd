"""Cities' part of position files: all of its keys are in the entries of the cities."""

from __future__ import annotations

from ...core.documents import Part
from ...core.errors import Problem
from ..constants import QUESTIONS
from ..data.catalogue import CATALOGUE
from ..state import State
from .constants import LOSE_COINS
from .effects import Favours
from .view import CitiesView

NUMBERS = ("debts", "doves", "owed", "owed_tokens", "owed_stages", "spared")
FREE_BLACK = "free_black"
LOSE = QUESTIONS[LOSE_COINS]
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
    for place, right in enumerate(rights):
        if right and not may_favour(cities[place]):
            raise Problem("no_such_power", f"cities[{place}].{FREE_BLACK}", city=place + 1)
    if asks_losses(document) and not any(owed and state.coins[city] for city, owed in enumerate(columns["owed"])):
        raise Problem("nothing_to_choose", "decision", ask=LOSE, lacks=LOSE)
    return CitiesView(**columns, pardons=sum(1 << city for city, right in enumerate(rights) if right))


def may_favour(city: dict[str, Part]) -> bool:
    """Whether a leader of a city, or one that it copies, lets it build black cards for nothing (C-115)."""
    stated = city["leaders"].parts() if "leaders" in city else []
    ids = [part.value for part in (*stated, *([city["copied"]] if "copied" in city else []))]
    leaders = [CATALOGUE.numbers[str(each)] for each in ids if str(each) in CATALOGUE.numbers]
    return any(isinstance(effect, Favours) for leader in leaders for effect in CATALOGUE.cards[leader].effects)


def asks_losses(document: Part) -> bool:
    decision = document.entries().get("decision", Part(None)).value
    return isinstance(decision, dict) and decision.get("ask") == LOSE


def number(city: dict[str, Part], name: str) -> int:
    return city[name].number(0, MOST) if name in city else 0
