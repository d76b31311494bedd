"""Prices by the letter of D-050, every assignment of the goods of choice being tried; read from the declarations."""

from __future__ import annotations

from itertools import product
from typing import cast

from septem.core.quote import Quote, Route, Source
from septem.duel.constants import COLOURS, GOODS
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.declarations import goods
from septem.duel.knowledge.view import CityView, View


def printed(items: tuple[int, ...], kind: str) -> list[dict[str, object]]:
    """The effects of one kind on some items."""
    every = [effect.facts() for item in items for effect in CATALOGUE.cards[item].effects]
    return [facts for facts in every if facts["kind"] == kind]


def owned(city: CityView) -> tuple[int, ...]:
    return (*city.buildings, *(wonder for wonder, _ in city.wonders), *city.tokens)


def production(city: CityView) -> dict[str, int]:
    made = dict.fromkeys(GOODS, 0)
    for facts in printed(city.buildings, "produce"):
        made[str(facts["resource"])] += cast(int, facts["amount"])
    return made


def rates(mine: CityView, theirs: CityView) -> dict[str, int]:
    """D-044, D-046."""
    prices = {good: 2 + units for good, units in production(theirs).items()}
    for facts in printed(mine.buildings, "trade_price"):
        prices |= dict.fromkeys(cast(list[str], facts["resources"]), cast(int, facts["price"]))
    return prices


def discount(city: CityView, item: int) -> int:
    colour = COLOURS[CATALOGUE.colour[item]]
    return sum(
        cast(int, facts["amount"]) for facts in printed(owned(city), "discount_resources") if facts["target"] == colour
    )


def cheapest(view: View, seat: int, item: int) -> int:
    mine, theirs = view.cities[seat], view.cities[1 - seat]
    card = CATALOGUE.cards[item]
    if card.chain and CATALOGUE.numbers[card.chain] in mine.buildings:
        return 0
    made, prices = production(mine), rates(mine, theirs)
    need = {good: max(units - made[good], 0) for good, units in zip(GOODS, goods(card.cost.goods), strict=True)}
    choices = [cast(list[str], facts["resources"]) for facts in printed(owned(mine), "produce_choice")]
    waived = discount(mine, item)
    return card.cost.coins + min(trade(need, prices, chosen, waived) for chosen in product(*choices))


def trade(need: dict[str, int], prices: dict[str, int], chosen: tuple[str, ...], waived: int) -> int:
    """The coins for the goods that one assignment leaves to buy, less the dearest units."""
    units = sorted(prices[good] for good in GOODS for _ in range(need[good] - chosen.count(good)))
    return sum(units[: len(units) - waived] if waived < len(units) else ())


def receipt_faults(item: int, quote: Quote) -> list[str]:
    if quote.route is Route.CHAIN:
        return [] if quote.coins == 0 and len(quote.receipt) == 1 else ["a chain is free"]
    cost = CATALOGUE.cards[item].cost
    units = [sum(line.units for line in quote.receipt if line.good == good) for good in range(len(GOODS))]
    coins = sum(line.coins for line in quote.receipt if line.source is Source.COINS)
    bought = sum(line.coins for line in quote.receipt if line.source is Source.BOUGHT)
    given = [line for line in quote.receipt if line.source not in (Source.BOUGHT, Source.COINS)]
    faults = {
        "units are not the cost's": units != goods(cost.goods),
        "coins are not the cost's": coins != cost.coins,
        "trade is not what is bought": bought != quote.trade,
        "the price is not coins and trade": quote.coins != coins + bought,
        "a line of nothing": any(line.units < 1 for line in quote.receipt),
        "a gift at a price": any(line.price for line in given),
    }
    return [fault for fault, found in faults.items() if found]
