"""A city together with what expansions add to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from ...wonders.cities.view import CitiesView
from ...wonders.constants import CATEGORIES
from ...wonders.knowledge.view import CityView, View
from ...wonders.leaders.constants import LEADERS
from ...wonders.leaders.view import LeadersView

LEADERS_LINE = CATEGORIES[LEADERS]
LINES = {(True, False): "only_leaders", (False, True): "black_cards"}  # by whether Leaders and Cities are in play
Entry = TypeVar("Entry")


@dataclass(frozen=True)
class CitySummary(CityView):
    """All of it is public."""

    leaders: tuple[int, ...] = ()
    copied: int | None = None  # a leader of a neighbour whose effect it has
    waiting: int = 0  # leaders in hand
    debts: int = 0
    doves: int = 0
    favour: bool = False  # may build a black building free of cost in this age

    @property
    def cards(self) -> tuple[int, ...]:
        """Everything the city has built or recruited."""
        return (*self.buildings, *self.leaders)

    @property
    def people(self) -> tuple[int, ...]:
        """Everyone whose effects the city has."""
        return self.leaders if self.copied is None else (*self.leaders, self.copied)


def leaders_part(view: View) -> LeadersView | None:
    return next((part for part in view.parts if isinstance(part, LeadersView)), None)


def cities_part(view: View) -> CitiesView | None:
    return next((part for part in view.parts if isinstance(part, CitiesView)), None)


def summarise_city(view: View, city: int) -> CitySummary:
    leaders, cities = leaders_part(view) or LeadersView(), cities_part(view) or CitiesView()
    return CitySummary(
        **vars(view.cities[city]),
        leaders=at(leaders.leaders, city, ()),
        copied=at(leaders.copied, city, None),
        waiting=at(leaders.held, city, 0),
        debts=at(cities.debts, city, 0),
        doves=at(cities.doves, city, 0),
        favour=bool(cities.pardons >> city & 1),
    )


def at(values: Sequence[Entry], city: int, usual: Entry) -> Entry:
    """What a city has; the Free City has no hand, and without an expansion nobody has anything of it."""
    return values[city] if city < len(values) else usual


def called_by_what_counts(sheet: dict[str, int], options: dict[str, object]) -> dict[str, int]:
    """Points of leaders and of black cards share a line, which is named after the expansions in play (C-121)."""
    name = LINES.get((bool(options.get("leaders")), bool(options.get("cities"))), LEADERS_LINE)
    return {name if line == LEADERS_LINE else line: points for line, points in sheet.items()}


def own_leaders(view: View) -> tuple[int, ...]:
    """The leaders in one's hand."""
    leaders = leaders_part(view)
    return dict(leaders.hands).get(view.seat, ()) if leaders and view.seat is not None else ()
