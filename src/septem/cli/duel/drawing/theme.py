"""Styles, letters and costs of Duel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .... import expansions
from ....duel.constants import COLOURS, DECKS, GOODS
from ....duel.data.catalogue import CATALOGUE
from ...terminal.theme import STYLES, Theme


@cache
def styles() -> dict[str, str]:
    return STYLES | {"progress_token": "spring_green3"} | expansions.table("duel", "drawings.icons", "STYLES")


@dataclass(frozen=True)
class DuelTheme(Theme):
    """Styles, letters and costs of Duel's items."""

    @classmethod
    def of(cls, theme: Theme) -> DuelTheme:
        return cls(theme.language, theme.signs, theme.running_points)

    def style(self, item: int) -> str:
        return styles()[COLOURS[CATALOGUE.colour[item]]]

    def code(self, item: int) -> str:
        """The two letters of an item's colour, so that a terminal without colours shows it too."""
        return self.language.say(f"code.{COLOURS[CATALOGUE.colour[item]]}")

    def letter(self, good: int) -> str:
        return self.language.say(f"letter.{GOODS[good]}")

    def cost(self, item: int) -> str:
        """A printed cost in the shortest form: `2¢CC`."""
        coins = self.coins(CATALOGUE.price[item]) if CATALOGUE.price[item] else ""
        return coins + "".join(
            self.letter(good) * units for good, units in enumerate(CATALOGUE.cost[item][: len(GOODS)])
        )

    def deck(self, deck: int) -> str:
        return self.language.say(f"deck.{DECKS[deck]}")
