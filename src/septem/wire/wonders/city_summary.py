"""A city together with what expansions add to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ... import expansions
from ...wonders.knowledge.view import CityView, View


@dataclass(frozen=True)
class CitySummary(CityView):
    """All of it is public."""

    view: View  # of the table, for what expansions tell of the city,
    number: int  # which has this number
    added: tuple[int, ...]  # items of expansions that are in the city,
    borrowed: tuple[int, ...]  # and items elsewhere whose effects it has

    @property
    def cards(self) -> tuple[int, ...]:
        """Everything of which the city has a card."""
        return (*self.buildings, *self.added)

    @property
    def effective(self) -> tuple[int, ...]:
        """Everything of expansions whose effects the city has."""
        return (*self.added, *self.borrowed)


def summarise_city(view: View, city: int) -> CitySummary:
    return CitySummary(
        **vars(view.cities[city]),
        view=view,
        number=city,
        added=gathered("city_items", view, city),
        borrowed=gathered("borrowed_items", view, city),
    )


def more_in_hand(view: View, seat: int | None) -> tuple[int, ...]:
    """The items that expansions add to a seat's hand, as far as the view shows them."""
    return () if seat is None else gathered("held_items", view, seat)


def gathered(function: str, view: View, city: int) -> tuple[int, ...]:
    """Items that a function of every expansion finds for a city."""
    found = expansions.functions("wonders", "wire", function)
    return tuple(item for items_of in found for item in items_of(view, city))


def called_by_what_counts(sheet: dict[str, int], options: Mapping[str, object]) -> dict[str, int]:
    """A score sheet whose lines have the names that expansions in play give them."""
    found = expansions.functions("wonders", "wire", "line_names")
    names = {line: name for names_of in found for line, name in names_of(options).items()}
    return {names.get(line, line): points for line, points in sheet.items()}
