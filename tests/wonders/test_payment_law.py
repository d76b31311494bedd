"""The payment solver against the letter of S-060: every purchase is tried."""

from __future__ import annotations

from functools import cache
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from septem.wonders import setters
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_STAGE
from septem.wonders.game import Wonders
from septem.wonders.payment import prices
from septem.wonders.rules.effects import Keeps, Makes
from septem.wonders.state import State
from tests.amounts import amount

RAW = "COSW"
PRODUCERS = [
    item
    for item in range(FIRST_STAGE)
    if any(isinstance(effect, Makes | Keeps) for effect in CATALOGUE.cards[item].effects)
]
DISCOUNTS = [CATALOGUE.numbers[name] for name in ("east_trading_post", "west_trading_post", "marketplace")]
Units = tuple[str, ...]


@cache
def served(units: Units, wanted: str) -> bool:
    """Whether distinct units make all that is wanted."""
    return not wanted or any(
        wanted[0] in unit and served(units[:place] + units[place + 1 :], wanted[1:]) for place, unit in enumerate(units)
    )


@cache
def parts(cost: str) -> tuple[str, ...]:
    letters = sorted(set(cost))
    counts = product(*(range(cost.count(letter) + 1) for letter in letters))
    return tuple("".join(map(str.__mul__, letters, count)) for count in counts)


def without(cost: str, part: str) -> str:
    for letter in part:
        cost = cost.replace(letter, "", 1)
    return cost


def purchases(cost: str, own: Units, left: Units, right: Units) -> list[tuple[str, str]]:
    """All (L, R) that satisfy S-060.1 to 3."""
    found = []
    for bought in parts(cost):
        if not served(own, without(cost, bought)):
            continue
        if any(served(own, without(cost, without(bought, letter))) for letter in set(bought)):
            continue
        for from_left in parts(bought):
            if served(left, from_left) and served(right, without(bought, from_left)):
                found.append((from_left, without(bought, from_left)))
    return found


def price(goods: str, cheap_raw: bool, cheap_made: bool) -> int:
    return sum(1 if (cheap_raw if good in RAW else cheap_made) else 2 for good in goods)


def made_by(items: list[int], for_sale: bool) -> Units:
    units: list[str] = []
    for item in items:
        for effect in CATALOGUE.cards[item].effects:
            if isinstance(effect, Makes):
                units += [unit.replace("/", "") for unit in effect.units]
            if isinstance(effect, Keeps) and not for_sale:
                units.append(effect.unit.replace("/", ""))
    return tuple(sorted(units))


def position(boards: list[int], cities: list[list[int]], coins: int, dearer: bool) -> State:
    game = Wonders(3, dearer_payments=dearer)
    state = game.new()
    setters.put_table(state, 3, 3, game.options.rulings)
    for city in range(3):
        setters.put_board(state, city, boards[city])
        for card in cities[city]:
            setters.put_card(state, city, card)
    setters.put_coins(state, 0, coins)
    return state


cards = st.lists(st.sampled_from(PRODUCERS), unique=True, max_size=5)


@settings(max_examples=amount(400))
@given(
    boards=st.permutations(range(7)),
    own=cards,
    left=cards,
    right=cards,
    posts=st.lists(st.sampled_from(DISCOUNTS), unique=True),
    coins=st.integers(0, 15),
    item=st.integers(0, CATALOGUE.size - 1),
    dearer=st.booleans(),
)
def test_s_060_payments_are_all_there_and_no_others(
    boards: list[int],
    own: list[int],
    left: list[int],
    right: list[int],
    posts: list[int],
    coins: int,
    item: int,
    dearer: bool,
) -> None:
    state = position([2 * board for board in boards[:3]], [own + posts, left, right], coins, dearer)
    found = prices.listed(state, 0, item, coins, 0)
    if prices.chained(state, 0, item):
        assert found == [(0, 0)]
        return
    goods = [CATALOGUE.boards[2 * board].good for board in boards[:3]]
    units = [(*made_by(cards, place > 0), goods[place]) for place, cards in enumerate((own, left, right))]
    east, west, market = (post in posts for post in DISCOUNTS)
    pairs = {
        (price(from_left, west, market), price(from_right, east, market))
        for from_left, from_right in purchases(CATALOGUE.cards[item].cost.goods, *units)
    }
    purse = coins - CATALOGUE.price[item]
    pairs = {pair for pair in pairs if sum(pair) <= purse}
    if not dearer:
        pairs = {
            pair
            for pair in pairs
            if not any(other != pair and other[0] <= pair[0] and other[1] <= pair[1] for other in pairs)
        }
    assert len(found) == len(set(found))
    assert set(found) == pairs
    assert [sum(pair) for pair in found] == sorted(sum(pair) for pair in found)
