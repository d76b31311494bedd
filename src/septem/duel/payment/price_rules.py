"""Price rules of expansions: those that hold at a table are applied one after the other."""

from ...core import bits
from ...core.quote import Line
from .. import sizes
from ..data.catalogue import CATALOGUE
from ..state import State


def matter(state: State, seat: int) -> int:
    """1 if some rule may change a price for a seat now, otherwise than by prices of goods."""
    holding = state.price_rules
    while holding:
        rule = CATALOGUE.price_rules[bits.lowest(holding)]
        holding &= holding - 1
        if rule.matters(state, seat):
            return 1
    return 0


def set_rates(state: State, seat: int) -> None:
    holding = state.price_rules
    while holding:
        rule = CATALOGUE.price_rules[bits.lowest(holding)]
        holding &= holding - 1
        rule.set_rates(state, seat)


def rules_for(state: State, item: int) -> int:
    """The rules that hold for an item: a set. Those for cards that are not built always do."""
    return state.price_rules if CATALOGUE.buildable[item] else state.card_rules


def links(state: State, seat: int, item: int) -> int:
    holding = rules_for(state, item)
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
    holding = rules_for(state, item)
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
    holding = rules_for(state, item)
    while holding:
        rule = CATALOGUE.price_rules[bits.lowest(holding)]
        holding &= holding - 1
        goods = rule.trade(state, seat, item, coins, goods)
    return goods


def lines(state: State, seat: int, item: int, coins: int) -> list[Line]:
    """The lines that price rules add to a receipt, given the usual price."""
    added: list[Line] = []
    for number in bits.members(rules_for(state, item)):
        rule = CATALOGUE.price_rules[number]
        after = rule.price(state, seat, item, coins)
        added += rule.lines(state, seat, item, coins, after) if after != coins else ()
        coins = after
    return added
