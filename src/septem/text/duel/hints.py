"""Why a move may be good, in words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ... import expansions
from ...duel.constants import GOODS

if TYPE_CHECKING:
    from ..shared.language import Language

COUNTED = {"coins": "coin", "points": "point", "spaces": "space"}


@cache
def counted() -> dict[str, str]:
    """Amounts by the names that sentences have for them, and their nouns."""
    return COUNTED | expansions.table("duel", "texts.hints", "COUNTED")


def because(language: Language, code: str, item: int | None, amount: int, city: str) -> str:
    """A fact by its code, with an item and an amount where it has them."""
    values = {name: language.count(noun, amount) for name, noun in counted().items()}
    good = language.say(f"good.{GOODS[amount]}") if amount < len(GOODS) else ""
    thing = "" if item is None else language.the(item)
    return language.say(f"because.{code}", item=thing, amount=amount, good=good, **values)
