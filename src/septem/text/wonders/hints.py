"""Why a move of 7 Wonders may be good, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wonders.constants import GOODS
from ...wonders.data.catalogue import CATALOGUE
from . import cards

if TYPE_CHECKING:
    from ..shared.language import Language

COUNTED = {"coins": "coin", "points": "point", "shields": "shield"}
EFFECT = "effect"  # an item and the number of one of its effects


def because(language: Language, code: str, item: int | None, amount: int, city: str) -> str:
    """A fact by its code, with an item, an amount and another city where it has them."""
    if code == EFFECT and item is not None:
        return cards.effect(language, CATALOGUE.cards[item].effects[amount])
    values = {name: language.count(noun, amount) for name, noun in COUNTED.items()}
    good = language.say(f"good.{GOODS[amount]}") if amount < len(GOODS) else ""
    thing = "" if item is None else language.the(item)
    return language.say(f"because.{code}", item=thing, amount=amount, good=good, city=city, **values)
