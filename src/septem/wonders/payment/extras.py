"""Prices where more than production helps to pay: units of any good, rebates, goods from the bank (C-096).

A unit that can be raw or manufactured is tried as either; only the trials that leave fewest units to be bought count,
since only what is missing is bought. The bank's unit is bought, too, so it must save exactly one other.
"""

from .. import moves
from ..constants import (
    A_TURN,
    BANK_SELLS,
    COMPLETES,
    DEARER,
    FREES,
    FROM_BANK,
    GIFT_LEFT,
    GIFT_RIGHT,
    MADE,
    MADE_COUNT,
    OWN,
    RAW,
    RAW_COUNT,
    REBATE_LEFT,
    REBATE_RIGHT,
    REPEATS,
    STAGE,
    STAGES_FREE,
    STRICT_DOUBLE,
    TRADED_LEFT,
    TRADED_RIGHT,
    WAIVES,
    WITH_BOTH,
    WITH_LEFT,
    WITH_RIGHT,
)
from ..data.catalogue import CATALOGUE
from ..state import State
from . import free, supply
from .supply import GUARDS

RAW_GOODS = 15  # sets of goods: the four raw ones, then the three manufactured ones
ALL_GOODS = 127
TOO_MANY = 99
REBATES_AT_MOST = 2
NOT_HERE = -1


def printed(state: State, city: int) -> int:
    """The goods that a board, brown and gray cards make: just those that are for sale (C-092)."""
    goods = 0
    for good in range(RAW_COUNT):
        if state.sale[city][RAW] >> 4 * ((1 << good) - 1) & 7:
            goods |= 1 << good
    for good in range(MADE_COUNT):
        if state.sale[city][MADE] >> 4 * ((1 << good) - 1) & 7:
            goods |= 1 << RAW_COUNT + good
    return goods


def open_sources(state: State, goods: int) -> None:
    """The units beside the own production that help with any item, given the goods the city prints."""
    state.wilds = 0
    if state.help & REPEATS and goods and not state.rulings & STRICT_DOUBLE:
        state.wild[state.wilds] = goods
        state.wilds += 1
    if state.help & COMPLETES and goods != ALL_GOODS:
        state.wild[state.wilds] = ALL_GOODS & ~goods
        state.wilds += 1


def ways(state: State, city: int, item: int, found: list[int]) -> int:
    """The payments of an item, as `prices.ways` writes them, which has handled chains; NOT_HERE if no aid applies."""
    settled = without_goods(state, city, item, found)
    if settled != NOT_HERE:
        return settled
    wilds = count_wilds(state, city, CATALOGUE.colour[item])
    if wilds == 0 and not state.help & A_TURN:
        return NOT_HERE
    if out_of_reach(state, item, wilds):
        return 0
    purse = state.purse - CATALOGUE.price[item]
    least = fewest(state, item, wilds)
    if least == 0:
        found[0] = 0
        return 1
    if least > purse + REBATES_AT_MOST:  # any other unit costs a coin
        return 0
    filled = try_all(state, item, wilds, least, purse, found, 0)
    sort(state, city, found, filled)
    return prune(state, city, found, filled)


def without_goods(state: State, city: int, item: int, found: list[int]) -> int:
    """Settle what costs nothing, or no goods that the city lacks, or more coins than there are."""
    colour = CATALOGUE.colour[item]
    found[0] = 0
    if state.help & FREES and free.is_free(state, city, item):
        return 1
    if state.purse < CATALOGUE.price[item]:
        return 0
    if colour == STAGE and state.help & STAGES_FREE:
        return 1
    need = CATALOGUE.need[item]
    if supply.lacks(state.market[RAW][OWN] - need[RAW]) or supply.lacks(state.market[MADE][OWN] - need[MADE]):
        return NOT_HERE
    return 1


def out_of_reach(state: State, item: int, wilds: int) -> bool:
    """Whether both neighbours and every other unit are not enough: a unit makes up for one lacking unit at most."""
    bank = 1 if state.help & BANK_SELLS else 0
    raw = lacking(state, item, RAW, WITH_BOTH, 0)
    return raw + lacking(state, item, MADE, WITH_BOTH, 0) > wilds + bank


def count_wilds(state: State, city: int, colour: int) -> int:
    """How many units beside production help with items of a colour."""
    if state.help & WAIVES and state.waives[city] >> colour & 1:
        state.wild[state.wilds] = ALL_GOODS
        return state.wilds + 1
    return state.wilds


def try_all(state: State, item: int, wilds: int, least: int, purse: int, found: list[int], filled: int) -> int:
    """The payments of all trials, behind those found already."""
    for trial in range(1 << wilds):
        filled = try_units(state, item, trial, wilds, least, purse, found, filled)
    return filled


def extra(state: State, trial: int, wilds: int, kind: int) -> int:
    """The supply of a class from units beside production; the bits of a trial say which of them are manufactured."""
    units = 0
    for number in range(wilds):
        if trial >> number & 1 == kind:
            goods = state.wild[number] & RAW_GOODS if kind == RAW else state.wild[number] >> RAW_COUNT
            units = supply.pool(units, CATALOGUE.unit[goods])
    return units


def lacking(state: State, item: int, kind: int, where: int, more: int) -> int:
    """The units of a class lacking for an item, with some neighbours and some more units."""
    both = supply.pool(state.market[kind][where] & ~GUARDS, more) | GUARDS
    return supply.shortage(both - CATALOGUE.need[item][kind])


