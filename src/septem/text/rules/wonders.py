"""Which statements of the rules govern an item of 7 Wonders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...wonders.constants import COLOURS
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.components import BOARD_IDS
from ...wonders.data.declarations import Card
from ...wonders.model import Effect

PARTICULAR = {
    "C-060": ("pigeon_loft",),
    "C-064": ("gambling_den",),
    "C-070": ("gambling_house",),
    "C-072": ("sepulcher",),
    "C-075": ("builders_union",),
    "C-077": ("cenotaph",),
    "C-078": ("secret_society",),
    "C-079": ("slave_market",),
    "C-090": ("secret_warehouse",),
    "C-091": ("black_market",),
    "C-116": ("diocletian",),
    "C-117": ("darius",),
    "C-118": ("aspasia",),
    "C-125": ("counterfeiters_guild",),
    "C-126": ("guild_of_shadows",),
    "C-127": ("mourners_guild",),
    "C-130": ("petra",),
    "C-131": ("petra",),
    "C-132": ("byzantium",),
    "C-133": ("byzantium",),
    "C-134": ("petra",),
    "L-050": ("alexander", "amytis"),
    "L-051": ("hiram", "hypatia", "nebuchadnezzar", "pericles", "phidias", "praxiteles", "varro"),
    "L-053": ("midas",),
    "L-055": ("euclid", "ptolemy", "pythagoras"),
    "L-056": ("cleopatra", "nefertiti", "zenobia", "sappho"),
    "L-060": ("caesar", "hannibal"),
    "L-068": ("maecenas",),
    "L-069": ("solomon",),
    "L-070": ("croesus",),
    "L-074": ("xenophon",),
    "L-080": ("architects_guild",),
    "L-081": ("diplomats_guild",),
    "L-082": ("gamers_guild",),
    "L-090": ("rome",),
    "L-091": ("rome",),
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
}
LOSS = ("C-032", "C-033", "C-035", "C-040")
EFFECTS = {
    "bank_income_bonus": ("C-110", "C-111", "C-112"),
    "bank_purchase": ("L-071",),
    "build_discount": ("L-065", "L-066"),
    "build_from_discard": ("S-091", "S-081"),
    "coins": ("S-027",),
    "coins_neighbors": (),  # said with all else a gambling house does
    "coins_on_build": (),  # each of the two leaders has a statement of its own
    "coins_on_chain": ("L-073",),
    "coins_on_trade": ("L-072",),
    "coins_on_victory_token": ("L-061",),
    "coins_per": ("S-027",),
    "copy_guild": ("S-118", "S-119"),
    "copy_leader": ("L-083", "L-084", "L-085"),
    "copy_science": ("C-100", "C-101", "C-104", "C-105"),
    "defeat_tokens_as_shields": ("C-119",),
    "defeat_tokens_to_winner": ("L-062", "L-063"),
    "diplomacy": ("C-050", "C-051", "C-052", "C-054"),
    "draw_leaders": ("L-093",),
    "free_build_color": ("L-067",),
    "free_build_color_once_per_age": ("C-115",),
    "free_build_once_per_age": ("S-116", "S-088"),
    "free_leaders": (),  # Maecenas and Rome have statements of their own
    "leader_cost_reduction": ("L-092", "L-095"),
    "others_lose_coins": LOSS,
    "others_lose_coins_per": ("C-041", *LOSS),
    "play_last_card": ("S-114", "S-115"),
    "points": (),  # where points are counted depends on the colour
    "points_per": (),  # what is counted is said card by card
    "points_per_coins": ("C-123",),
    "points_per_set": ("L-052",),
    "produce": ("S-043", "S-051"),
    "produce_choice": ("S-044", "S-051"),
    "produce_dynamic": ("C-092", "C-095"),
    "recruit_leader_now": ("L-094",),
    "science": ("S-105",),
    "science_choice": ("S-106",),
    "science_set_bonus": ("L-054",),
    "shields": ("S-095", "S-096", "S-097"),
    "stages_free_of_resources": ("C-073", "C-134"),
    "trade_discount": ("S-052", "S-053"),
    "trade_rebate": ("C-080", "C-081", "C-084"),
}
COLOUR = {
    "black": ("C-002", "C-121"),
    "blue": ("S-104",),
    "leader": ("L-034", "L-041", "L-043"),
    "purple": ("S-108",),
}
BOARD = ("S-085", "S-086", "S-087", "S-103")
CHAIN = ("S-070", "S-071")


def items() -> list[str]:
    return [*(card.id for card in buildings()), *BOARD_IDS]


def buildings() -> list[Card]:
    """Leaders included."""
    return [card for card in CATALOGUE.cards if isinstance(card, Card)]


def governing(item: str) -> Iterator[str]:
    """Its own statements first, then those of its effects, its colour and its chains."""
    yield from (statement for statement, items in PARTICULAR.items() if item in items)
    yield from of_board(item) if item in BOARD_IDS else of_building(item)


def of_board(item: str) -> Iterator[str]:
    """Both sides are one item."""
    for side in CATALOGUE.boards:
        if side.id == item:
            yield from of_effects(side.effects)
            for stage in side.stages:
                yield from of_effects(stage.effects)
    yield from BOARD


def of_building(item: str) -> Iterator[str]:
    card = next(card for card in buildings() if card.id == item)
    yield from of_effects(card.effects)
    yield from COLOUR.get(COLOURS[card.colour], ())
    if card.chain or any(item in other.chain for other in buildings()):
        yield from CHAIN


def of_effects(effects: Iterable[Effect]) -> Iterator[str]:
    for effect in effects:
        yield from EFFECTS[str(effect.facts()["kind"])]
