"""Prices where a unit can only be doubled if it is used (C-R09, the other way).

One unit that a city sells is fixed to one of its goods and stands there twice; every such choice is tried, as is none.
"""

from ..constants import BOARD, GOOD_COUNT, MADE, OWN, RAW, RAW_COUNT, STAGE, WITH_BOTH, WITH_LEFT, WITH_RIGHT
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_STAGE
from ..state import State
from . import extras, supply
from .supply import GUARDS


def ways(state: State, city: int, item: int, found: list[int]) -> int:
    """As extras.ways, for an item that goods are needed for."""
    settled = extras.without_goods(state, city, item, found)
    if settled >= 0:
        return settled
    purse = state.purse - CATALOGUE.price[item]
    wilds = extras.count_wilds(state, city, CATALOGUE.colour[item])
    least = extras.fewest(state, item, wilds)
    for good in range(GOOD_COUNT):
        for source in range(BOARD, FIRST_STAGE):
            if makes(state, city, source, good):
                repeat(state, city, source, good)
                least = min(least, extras.fewest(state, item, wilds))
                put_back(state, city, good)
    if least == 0:
        found[0] = 0
        return 1
    filled = gather(state, city, item, wilds, least, purse, found)
    extras.sort(state, city, found, filled)
    return extras.prune(state, city, found, filled)


def gather(state: State, city: int, item: int, wilds: int, least: int, purse: int, found: list[int]) -> int:
    """The payments of every choice that buys no more than it must."""
    filled = extras.try_all(state, item, wilds, least, purse, found, 0)
    for good in range(GOOD_COUNT):
        for source in range(BOARD, FIRST_STAGE):
            if makes(state, city, source, good):
                repeat(state, city, source, good)
                filled = extras.try_all(state, item, wilds, least, purse, found, filled)
                put_back(state, city, good)
    return filled


def kind(good: int) -> int:
    return RAW if good < RAW_COUNT else MADE


def makes(state: State, city: int, source: int, good: int) -> int:
    """Whether a source of a city, the board or a card, can make a good for sale."""
    place = 4 * ((1 << (good if good < RAW_COUNT else good - RAW_COUNT)) - 1)
    if source == BOARD:
        return 1 if CATALOGUE.board_makes[state.board[city]][kind(good)] >> place & 7 else 0
    if not state.built[city][source >> 4] >> (source & 15) & 1:
        return 0
    return 1 if CATALOGUE.sells[source][kind(good)] >> place & 7 else 0


def repeat(state: State, city: int, source: int, good: int) -> None:
    """Let a source make a good twice."""
    own = without(state, city, source, kind(good))
    unit = CATALOGUE.unit[1 << (good if good < RAW_COUNT else good - RAW_COUNT)]
    spare = CATALOGUE.producer[source] - 1 if source != BOARD else 0  # more units of the same source
    for _ in range(2 + spare):
        own = supply.pool(own, unit)
    put_supplies(state, city, kind(good), own)


def without(state: State, city: int, source: int, goods: int) -> int:
    """The supply of a class of goods that a city makes without one source."""
    own = 0
    if source != BOARD:
        own = CATALOGUE.board_makes[state.board[city]][goods]
    for card in range(FIRST_STAGE):
        if card != source and state.built[city][card >> 4] >> (card & 15) & 1:
            own = supply.pool(own, CATALOGUE.makes[card][goods])
    first = CATALOGUE.stage[state.board[city]]
    for stage in range(first, first + state.counts[city][STAGE]):
        own = supply.pool(own, CATALOGUE.makes[stage][goods])
    return own


def put_back(state: State, city: int, good: int) -> None:
    put_supplies(state, city, kind(good), state.own[city][kind(good)])


def put_supplies(state: State, city: int, goods: int, own: int) -> None:
    """Open the market of a class with another production."""
    left = state.sale[state.left[city]][goods]
    right = state.sale[state.right[city]][goods]
    supplies = state.market[goods]
    supplies[OWN] = own | GUARDS
    supplies[WITH_LEFT] = supply.pool(own, left) | GUARDS
    supplies[WITH_RIGHT] = supply.pool(own, right) | GUARDS
    supplies[WITH_BOTH] = supply.pool(supply.pool(own, left), right) | GUARDS
