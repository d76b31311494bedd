"""Features of what Cities shows, in observations of version 1."""

from __future__ import annotations

from typing import Any

from ...envs.v1.layout import Layout, put_amount, relative
from ..game import Wonders
from ..knowledge.view import View
from .view import CitiesView


class Features:
    """One row of numbers for each city; all of it is public."""

    def __init__(self, layout: Layout, game: Wonders) -> None:
        self.cities = game.cities
        names = ("debts", "doves", "owed", "owed for each token", "owed for each stage", "spared defeats")
        self.amounts = [[layout.amount(f"city {city} {name}") for name in names] for city in range(game.cities)]
        self.pardons = layout.count("may build black free city", game.cities)
        self.favoured = layout.count("may do so in every age city", game.cities)

    def write(self, seen: CitiesView, view: View, row: Any) -> None:
        seat = view.seat or 0
        columns = (seen.debts, seen.doves, seen.owed, seen.owed_tokens, seen.owed_stages, seen.spared)
        for city in range(self.cities):
            places = self.amounts[relative(city, seat, self.cities)]
            for place, column in zip(places, columns, strict=True):
                put_amount(row, place, column[city])
            row[self.pardons[relative(city, seat, self.cities)]] = seen.pardons >> city & 1
            row[self.favoured[relative(city, seat, self.cities)]] = seen.favoured >> city & 1

    def add_memory(self, layout: Layout, game: Wonders) -> None:
        """Nothing of it belongs to the past."""

    def remember(self, seen: CitiesView, view: View, row: Any) -> None:
        """Nothing of it belongs to the past."""
