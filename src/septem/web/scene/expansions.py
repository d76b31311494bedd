"""What lies in the box only with an option of its game."""

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
    game: {thing.id: list(options) for options, box in boxes.items() for thing in box} for game, boxes in BOXES.items()
}


def needed(game: str, item: str) -> list[str]:
    """The options without which a thing is not in a game."""
    return NEEDED[game].get(item, [])
