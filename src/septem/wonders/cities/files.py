"""Cities' part of position files: all of its keys are in the entries of the cities."""

from __future__ import annotations

from ...core.documents import Part
from ...core.errors import Problem
from ..constants import QUESTIONS, STAGE
from ..data.catalogue import CATALOGUE
from ..model import Effect
from ..state import State
from . import checks
from .constants import LOSE_COINS
from .effects import Favours
from .view import CitiesView

NUMBERS = ("debts", "doves", "owed", "owed_tokens", "owed_stages", "spared")
FREE_BLACK = "free_black"
LOSE = QUESTIONS[LOSE_COINS]
CITY_KEYS = (*NUMBERS, FREE_BLACK)
MOST = 127


def write_city(view: CitiesView, city: int) -> dict[str, object]:
    """Numbers that are not 0, and whether a right is left."""
    numbers = {name: getattr(view, name)[city] for name in NUMBERS}
    document: dict[str, object] = {name: number for name, number in numbers.items() if number}
    return document | ({FREE_BLACK: bool(view.pardons >> city & 1)} if view.favoured >> city & 1 else {})


def read(document: Part, state: State) -> CitiesView:
    cities = [city.entries() for city in document.entries()["cities"].parts()]
    columns = {name: tuple(number(city, name) for city in cities) for name in NUMBERS}
    effects = [effects_of(city, state, place) for place, city in enumerate(cities)]
    checks.check_numbers(columns, effects, state)
    favoured = [any(isinstance(effect, Favours) for effect in each) for each in effects]
    rights = [city.get(FREE_BLACK, Part(favoured[place])).flag() for place, city in enumerate(cities)]
    for place, right in enumerate(rights):
        if right and not favoured[place]:
            raise Problem("no_such_power", f"cities[{place}].{FREE_BLACK}", city=place + 1)
    if asks_losses(document) and not any(owed and state.coins[city] for city, owed in enumerate(columns["owed"])):
        raise Problem("nothing_to_choose", "decision", ask=LOSE, lacks=LOSE)
    return CitiesView(**columns, pardons=set_of(rights), favoured=set_of(favoured))


def set_of(flags: list[bool]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def effects_of(city: dict[str, Part], state: State, number: int) -> list[Effect]:
    """Of all that stands in a city, and of a leader that it copies."""
    parts = [part for key in ("buildings", "leaders") if key in city for part in city[key].parts()]
    ids = [part.value for part in (*parts, *([city["copied"]] if "copied" in city else []))]
    items = [CATALOGUE.numbers[str(each)] for each in ids if str(each) in CATALOGUE.numbers]
    raised = state.counts[number][STAGE]
    stages = CATALOGUE.boards[state.board[number]].stages[:raised] if raised else ()
    return [effect for item in (*(CATALOGUE.cards[item] for item in items), *stages) for effect in item.effects]


def asks_losses(document: Part) -> bool:
    decision = document.entries().get("decision", Part(None)).value
    return isinstance(decision, dict) and decision.get("ask") == LOSE


def number(city: dict[str, Part], name: str) -> int:
    return city[name].number(0, MOST) if name in city else 0
