"""The one judge of prices: which splits of coins between the neighbours pay for an item.

Every legal payment buys the same number of units of a class (S-061), so it is settled by how many of them come from
the left. Those numbers fill an interval: at least what the city and its right neighbour lack together, at most what
the left neighbour takes off the city's own shortage. Four shortages of a class therefore say everything.
"""

from .. import moves, sizes
from ..constants import A_TURN, DEARER, MADE, OWN, RAW, REPEATS, STRICT_DOUBLE, WITH_BOTH, WITH_LEFT, WITH_RIGHT
from ..data.catalogue import CATALOGUE
from ..state import State
from . import extras, free, strict_double, supply
from .supply import GUARDS


def open_market(state: State, city: int) -> None:
    """Note a city's supplies, alone and with its neighbours, and the coins it may spend; valid until someone builds."""
    left = state.sale[state.left[city]]
    right = state.sale[state.right[city]]
    for kind in range(sizes.CLASSES):
        own = state.own[city][kind]
        with_left = supply.pool(own, left[kind])
        supplies = state.market[kind]
        supplies[OWN] = own | GUARDS
        supplies[WITH_LEFT] = with_left | GUARDS
        supplies[WITH_RIGHT] = supply.pool(own, right[kind]) | GUARDS
        supplies[WITH_BOTH] = supply.pool(with_left, right[kind]) | GUARDS
    for side in range(sizes.SUPPLIES):
        state.price[side] = state.rates[city][side]
    state.purse = state.coins[city]
    state.help = state.helps[city] & ~(state.used[city] & A_TURN)
    if state.help:
        extras.open_sources(state, extras.printed(state, city))


def keep_market(state: State, city: int) -> None:
    """Remember a city's market before the sixth card, for the strict reading of R-16."""
    open_market(state, city)
    for kind in range(sizes.CLASSES):
        for source in range(sizes.SUPPLIES):
            state.kept_market[kind][source] = state.market[kind][source]
    for side in range(sizes.SUPPLIES):
        state.kept_rates[side] = state.price[side]
    state.kept_helps = state.helps[city]
    state.kept_printed = extras.printed(state, city)


def recall_market(state: State, city: int) -> None:
    for kind in range(sizes.CLASSES):
        for source in range(sizes.SUPPLIES):
            state.market[kind][source] = state.kept_market[kind][source]
    for side in range(sizes.SUPPLIES):
        state.price[side] = state.kept_rates[side]
    state.purse = state.kept_purse
    state.help = state.kept_helps & ~(state.used[city] & A_TURN)
    if state.help:
        extras.open_sources(state, state.kept_printed)


def has(state: State, city: int, card: int) -> int:
    """1 if a building stands in the city."""
    return state.built[city][card >> 4] >> (card & 15) & 1


def claims_colour(state: State, city: int, card: int) -> int:
    """1 if a right of the city lets it build a card of this colour free of cost."""
    return state.colour_claims >> city & state.claim_colours[city] >> CATALOGUE.colour[card] & 1


def chained(state: State, city: int, item: int) -> int:
    """1 if a building that makes this one free stands in the city (S-070)."""
    built = state.built[city]
    one, other = CATALOGUE.chain[item], CATALOGUE.other_chain[item]
    return (built[one >> 4] >> (one & 15) | built[other >> 4] >> (other & 15)) & 1


def bank(state: State, city: int, item: int) -> int:
    """The part of a price that is printed in coins."""
    if chained(state, city, item):
        return 0
    if state.helps[city] and free.is_free(state, city, item):  # without any aid it is not asked: this is called often
        return 0
    return CATALOGUE.price[item]


