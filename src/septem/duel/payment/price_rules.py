"""Price rules of expansions: those that hold at a table are applied one after the other."""

from ...core import bits
from ...core.quote import Line
from .. import sizes
from ..data.catalogue import CATALOGUE
from ..state import State


def set_rates(state: State, seat: int) -> None:
    holding = state.price_rules
    while holding:
        rule = CATALOGUE.price_rules[bits.lowest(holding)]
        holding &= holding - 1
        rule.set_rates(state, seat)


def links(state: State, seat: int, item: int) -> int:
    holding = state.price_rules
    while holding:
        rule = CATALOGUE.price_rules[bits.lowest(holding)]
        holding &= holding - 1
        if rule.links(state, seat, item):
            return 1
    return 0


def price(state: State, seat: int, item: int, coins: int) -> int:
    """The price after all rules; an item that is free by a chain costs nothing."""
    if state.built[seat][CATALOGUE.chain[item]] or links(state, seat, item):
        return 0
    holding = state.price_rules
    while holding:
        rule = CATALOGUE.price_rules[bits.lowest(holding)]
        holding &= holding - 1
        coins = rule.price(state, seat, item, coins)
    return coins


def trade(state: State, seat: int, item: int, coins: int, goods: int) -> int:
    """The part of a price that is paid for goods; 0 for an item whose cost has no goods."""
    units = 0
    for good in range(sizes.GOODS):
        units += CATALOGUE.cost[item][good]
    if not units:
        return 0
    holding = state.price_rules
    while holding:
        rule = CATALOGUE.price_rules[bits.lowest(holding)]
        holding &= holding - 1
        goods = rule.trade(state, seat, item, coins, goods)
    return goods


def lines(state: State, seat: int, item: int, coins: int) -> list[Line]:
    """The lines that price rules add to a receipt, given the usual price."""
    added: list[Line] = []
    for number in bits.members(state.price_rules):
        rule = CATALOGUE.price_rules[number]
        after = rule.price(state, seat, item, coins)
        added += rule.lines(state, seat, item, coins, after) if after != coins else ()
        coins = after
    return added
