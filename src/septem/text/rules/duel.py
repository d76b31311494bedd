"""Which statements of the rules govern an item of Duel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ... import expansions
from ...duel.constants import COLOURS, WONDER
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.declarations import Card
from ..duel.cards import chained_by

PARTICULAR = {
    "D-121": ("tavern", "brewery"),
    "D-127": ("shipowners_guild",),
    "D-128": ("builders_guild",),
    "D-129": ("moneylenders_guild",),
    "D-131": ("appian_way",),
    "D-132": ("circus_maximus",),
    "D-133": ("colossus",),
    "D-134": ("great_library",),
    "D-135": ("great_lighthouse",),
    "D-136": ("hanging_gardens",),
    "D-137": ("mausoleum",),
    "D-138": ("piraeus",),
    "D-139": ("pyramids",),
    "D-140": ("sphinx",),
    "D-141": ("statue_of_zeus",),
    "D-142": ("temple_of_artemis",),
    "D-151": ("agriculture",),
    "D-152": ("architecture",),
    "D-154": ("law",),
    "D-155": ("masonry",),
    "D-157": ("philosophy",),
}
EFFECTS = {
    "build_from_discard": ("D-145", "D-061"),
    "coins": (),  # who gives coins says so in a statement of its own
    "coins_on_chain_build": ("D-160", "D-058"),
    "coins_per": ("D-120", "D-122"),
    "coins_per_max_city": ("D-125", "D-126"),
    "discard_opponent_building": ("D-143", "D-144"),
    "discount_resources": ("D-049",),
    "extra_shields_on_build": ("D-158",),
    "extra_turn": ("D-071", "D-072"),
    "extra_turn_on_wonder_build": ("D-159", "D-073"),
    "opponent_loses_coins": (),  # said with all else the Appian Way does
    "points": ("D-114",),
    "points_per_max_city": ("D-130",),
    "points_per_progress_token_own": ("D-156",),
    "produce": ("D-042", "D-041", "D-044"),
    "produce_choice": ("D-042", "D-041", "D-045"),
    "progress_from_box": (),  # said with all else the Great Library does
    "receive_opponent_trade_coins": ("D-153", "D-047"),
    "science": ("D-101", "D-110"),
    "shields": ("D-090", "D-091", "D-111"),
    "trade_price": ("D-046",),
}
COLOUR: dict[str, tuple[str, ...]] = {
    "blue": ("D-115",),
    "green": ("D-105",),
    "progress_token": ("D-150",),
    "wonder": ("D-065", "D-067"),
    "yellow": ("D-060",),
}
CHAIN = ("D-055", "D-056", "D-057")


TABLES: dict[str, dict[str, tuple[str, ...]]] = {"PARTICULAR": PARTICULAR, "EFFECTS": EFFECTS, "COLOUR": COLOUR}


@cache
def with_expansions(name: str) -> dict[str, tuple[str, ...]]:
    return TABLES[name] | expansions.table("duel", "texts.rules", name)


def items() -> list[str]:
    return [card.id for card in CATALOGUE.cards]


def printed_name(item: str) -> str:
    return item


def only_edition(item: str) -> str | None:
    """There is one edition."""
    return None


def governing(item: str) -> Iterator[str]:
    """The statements that govern an item: its own first, then those of its effects, its colour and its chains."""
    card: Card = CATALOGUE.cards[CATALOGUE.numbers[item]]
    yield from (statement for statement, items in with_expansions("PARTICULAR").items() if item in items)
    for effect in card.effects:
        yield from with_expansions("EFFECTS")[str(effect.facts()["kind"])]
    yield from with_expansions("COLOUR").get(COLOURS[card.colour], ())
    if chained(card):
        yield from CHAIN


def chained(card: Card) -> bool:
    """Whether a building makes it free or is made free by it; tokens that do so have statements of their own."""
    if card.colour >= WONDER:
        return False
    source = CATALOGUE.cards[CATALOGUE.numbers[card.chain]] if card.chain else None
    return (source is not None and source.colour < WONDER) or bool(chained_by(card.id))