def fewest(state: State, item: int, wilds: int) -> int:
    """How many units must be bought at least."""
    least = TOO_MANY
    for trial in range(1 << wilds):
        raw = lacking(state, item, RAW, OWN, extra(state, trial, wilds, RAW))
        made = lacking(state, item, MADE, OWN, extra(state, trial, wilds, MADE))
        least = min(least, raw + made)
    return least


def try_units(
    state: State, item: int, trial: int, wilds: int, least: int, purse: int, found: list[int], filled: int
) -> int:
    """The payments of one trial, without the bank and with it in either class."""
    raw, made = extra(state, trial, wilds, RAW), extra(state, trial, wilds, MADE)
    filled = collect(state, item, raw, made, least, purse, 0, found, filled)
    if state.help & BANK_SELLS:
        unit = CATALOGUE.unit[RAW_GOODS]
        filled = collect(state, item, supply.pool(raw, unit), made, least - 1, purse - 1, FROM_BANK, found, filled)
        filled = collect(state, item, raw, supply.pool(made, unit), least - 1, purse - 1, FROM_BANK, found, filled)
    return filled


def collect(
    state: State,
    item: int,
    raw_more: int,
    made_more: int,
    units: int,
    purse: int,
    bank: int,
    found: list[int],
    filled: int,
) -> int:
    """The payments that buy so many units from the neighbours, behind those found already."""
    raw = lacking(state, item, RAW, OWN, raw_more)
    made = lacking(state, item, MADE, OWN, made_more)
    if raw + made != units or purse < 0:
        return filled
    if lacking(state, item, RAW, WITH_BOTH, raw_more) + lacking(state, item, MADE, WITH_BOTH, made_more):
        return filled
    raw_most = raw - lacking(state, item, RAW, WITH_LEFT, raw_more)
    made_least = lacking(state, item, MADE, WITH_RIGHT, made_more)
    made_most = made - lacking(state, item, MADE, WITH_LEFT, made_more)
    for raw_left in range(lacking(state, item, RAW, WITH_RIGHT, raw_more), raw_most + 1):
        for made_left in range(made_least, made_most + 1):
            way = priced(state, raw_left, made_left, raw - raw_left, made - made_left) | bank
            if spent(way & ~FROM_BANK) <= purse:
                filled = add(found, filled, way)
    return filled


def priced(state: State, raw_left: int, made_left: int, raw_right: int, made_right: int) -> int:
    """A purchase as coins to either side; one for no coins is noted, for it is a purchase all the same (C-R18)."""
    price = state.price
    left = raw_left * price[0] + made_left * price[2]
    right = raw_right * price[1] + made_right * price[3]
    if left and state.help & REBATE_LEFT:
        left -= 1
    if right and state.help & REBATE_RIGHT:
        right -= 1
    way = moves.pack_payment(left, right)
    if left == 0 and raw_left + made_left:
        way |= GIFT_LEFT
    if right == 0 and raw_right + made_right:
        way |= GIFT_RIGHT
    return way


def add(found: list[int], filled: int, way: int) -> int:
    """Every payment once."""
    for number in range(filled):
        if found[number] == way:
            return filled
    found[filled] = way
    return filled + 1


def spent(way: int) -> int:
    """All coins of a payment but the printed ones."""
    return moves.left_of(way) + moves.right_of(way) + (1 if way & FROM_BANK else 0)


def bonus(state: State, city: int, way: int) -> int:
    """The number of neighbours for whom a purchase earns coins from the bank (L-072)."""
    if state.trade_bonus[city] == 0:
        return 0
    sides = 0
    if not state.used[city] & TRADED_LEFT and (moves.left_of(way) or way & GIFT_LEFT):
        sides += 1
    if not state.used[city] & TRADED_RIGHT and (moves.right_of(way) or way & GIFT_RIGHT):
        sides += 1
    return sides


def order(state: State, city: int, way: int) -> int:
    """Cheapest first; at one price the most bonus, then the least to the bank and to the left first."""
    bank = 1 if way & FROM_BANK else 0
    return ((spent(way) << 2 | 2 - bonus(state, city, way)) << 1 | bank) << 4 | moves.left_of(way)


def sort(state: State, city: int, found: list[int], filled: int) -> None:
    for number in range(1, filled):
        way = found[number]
        place = number
        while place and order(state, city, found[place - 1]) > order(state, city, way):
            found[place] = found[place - 1]
            place -= 1
        found[place] = way


def prune(state: State, city: int, found: list[int], filled: int) -> int:
    """Keep, unless all are wanted, no payment that another equals or betters in every respect (R-11)."""
    if state.rulings & DEARER:
        return filled
    kept = 0
    for number in range(filled):
        way = found[number]
        if not beaten(state, city, found, kept, way):
            found[kept] = way
            kept += 1
    return kept


def beaten(state: State, city: int, found: list[int], kept: int, way: int) -> int:
    for number in range(kept):
        other = found[number]
        if (
            moves.left_of(other) <= moves.left_of(way)
            and moves.right_of(other) <= moves.right_of(way)
            and other & FROM_BANK <= way & FROM_BANK
            and bonus(state, city, other) >= bonus(state, city, way)
        ):
            return 1
    return 0
