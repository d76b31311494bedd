"""Buildings and stages that come into a city."""

from .. import lookup, sizes
from ..constants import FOR_COLOUR
from ..data.catalogue import CATALOGUE
from ..payment import supply
from ..state import State
from . import treasury


def build(state: State, city: int, card: int) -> None:
    """A building stands in the city."""
    state.built[city][card >> 4] |= 1 << (card & 15)
    enter(state, city, card)


def enter(state: State, city: int, item: int) -> None:
    """Add the numbers printed on an item, and begin its lasting effects."""
    state.counts[city][CATALOGUE.colour[item]] += 1
    state.shields[city] += CATALOGUE.shields[item]
    state.free_symbols[city] += CATALOGUE.free_symbols[item]
    if CATALOGUE.symbol[item] >= 0:
        state.symbols[city][CATALOGUE.symbol[item]] += 1
    if CATALOGUE.producer[item]:
        produce(state, city, item)
    for number in range(CATALOGUE.stands_from[item], CATALOGUE.stands_to[item]):
        effect = lookup.ongoing(CATALOGUE.standing, number)
        effect.adjust(state, city)


def produce(state: State, city: int, item: int) -> None:
    for kind in range(sizes.CLASSES):
        state.own[city][kind] = supply.pool(state.own[city][kind], CATALOGUE.makes[item][kind])
        state.sale[city][kind] = supply.pool(state.sale[city][kind], CATALOGUE.sells[item][kind])


def receive(state: State, city: int, item: int) -> None:
    """Apply the immediate effects of an item, after every city has laid its own (S-030.4)."""
    if CATALOGUE.coins[item]:
        treasury.receive(state, city, CATALOGUE.coins[item], item)
    for number in range(CATALOGUE.acts_from[item], CATALOGUE.acts_to[item]):
        effect = lookup.immediate(CATALOGUE.acts, number)
        effect.apply(state, city, item)
    if state.bonuses[city][CATALOGUE.colour[item]]:
        treasury.receive(state, city, state.bonuses[city][CATALOGUE.colour[item]], FOR_COLOUR)
