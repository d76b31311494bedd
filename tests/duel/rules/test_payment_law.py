"""Payment against a brute force that follows the rule word by word (D-050), with every line of the receipt."""

from collections import Counter
from itertools import product
from math import prod
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from septem.core.quote import Quote, Reason, Route, Source
from septem.duel.constants import GOODS
from septem.duel.data.catalogue import CATALOGUE
from tests.duel.components import COMPONENTS, ITEMS
from tests.duel.helpers import City, Positions, Scene

WITH_A_COST = [item["id"] for family in ("buildings", "wonders") for item in COMPONENTS[family]]
CHOICE_WONDERS = ["great_lighthouse", "piraeus"]
HELPFUL_TOKENS = ["architecture", "masonry", "economy"]
HELPFUL = [
    card["id"]
    for card in COMPONENTS["buildings"]
    if card["type"] in ("brown", "gray") or card["effects"][0]["kind"] in ("trade_price", "produce_choice")
]
GIVERS = sorted(COMPONENTS["chains"])


def some(items: list[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(items), unique=True)


@st.composite
def two_cities(draw: st.DrawFn) -> tuple[City, City]:
    """Buildings, wonders and tokens that bear on prices, each in one city at most."""
    cards = draw(st.permutations(HELPFUL))
    first, second = draw(st.integers(0, 14)), draw(st.integers(0, 14))
    wonders, tokens = draw(some(CHOICE_WONDERS)), draw(some(HELPFUL_TOKENS))
    payer = City(
        " ".join(cards[:first] + draw(st.lists(st.sampled_from(GIVERS), max_size=2, unique=True))),
        " ".join(wonders),
        " ".join(tokens),
        draw(st.integers(0, 12)),
    )
    owner = City(
        " ".join(cards[first : first + second]),
        " ".join(set(CHOICE_WONDERS) - set(wonders)),
        "" if "economy" in tokens else draw(st.sampled_from(["", "economy"])),
    )
    return payer, owner


def effects(city: City, kind: str) -> list[dict[str, Any]]:
    items = f"{city.buildings} {city.won}".split()
    return [effect for item in items for effect in ITEMS[item]["effects"] if effect["kind"] == kind]


def production(city: City) -> Counter[str]:
    made: Counter[str] = Counter()
    for effect in effects(city, "produce"):
        made[effect["resource"]] += effect["amount"]
    return made


def prices(payer: City, owner: City) -> dict[str, int]:
    fixed = {good for effect in effects(payer, "trade_price") for good in effect["resources"]}
    made = production(owner)
    return {good: 1 if good in fixed else 2 + made[good] for good in GOODS}


def needs(payer: City, item: str) -> Counter[str]:
    """Units that the city's brown and gray buildings do not make."""
    cost = Counter({good: units for good, units in ITEMS[item]["cost"].items() if good != "coins"})
    return cost - production(payer)


def discount(payer: City, item: str) -> int:
    token = {"wonder": "architecture", "blue": "masonry"}.get(ITEMS[item]["type"], "none")
    return 2 if token in payer.tok.split() else 0


def cheapest_trade(payer: City, owner: City, item: str) -> int:
    """Every assignment of every producer of choice; of what remains the dearest units are waived."""
    price = prices(payer, owner)
    sums = []
    for assignment in product(*(effect["resources"] for effect in effects(payer, "produce_choice"))):
        units = sorted(price[good] for good in (needs(payer, item) - Counter(assignment)).elements())
        sums.append(sum(units[: max(len(units) - discount(payer, item), 0)]))
    return min(sums)


def chained(payer: City, item: str) -> bool:
    return ITEMS[item].get("chain") in payer.buildings.split()


def priced(payer: City, owner: City, item: str) -> tuple[Scene, Quote]:
    scene = Positions()(payer, owner)
    return scene, scene.quote(item)


@given(two_cities(), st.sampled_from(WITH_A_COST))
def test_d_050_the_price_is_the_smallest_of_all_assignments(cities: tuple[City, City], item: str) -> None:
    payer, owner = cities
    _, quote = priced(payer, owner, item)
    trade = 0 if chained(payer, item) else cheapest_trade(payer, owner, item)
    coins = 0 if chained(payer, item) else ITEMS[item]["cost"].get("coins", 0)
    assert (quote.coins, quote.trade) == (coins + trade, trade)
    assert quote.route is (Route.CHAIN if chained(payer, item) else Route.PAID)


@given(two_cities(), st.sampled_from(WITH_A_COST))
def test_d_048_what_is_short_is_what_the_purse_lacks(cities: tuple[City, City], item: str) -> None:
    payer, owner = cities
    _, quote = priced(payer, owner, item)
    assert quote.short == max(quote.coins - payer.coins, 0)
    assert quote.reason is (Reason.MISSING_COINS if quote.short else Reason.OK)


@given(two_cities(), st.sampled_from(WITH_A_COST))
def test_d_153_the_payee_is_the_owner_of_economy(cities: tuple[City, City], item: str) -> None:
    payer, owner = cities
    _, quote = priced(payer, owner, item)
    assert quote.payee == (1 if quote.trade and "economy" in owner.tok else -1)


@given(two_cities(), st.sampled_from(WITH_A_COST))
def test_d_040_a_receipt_adds_up_to_the_cost_and_to_the_coins(cities: tuple[City, City], item: str) -> None:
    payer, owner = cities
    _, quote = priced(payer, owner, item)
    assert sum(line.coins for line in quote.receipt) == quote.coins
    if chained(payer, item):
        assert [(line.source, CATALOGUE.id(line.item)) for line in quote.receipt] == [
            (Source.CHAINED, ITEMS[item]["chain"])
        ]
        return
    units: Counter[str] = Counter()
    for line in quote.receipt:
        assert (line.source is Source.COINS) == (line.good == -1)
        units["coins" if line.good == -1 else GOODS[line.good]] += line.units
    assert units == Counter(ITEMS[item]["cost"])
    bought = sum(line.coins for line in quote.receipt if line.source is Source.BOUGHT)
    assert bought == quote.trade
    lacking = needs(payer, item)
    assert quote.missing == tuple((good, lacking[name]) for good, name in enumerate(GOODS) if lacking[name])


@given(two_cities(), st.sampled_from(WITH_A_COST))
def test_d_042_every_line_is_backed_by_what_it_names(cities: tuple[City, City], item: str) -> None:
    payer, owner = cities
    _, quote = priced(payer, owner, item)
    chosen: Counter[str] = Counter()
    waived = 0
    for line in quote.receipt:
        name = CATALOGUE.id(line.item) if line.item >= 0 else ""
        if line.source is Source.PRODUCED:
            makes = {"kind": "produce", "resource": GOODS[line.good], "amount": line.units}
            assert any({**makes, "amount": effect.get("amount")} == effect for effect in ITEMS[name]["effects"])
            assert line.units <= ITEMS[name]["effects"][0]["amount"]
        elif line.source is Source.CHOSEN:
            options = [e["resources"] for e in ITEMS[name]["effects"] if e["kind"] == "produce_choice"]
            assert GOODS[line.good] in options[0]
            chosen[name] += line.units
        elif line.source is Source.WAIVED:
            assert ITEMS[name]["effects"][0]["target"] == ITEMS[item]["type"]
            waived += line.units
        elif line.source is Source.BOUGHT:
            assert line.price == prices(payer, owner)[GOODS[line.good]]
        assert not name or name in f"{payer.buildings} {payer.won} {payer.tok}".split()
    assert not chosen or max(chosen.values()) == 1  # one unit a construction
    assert waived <= discount(payer, item)


@given(two_cities(), st.sampled_from(COMPONENTS["buildings"]))
def test_what_is_quoted_is_listed_and_charged(cities: tuple[City, City], card: dict[str, Any]) -> None:
    payer, owner = cities
    name = card["id"]
    if name in f"{payer.buildings} {owner.buildings}".split():
        return
    scene = Positions()(payer, owner, cards=name)
    quote = scene.quote(name)
    assert (f"build {name}" in scene.moves) == quote.legal
    if not quote.legal:
        return
    facts = scene.play(f"build {name}")
    paid = [fact for fact in facts if fact.startswith("coins_paid")]
    assert paid == ([f"coins_paid P1 {name} {quote.coins}"] if quote.coins else [])
    lines = [line for line in quote.receipt if line.source is Source.BOUGHT]
    bought = [f"good_bought P1 {GOODS[line.good]} {line.units}x{line.price}" for line in lines]
    assert [fact for fact in facts if fact.startswith("good_bought")] == bought
    tolls = [f"toll_received P2 {name} {quote.trade}"] if quote.payee >= 0 else []
    assert [fact for fact in facts if fact.startswith("toll_received")] == tolls


def test_d_050_there_are_at_most_36_assignments() -> None:
    city = City("forum caravansery", won="great_lighthouse piraeus")
    everything = effects(City(" ".join(card["id"] for card in COMPONENTS["buildings"]), won=city.won), "produce_choice")
    assert everything == effects(city, "produce_choice")
    assert prod(len(effect["resources"]) for effect in everything) == 36
