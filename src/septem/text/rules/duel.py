"""Which statements of the rules govern an item of Duel."""

from __future__ import annotations

from collections.abc import Iterator

from ...duel.constants import COLOURS
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.declarations import Card
from ...duel.pantheon.constants import MYTHOLOGY
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
    "P-052": ("ishtar",),
    "P-065": ("tanit",),
    "P-066": ("aphrodite",),
    "P-067": ("hades",),
    "P-075": ("mars",),
}
EFFECTS = {
    "activate_from_deck_tops": ("P-085", "P-088"),
    "activate_from_one_deck": ("P-087", "P-088"),
    "build_any_chain_card_for": ("P-091", "P-092"),
    "build_from_discard": ("D-145", "D-061"),
    "build_from_set_aside": ("DP-007", "DP-008"),
    "build_from_top_row": ("DP-003", "DP-004", "DP-006"),
    "build_wonder_free_with_discarded_card": ("P-073",),
    "coins": (),  # who gives coins says so in a statement of its own
    "coins_on_chain_build": ("D-160", "D-058"),
    "coins_per": ("D-120", "D-122"),
    "coins_per_max_city": ("D-125", "D-126"),
    "copy_opponent_science": ("P-053", "P-054", "P-055"),
    "discard_opponent_building": ("D-143", "D-144"),
    "discard_structure_card": ("P-068", "P-069"),
    "discount_resources": ("D-049",),
    "enki_progress": ("P-050", "P-051"),
    "extra_shields_on_build": ("D-158",),
    "extra_turn": ("D-071", "D-072"),
    "extra_turn_on_wonder_build": ("D-159", "D-073"),
    "grand_temple_set": ("P-041", "P-040", "P-042", "P-043"),
    "neptune_tokens": ("P-078", "P-079"),
    "opponent_loses_coins": (),  # said with all else the Appian Way does
    "opponent_loses_coins_per_space_advanced": ("P-090",),
    "pantheon_discount": ("P-086", "P-031"),
    "place_minerva_pawn": ("P-076", "P-077"),
    "points": ("D-114",),
    "points_per_max_city": ("D-130",),
    "points_per_mythology_and_offering_token_own": ("P-089",),
    "points_per_progress_token_own": ("D-156",),
    "points_per_protected_coin": ("P-061",),
    "produce": ("D-042", "D-041", "D-044"),
    "produce_choice": ("D-042", "D-041", "D-045"),
    "progress_from_box": (),  # said with all else the Great Library does
    "protected_coins": ("P-060", "P-062", "P-063"),
    "receive_opponent_trade_coins": ("D-153", "D-047"),
    "science": ("D-101", "D-110"),
    "shields": ("D-090", "D-091", "D-111"),
    "steal_building": ("P-064",),
    "steal_unbuilt_wonder": ("P-074",),
    "trade_price": ("D-046",),
    "unbuild_wonder": ("P-070", "P-071", "P-072"),
}
COLOUR = {
    "blue": ("D-115",),
    "divinity": ("P-030", "P-031", "P-035"),
    "green": ("D-105",),
    "mythology_token": ("P-015", "P-016", "P-019", "P-040"),
    "progress_token": ("D-150",),
    "wonder": ("D-065", "D-067"),
    "yellow": ("D-060",),
}
CHAIN = ("D-055", "D-056", "D-057")


def items() -> list[str]:
    return [card.id for card in CATALOGUE.cards]


def governing(item: str) -> Iterator[str]:
    """Its own statements first, then those of its effects, its colour and its chains."""
    card: Card = CATALOGUE.cards[CATALOGUE.numbers[item]]
    yield from (statement for statement, items in PARTICULAR.items() if item in items)
    for effect in card.effects:
        yield from EFFECTS[str(effect.facts()["kind"])]
    yield from COLOUR.get(COLOURS[card.colour], ())
    if chained(card):
        yield from CHAIN


def chained(card: Card) -> bool:
    """Whether a building makes it free or is made free by it; the tokens of temples have statements of their own."""
    if card.colour == MYTHOLOGY:
        return False
    source = CATALOGUE.cards[CATALOGUE.numbers[card.chain]] if card.chain else None
    return (source is not None and source.colour != MYTHOLOGY) or bool(chained_by(card.id))
