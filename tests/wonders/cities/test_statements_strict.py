"""The stricter Secret Warehouse against the letter of its rule: it repeats a unit that is used (C-R09).

Purchases that leave nothing out are not all of one size then; what is missing are the fewest units that do (CT-007).
"""

from __future__ import annotations

from hypothesis import given, settings

from septem.wonders import setters
from septem.wonders.constants import DEARER, PURPLE, STRICT_DOUBLE
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.declarations import Card
from septem.wonders.payment import prices
from septem.wonders.state import State
from tests.amounts import amount
from tests.wonders.cities.test_payment_law import COSTLY, City, Payment, own_units, price, read_way, situations
from tests.wonders.test_payment_law import parts, served, without

WAREHOUSE = "secret_warehouse"


def covers(city: City, units: tuple[str, ...], repeats: bool, goods: str) -> bool:
    """Whether units cover goods, one of them perhaps twice: once by a unit for sale, once by the Warehouse."""
    if served(units, goods):
        return True
    for good in set(goods) if repeats else ():
        for unit in set(city.units(True)):
            rest = list(units)
            rest.remove(unit)
            twice = goods.count(good) > 1 and good in unit
            if twice and served(tuple(rest), without(without(goods, good), good)):
                return True
    return False


def letter_of_the_law(cities: list[City], helpers: set[str], leaders: set[str], coins: int, card: Card) -> set[Payment]:
    units = own_units(cities[0], helpers - {WAREHOUSE}, leaders, card)
    cost, purse, found = card.cost.goods, coins - card.cost.coins, set()

    def own(goods: str) -> bool:
        return covers(cities[0], units, WAREHOUSE in helpers, goods)

    enough = [bought for bought in parts(cost) if own(without(cost, bought))]
    fewest = min(len(bought) for bought in enough)
    for bought in (bought for bought in enough if len(bought) == fewest):
        for bank in ["", *sorted(set(bought))] if "bilkis" in leaders else [""]:
            rest = without(bought, bank)
            for left in parts(rest):
                right = without(rest, left)
                if served(cities[1].units(True), left) and served(cities[2].units(True), right):
                    paid = price(left, "left", helpers), price(right, "right", helpers), len(bank)
                    if sum(paid) <= purse:
                        found.add((*paid, bool(left), bool(right)))
    return found


@settings(max_examples=amount(30))
@given(situations())
def test_c_092_a_unit_that_is_used_is_repeated(
    situation: tuple[State, list[City], set[str], set[str], int],
) -> None:
    """C-R09, the other way."""
    state, cities, helpers, leaders, coins = situation
    setters.put_rulings(state, DEARER | STRICT_DOUBLE)
    for item in COSTLY:
        card = CATALOGUE.cards[item]
        assert isinstance(card, Card)
        chained = prices.has(state, 0, item) or prices.chained(state, 0, item)
        if chained or ("ramses" in leaders and card.colour == PURPLE):
            continue
        ways = {read_way(way, True) for way in prices.offered(state, 0, item, coins, 0)}
        legal = letter_of_the_law(cities, helpers, leaders, coins, card)
        assert ways == {(left, right, bank, one + two) for left, right, bank, one, two in legal}, CATALOGUE.id(item)
