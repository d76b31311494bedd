"""Chains (section 6)."""

import pytest

from septem.core.quote import Route
from tests.duel.components import CHAINS, ITEMS
from tests.duel.helpers import City, Positions

LINKS = sorted(CHAINS.items())


def test_d_055_there_are_seventeen_links() -> None:
    assert len(CHAINS) == len(set(CHAINS.values())) == 17
    assert all(ITEMS[card]["deck"] in ("age2", "age3") for card in CHAINS.values())


@pytest.mark.parametrize(("giver", "card"), LINKS)
def test_d_055_the_giving_building_makes_the_linked_one_free(position: Positions, giver: str, card: str) -> None:
    scene = position(City(giver), cards=card)
    quote = scene.quote(card)
    assert (quote.coins, quote.route, quote.legal) == (0, Route.CHAIN, True)
    scene.play(f"build {card}")
    assert scene.city(1) == {giver, card}


@pytest.mark.parametrize(("giver", "card"), LINKS)
def test_d_055_no_other_building_does(position: Positions, giver: str, card: str) -> None:
    others = " ".join(other for other in CHAINS if other not in (giver, card))
    assert position(City(others)).quote(card).route is Route.PAID
    assert position(City(others)).cost(card) > 0


@pytest.mark.parametrize(("giver", "card"), LINKS)
def test_d_056_the_giving_building_must_stand_in_ones_own_city(position: Positions, giver: str, card: str) -> None:
    for scene in (
        position(p2=City(giver)),
        position(City(won=f"sphinx:{giver}")),
        position(discard=giver),
    ):
        assert scene.quote(card).route is Route.PAID
        assert scene.cost(card) > 0


def test_d_057_a_chain_saves_the_coins_too(position: Positions) -> None:
    scene = position(City("garrison"), cards="barracks")
    facts = scene.play("build barracks")
    assert scene.coins == (0, 0)
    assert facts[:2] == ["card_taken P1 barracks 0", "card_built P1 barracks"]


@pytest.mark.parametrize(("giver", "card"), LINKS)
def test_d_057_help_with_goods_takes_nothing_off_a_chain(position: Positions, giver: str, card: str) -> None:
    city = City(f"{giver} forum caravansery", won="piraeus great_lighthouse", tok="masonry")
    scene = position(city, City(tok="economy"), cards=card)
    facts = scene.play(f"build {card}")
    received = sum(int(fact.split()[-1]) for fact in facts if fact.startswith("coins_received P1"))
    assert scene.coins == (received, 0)
    assert not any(fact.startswith(("coins_paid", "good_bought", "toll_received")) for fact in facts)


def test_d_058_a_chain_is_used_where_production_would_do(position: Positions) -> None:
    scene = position(City("theater brickyard", tok="urbanism"), cards="statue")
    assert scene.quote("statue").route is Route.CHAIN
    scene.play("build statue")
    assert scene.coins == (4, 0)
    scene = position(City("brickyard", tok="urbanism"), cards="statue")
    scene.play("build statue")
    assert scene.coins == (0, 0)


@pytest.mark.parametrize(
    ("first", "second", "third"), [("theater", "statue", "gardens"), ("altar", "temple", "pantheon")]
)
def test_d_059_a_building_come_by_chain_gives_its_own_symbol(
    position: Positions, first: str, second: str, third: str
) -> None:
    scene = position(City(first), cards=second)
    assert scene.quote(third).route is Route.PAID
    scene.play(f"build {second}")
    assert scene.quote(third).route is Route.CHAIN
