"""Which statements of the rules govern an item of 7 Wonders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ... import expansions
from ...wonders.constants import COLOURS
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.components import BOARD_IDS
from ...wonders.data.declarations import Card
from ...wonders.editions import EDITIONS, printed_name
from ...wonders.model import Effect

PARTICULAR = {
    "S-006": ("loom", "glassworks", "press"),
    "S-111": ("giza",),
    "S-112": ("rhodes",),
    "S-113": ("alexandria", "ephesus"),
    "S-117": ("halicarnassus",),
    "S-120": ("tavern",),
    "S-121": ("vineyard", "bazar"),
    "S-122": ("haven", "lighthouse", "chamber_of_commerce", "arena"),
    "S-123": ("haven", "lighthouse", "chamber_of_commerce", "arena"),
    "S-124": (
        *("workers_guild", "craftsmens_guild", "traders_guild"),
        *("philosophers_guild", "spies_guild", "magistrates_guild"),
    ),
    "S-125": ("strategists_guild",),
    "S-126": ("builders_guild",),
    "S-127": ("shipowners_guild",),
    "S-128": ("scientists_guild",),
    "E-040": ("ludus",),
    "E-041": ("ludus",),
}
EFFECTS = {
    "build_from_discard": ("S-091", "S-081"),
    "coins": ("S-027",),
    "coins_on_build": (),  # items with this effect have statements of their own
    "coins_per": ("S-027",),
    "copy_guild": ("S-118", "S-119"),
    "free_build_once_per_age": ("S-116", "S-088"),
    "free_first_of_each_colour": ("E-055", "E-051", "E-050"),
    "free_first_card_of_age": ("E-060", "E-061", "E-051", "E-050"),
    "free_last_card_of_age": ("E-063", "E-051", "E-050"),
    "play_last_card": ("S-114", "S-115"),
    "points_if_wonder_complete": ("E-042",),
    "points": (),  # where points are counted depends on the colour
    "points_per": (),  # what is counted is said card by card
    "produce": ("S-043", "S-051"),
    "produce_choice": ("S-044", "S-051"),
    "science": ("S-105",),
    "science_choice": ("S-106",),
    "shields": ("S-095", "S-096", "S-097"),
    "trade_discount": ("S-052", "S-053"),
}
COLOUR: dict[str, tuple[str, ...]] = {
    "blue": ("S-104",),
    "purple": ("S-108",),
}
BOARD = ("S-085", "S-086", "S-087", "S-103")
CHAIN = ("S-070", "S-071")


TABLES: dict[str, dict[str, tuple[str, ...]]] = {"PARTICULAR": PARTICULAR, "EFFECTS": EFFECTS, "COLOUR": COLOUR}


@cache
def with_expansions(name: str) -> dict[str, tuple[str, ...]]:
    return TABLES[name] | expansions.table("wonders", "texts.rules", name)


def items() -> list[str]:
    return [*(card.id for card in buildings()), *BOARD_IDS]


def only_edition(item: str) -> str | None:
    found = [box.name for box in EDITIONS if any(one.id == item for one in box.items())]
    return found[0] if len(found) == 1 else None


def buildings() -> list[Card]:
    """Buildings, and whatever else is a card."""
    return [card for card in CATALOGUE.cards if isinstance(card, Card)]


def governing(item: str) -> Iterator[str]:
    """The statements that govern an item: its own first, then those of its effects, its colour and its chains."""
    names = {item, printed_name(item)}
    yield from (statement for statement, items in with_expansions("PARTICULAR").items() if names & set(items))
    yield from of_board(item) if item in BOARD_IDS else of_building(item)


def of_board(item: str) -> Iterator[str]:
    """A board with both of its sides is one item."""
    for side in CATALOGUE.boards:
        if side.id == item:
            yield from of_effects(side.effects)
            for stage in side.stages:
                yield from of_effects(stage.effects)
    yield from BOARD


def of_building(item: str) -> Iterator[str]:
    card = next(card for card in buildings() if card.id == item)
    yield from of_effects(card.effects)
    yield from with_expansions("COLOUR").get(COLOURS[card.colour], ())
    if card.chain or any(item in other.chain for other in buildings()):
        yield from CHAIN


def of_effects(effects: Iterable[Effect]) -> Iterator[str]:
    for effect in effects:
        yield from with_expansions("EFFECTS")[str(effect.facts()["kind"])]
