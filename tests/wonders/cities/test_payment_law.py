"""The wider payment solver against the letter of C-096: every purchase is tried."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from septem.wonders import moves, setters
from septem.wonders.constants import BLUE, DEARER, FROM_BANK, GIFT_LEFT, GIFT_RIGHT, GREEN, PURPLE, RED, STRICT_DOUBLE
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_STAGE
from septem.wonders.data.declarations import Card
from septem.wonders.game import Wonders
from septem.wonders.leaders import setters as leader_setters
from septem.wonders.payment import prices
from septem.wonders.rules.effects import Keeps, Makes
from septem.wonders.state import State
from tests.amounts import amount
from tests.wonders.test_payment_law import parts, served, without

PRODUCERS = [
    item
    for item in range(FIRST_STAGE)
    if any(isinstance(effect, Makes | Keeps) for effect in CATALOGUE.cards[item].effects)
]
HELPERS = (
    "secret_warehouse",
    "black_market",
    "clandestine_dock_east",
    "clandestine_dock_west",
    "marketplace",
    "east_trading_post",
    "west_trading_post",
)
LEADERS = ("bilkis", "hatshepsut", "archimedes", "hammurabi", "leonidas", "ramses")
WAIVED = {"archimedes": GREEN, "hammurabi": BLUE, "leonidas": RED}
COSTLY = [item for item in range(FIRST_STAGE) if len(CATALOGUE.cards[item].cost.goods) > 1]
GAME = Wonders(3, leaders=True, cities=True)
Payment = tuple[int, int, int, bool, bool]  # left, right, bank; whether anything is bought on either side


@dataclass(frozen=True)
class City:
    board: int
    built: tuple[int, ...]

    def units(self, for_sale: bool) -> tuple[str, ...]:
        found = [CATALOGUE.boards[self.board].good] if CATALOGUE.boards[self.board].good else []
        for item in self.built:
            for effect in CATALOGUE.cards[item].effects:
                if isinstance(effect, Makes):
                    found += [unit.replace("/", "") for unit in effect.units]
                if isinstance(effect, Keeps) and not for_sale:
                    found.append(effect.unit.replace("/", ""))
        return tuple(sorted(found))

    def printed(self) -> str:
        return "".join(sorted(set("".join(self.units(True)))))


@st.composite
def situations(draw: st.DrawFn) -> tuple[State, list[City], set[str], set[str], int]:
    state = GAME.new()
    setters.put_table(state, 3, 3, 0)
    boards = draw(st.permutations(range(10)))[:3]
    cities = []
    for number, board in enumerate(boards):
        side = 2 * board + draw(st.integers(0, 1))
        built = tuple(draw(st.sets(st.sampled_from(PRODUCERS), max_size=5)))
        setters.put_board(state, number, side)
        for card in built:
            setters.put_card(state, number, card)
        cities.append(City(side, built))
    helpers = draw(st.sets(st.sampled_from(HELPERS), max_size=5))
    leaders = draw(st.sets(st.sampled_from(LEADERS), max_size=4))
    for name in helpers:
        setters.put_card(state, 0, CATALOGUE.numbers[name])
    for name in leaders:
        leader_setters.put_leader(state, 0, CATALOGUE.numbers[name])
    coins = draw(st.integers(0, 12))
    setters.put_coins(state, 0, coins)
    return state, cities, helpers, leaders, coins


def own_units(city: City, helpers: set[str], leaders: set[str], card: Card) -> tuple[str, ...]:
    """All that covers goods without being bought."""
    units = list(city.units(False))
    if "secret_warehouse" in helpers and city.printed():
        units.append(city.printed())
    lacking = "".join(letter for letter in "COSWGLP" if letter not in city.printed())
    if "black_market" in helpers and lacking:
        units.append(lacking)
    if any(WAIVED.get(leader) == card.colour for leader in leaders):
        units.append("COSWGLP")
    return tuple(sorted(units))


def price(goods: str, side: str, helpers: set[str]) -> int:
    """Coins for goods from a neighbour, with every rebate."""
    post = {"left": "west_trading_post", "right": "east_trading_post"}[side]
    dock = {"left": "clandestine_dock_west", "right": "clandestine_dock_east"}[side]
    coins = sum(1 if ("marketplace" in helpers if letter in "GLP" else post in helpers) else 2 for letter in goods)
    return coins - (dock in helpers and bool(goods))


def letter_of_the_law(cities: list[City], helpers: set[str], leaders: set[str], coins: int, card: Card) -> set[Payment]:
    """Every purchase that C-096 allows."""
    own = own_units(cities[0], helpers, leaders, card)
    cost, purse = card.cost.goods, coins - card.cost.coins
    found = set()
    for bought in parts(cost):
        if not served(own, without(cost, bought)):
            continue
        if any(served(own, without(cost, without(bought, letter))) for letter in set(bought)):
            continue
        banks = ["", *sorted(set(bought))] if "bilkis" in leaders else [""]
        for bank in banks:
            rest = without(bought, bank)
            for left in parts(rest):
                right = without(rest, left)
                if served(cities[1].units(True), left) and served(cities[2].units(True), right):
                    paid = price(left, "left", helpers), price(right, "right", helpers), len(bank)
                    if sum(paid) <= purse:
                        found.add((*paid, bool(left), bool(right)))
    return found


def undominated(payments: set[Payment], bonus: bool) -> set[tuple[int, int, int, int]]:
    """Payments that no other equals or betters in every respect: coins to either side and to the bank, and bonuses."""
    plain = {(left, right, bank, (one + two) * bonus) for left, right, bank, one, two in payments}
    return {way for way in plain if not any(other != way and is_as_good(other, way) for other in plain)}


def is_as_good(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return all(mine <= his for mine, his in zip(one[:3], other[:3], strict=True)) and one[3] >= other[3]


def read_way(way: int, bonus: bool) -> tuple[int, int, int, int]:
    left, right = moves.left_of(way), moves.right_of(way)
    sides = bool(left or way & GIFT_LEFT) + bool(right or way & GIFT_RIGHT)
    return left, right, int(bool(way & FROM_BANK)), sides * bonus


@settings(max_examples=amount(150))
@given(situations())
def test_c_096_the_solver_finds_every_payment_worth_making(
    situation: tuple[State, list[City], set[str], set[str], int],
) -> None:
    """C-080 to C-083, C-090 to C-097, L-065, L-067, L-071."""
    state, cities, helpers, leaders, coins = situation
    bonus = "hatshepsut" in leaders
    for item in COSTLY:
        card = CATALOGUE.cards[item]
        assert isinstance(card, Card)
        if prices.has(state, 0, item) or prices.chained(state, 0, item):
            continue
        ways = [read_way(way, bonus) for way in prices.offered(state, 0, item, coins, 0)]
        if "ramses" in leaders and card.colour == PURPLE:
            assert ways == [(0, 0, 0, 0)]
            continue
        legal = letter_of_the_law(cities, helpers, leaders, coins, card)
        assert len(set(ways)) == len(ways)
        assert set(ways) == undominated(legal, bonus), CATALOGUE.id(item)


@settings(max_examples=amount(60))
@given(situations())
def test_c_097_every_legal_payment_is_accepted(
    situation: tuple[State, list[City], set[str], set[str], int],
) -> None:
    state, cities, helpers, leaders, coins = situation
    setters.put_rulings(state, DEARER)
    for item in COSTLY:
        card = CATALOGUE.cards[item]
        assert isinstance(card, Card)
        chained = prices.has(state, 0, item) or prices.chained(state, 0, item)
        if chained or ("ramses" in leaders and card.colour == PURPLE):
            continue
        ways = {read_way(way, True) for way in prices.offered(state, 0, item, coins, 0)}
        legal = letter_of_the_law(cities, helpers, leaders, coins, card)
        assert ways == {(left, right, bank, one + two) for left, right, bank, one, two in legal}


def doubled(cities: list[City], helpers: set[str], leaders: set[str], card: Card) -> list[tuple[str, ...]]:
    """The own units in every way to use the Secret Warehouse strictly: a unit for sale stands there twice, or none."""
    others = list(own_units(cities[0], helpers - {"secret_warehouse"}, leaders, card))
    found = [tuple(sorted(others))]
    for unit in set(cities[0].units(True)):
        rest = list(others)
        rest.remove(unit)
        found += [tuple(sorted([*rest, good, good])) for good in unit]
    return found


@settings(max_examples=amount(40))
@given(situations())
def test_c_r09_doubling_strictly(situation: tuple[State, list[City], set[str], set[str], int]) -> None:
    """A cost can be covered so just if some way of doubling covers it."""
    state, cities, helpers, leaders, _ = situation
    if "secret_warehouse" not in helpers or "ramses" in leaders:
        return
    setters.put_rulings(state, STRICT_DOUBLE)
    for item in COSTLY:
        card = CATALOGUE.cards[item]
        assert isinstance(card, Card)
        if prices.has(state, 0, item) or prices.chained(state, 0, item):
            continue
        free = 0 in prices.offered(state, 0, item, card.cost.coins, 0)
        assert free == any(served(own, card.cost.goods) for own in doubled(cities, helpers, leaders, card))
