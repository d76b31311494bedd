"""The features of a position for one seat, by name: families of consecutive numbers, the only declaration of both.

A seat sees its own city, its neighbours, the cards in its hand and in the hand it receives next, and the points of all.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....core.names import check_room
from ....wonders import sizes
from ....wonders.constants import SYMBOLS as SYMBOL_NAMES
from ....wonders.data.catalogue import CATALOGUE
from ....wonders.data.components import FIRST_OTHER, FIRST_STAGE
from . import sizes as room

SIDES = ("own", "left", "right")  # cities, as the seat sees them
MOST_COINS = 20  # more coins than this are seen as this many
MOST_STAGES = 4
MOST_SYMBOLS = 5
WIDEST_ARMY = 6  # differences of shields beyond this are seen as this
WIDEST = 30  # differences of points
MOST_POINTS = 39  # pairs of points
AGES = tuple(f"age{age + 1}" for age in range(sizes.AGES))
RIGHTS = ("claim", "claims", "last", "copy", "colour_claim")  # what a city may still do


def each(outer: Iterable[object], inner: Iterable[object]) -> list[str]:
    """Every member of one family with every member of another."""
    every = list(inner)
    return [f"{one}.{other}" for one in outer for other in every]


CARD_IDS = [CATALOGUE.id(card) for card in range(FIRST_STAGE)]
OTHER_IDS = [CATALOGUE.id(item) for item in range(FIRST_OTHER, CATALOGUE.size)]
BOARD_IDS = [f"{board.id}_{board.side}".lower().replace("?", "none") for board in CATALOGUE.boards]
CARDS, ITEMS, BOARDS, KINDS = len(CARD_IDS), len(CARD_IDS) + len(OTHER_IDS), len(BOARD_IDS), len(SYMBOL_NAMES)
ARMIES, LEADS = 2 * WIDEST_ARMY + 1, 2 * WIDEST + 1
NAMES: list[str] = []


def family(name: str, members: Iterable[object]) -> int:
    """Add one feature for each member; the number of the first."""
    first = len(NAMES)
    NAMES.extend(f"{name}.{member}" for member in members)
    return first


BUILT = family("built", each(SIDES, CARD_IDS + OTHER_IDS))
STAGED = family("stages", each(SIDES, each(BOARD_IDS, range(MOST_STAGES + 1))))
COINS = family("coins", each(SIDES, range(MOST_COINS + 1)))
SYMBOLS = family("symbols", each(SIDES, each(SYMBOL_NAMES, range(MOST_SYMBOLS + 1))))
ARMY = family("army", each(SIDES[1:], each(AGES, range(-WIDEST_ARMY, WIDEST_ARMY + 1))))
MATE = family("mate", SIDES[1:])
HAND = family("hand", CARD_IDS)
NEXT = family("next", CARD_IDS)
LEADERS = family("in_hand", OTHER_IDS)
RIGHT = family("right", RIGHTS)
TURN = family("turn", each(AGES, range(sizes.MOST_ROUNDS)))
PLAYERS = family("players", range(sizes.CITIES + 1))
POINTS = family("points", each(AGES, range(MOST_POINTS + 1)))
LEAD = family("lead", each(AGES, range(-WIDEST, WIDEST + 1)))
AHEAD = family("ahead", each(AGES, range(sizes.CITIES)))
if len(set(NAMES)) < len(NAMES):
    raise ImportError(f"features named twice: {sorted({name for name in NAMES if NAMES.count(name) > 1})}")
check_room(len(NAMES), room.FEATURES, "features", "FEATURES in septem/ai/wonders/value/sizes.py")