def ways(state: State, city: int, item: int, found: list[int]) -> int:
    """Write the payments into a row, cheapest first, the market being open.

    A chain is taken whenever there is one (R-13). Stages have none (S-074).
    """
    if chained(state, city, item):
        found[0] = 0
        return 1
    if state.help:
        filled = helped_ways(state, city, item, found)
        if filled >= 0:
            return filled
    purse = state.purse - CATALOGUE.price[item]
    if purse < 0:
        return 0
    need = CATALOGUE.need[item]
    raw_market = state.market[RAW]
    made_market = state.market[MADE]
    if supply.lacks(raw_market[WITH_BOTH] - need[RAW]) or supply.lacks(made_market[WITH_BOTH] - need[MADE]):
        return 0  # the most frequent answer, and the one that is found fastest
    raw = supply.shortage(raw_market[OWN] - need[RAW])
    made = supply.shortage(made_market[OWN] - need[MADE])
    if raw + made == 0:
        found[0] = 0
        return 1
    if raw + made > purse:  # no unit costs less than a coin
        return 0
    return splits(state, item, raw, made, purse, found)


def helped_ways(state: State, city: int, item: int, found: list[int]) -> int:
    """The payments where more than production helps; negative if that changes nothing here."""
    if state.rulings & STRICT_DOUBLE and state.help & REPEATS:
        return strict_double.ways(state, city, item, found)
    return extras.ways(state, city, item, found)


def splits(state: State, item: int, raw: int, made: int, purse: int, found: list[int]) -> int:
    """The payments for so many bought units of either class."""
    need = CATALOGUE.need[item]
    raw_market = state.market[RAW]
    made_market = state.market[MADE]
    raw_least = supply.shortage(raw_market[WITH_RIGHT] - need[RAW])
    raw_most = raw - supply.shortage(raw_market[WITH_LEFT] - need[RAW])
    made_least = supply.shortage(made_market[WITH_RIGHT] - need[MADE])
    made_most = made - supply.shortage(made_market[WITH_LEFT] - need[MADE])
    price = state.price
    filled = 0
    for raw_left in range(raw_least, raw_most + 1):
        for made_left in range(made_least, made_most + 1):
            left = raw_left * price[0] + made_left * price[2]
            right = (raw - raw_left) * price[1] + (made - made_left) * price[3]
            if left + right <= purse:
                found[filled] = moves.pack_payment(left, right)
                filled += 1
    if filled < 2:
        return filled
    sort(found, filled)
    return prune(found, filled, state.rulings & DEARER)


def spent(way: int) -> int:
    return moves.left_of(way) + moves.right_of(way)


def rank(way: int) -> int:
    """Cheapest first; at one price the least to the left first."""
    return moves.pack_payment(spent(way), moves.left_of(way))


def sort(found: list[int], filled: int) -> None:
    for number in range(1, filled):
        way = found[number]
        place = number
        while place and rank(found[place - 1]) > rank(way):
            found[place] = found[place - 1]
            place -= 1
        found[place] = way


def prune(found: list[int], filled: int, dearer: int) -> int:
    """Keep every payment once, and, unless wanted, none that another equals or betters on both sides (R-11)."""
    kept = 0
    for number in range(filled):
        way = found[number]
        if not beaten(found, kept, way, dearer):
            found[kept] = way
            kept += 1
    return kept


def beaten(found: list[int], kept: int, way: int, dearer: int) -> int:
    """Whether a payment kept already, which cannot cost more, makes another one pointless."""
    for number in range(kept):
        other = found[number]
        if other == way:
            return 1
        if not dearer and moves.left_of(other) <= moves.left_of(way) and moves.right_of(other) <= moves.right_of(way):
            return 1
    return 0


def listed(state: State, city: int, item: int, purse: int, kept: int) -> list[tuple[int, int]]:
    """The payments for an item out of some purse, as (left, right), for callers outside; on a kept market if asked."""
    ways_found = offered(state, city, item, purse, kept)
    return [(moves.left_of(way), moves.right_of(way)) for way in ways_found]


def offered(state: State, city: int, item: int, purse: int, kept: int) -> list[int]:
    """The payments for an item as parts of moves."""
    if kept:
        recall_market(state, city)
    else:
        open_market(state, city)
    state.purse = purse
    count = ways(state, city, item, state.ways)
    return [state.ways[place] for place in range(count)]
