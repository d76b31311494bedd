"""Which game options add which items."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...duel.pantheon.cards import GRAND_TEMPLES, PANTHEON_TOKENS, PANTHEON_WONDERS
from ...duel.pantheon.divinities import DIVINITIES, GATE, MYTHOLOGY_TOKENS
from ...duel.promo.wonders import PROMO_WONDERS
from ...wonders.cities.boards import CITIES_BOARDS
from ...wonders.cities.cards import BLACK_CARDS, CITIES_GUILDS
from ...wonders.cities.leaders import CITIES_LEADERS
from ...wonders.leaders.boards import LEADERS_BOARDS
from ...wonders.leaders.guilds import LEADERS_GUILDS
from ...wonders.leaders.leaders import LEADERS

PANTHEON = (*DIVINITIES, GATE, *MYTHOLOGY_TOKENS, *GRAND_TEMPLES, *PANTHEON_TOKENS, *PANTHEON_WONDERS)
OF_CITIES = (*(card for age in BLACK_CARDS for card in age), *CITIES_GUILDS, *CITIES_BOARDS)
BOXES: dict[str, dict[tuple[str, ...], Iterable[Any]]] = {
    "duel": {("pantheon",): PANTHEON, ("promo_wonders",): PROMO_WONDERS},
    "wonders": {
        ("leaders",): (*LEADERS, *LEADERS_GUILDS, *LEADERS_BOARDS),
        ("cities",): OF_CITIES,
        ("leaders", "cities"): CITIES_LEADERS,
    },
}
NEEDED = {
    game: {item.id: list(options) for options, items in boxes.items() for item in items}
    for game, boxes in BOXES.items()
}


def needed(game: str, item: str) -> list[str]:
    """The game options that add an item."""
    return NEEDED[game].get(item, [])
