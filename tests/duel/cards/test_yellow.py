"""Commercial buildings."""

import pytest

from septem.duel.constants import GOODS
from tests.duel.components import of_type
from tests.duel.helpers import City, Positions, Scene

ONE_UNIT = {"clay": "garrison", "wood": "stable", "stone": "baths", "glass": "apothecary", "papyrus": "workshop"}
P2 = City("brickyard sawmill shelf_quarry glassworks press")  # goods cost 4, 4, 4, 3, 3
PRICES = {"clay": 4, "wood": 4, "stone": 4, "glass": 3, "papyrus": 3}
FIXED = {"stone_reserve": {"stone"}, "clay_reserve": {"clay"}, "wood_reserve": {"wood"}}
FIXED["customs_house"] = {"glass", "papyrus"}
CHOICE = {"forum": {"glass", "papyrus"}, "caravansery": {"clay", "wood", "stone"}}
COINS = {"tavern": 4, "brewery": 6}
OWN = "glassworks press quarry clay_pool lumber_yard guard_tower stable wood_reserve"
COUNTS = {"chamber_of_commerce": 6, "port": 6, "armory": 2, "lighthouse": 2, "arena": 4}


def built(position: Positions, city: City, p2: City, card: str) -> tuple[Scene, int]:
    """The card is built; what its effect brought or took, the cost aside."""
    scene = position(city, p2, cards=card)
    cost = scene.cost(card)
    scene.play(f"build {card}")
    return scene, scene.coins[0] - city.coins + cost


def prices(scene: Scene, player: int) -> dict[str, int]:
    return {good: scene.cost(ONE_UNIT[good], player) for good in GOODS}


def test_all_are_here() -> None:
    assert sorted([*FIXED, *CHOICE, *COINS, *COUNTS]) == sorted(of_type("yellow"))


@pytest.mark.parametrize("card", FIXED)
def test_fixed_price(position: Positions, card: str) -> None:
    scene, gain = built(position, City(coins=20), P2, card)
    assert prices(scene, 1) == {**PRICES, **dict.fromkeys(FIXED[card], 1)}
    assert gain == 0
    assert set(scene.score(1)) == {"treasury"}


@pytest.mark.parametrize("card", CHOICE)
def test_one_good_of_choice(position: Positions, card: str) -> None:
    scene, gain = built(position, City(coins=20), P2, card)
    assert prices(scene, 1) == {**PRICES, **dict.fromkeys(CHOICE[card], 0)}
    assert scene.cost("palace", 2) == position(p2=P2).cost("palace", 2)  # raises no price
    assert gain == 0


@pytest.mark.parametrize("card", COINS)
def test_coins(position: Positions, card: str) -> None:
    scene, gain = built(position, City(), City(), card)
    assert gain == COINS[card]
    assert scene.score(1) == {"treasury": gain // 3}


@pytest.mark.parametrize("card", COUNTS)
def test_coins_for_what_the_city_has(position: Positions, card: str) -> None:
    """Two gray, three brown, two red, one yellow building and two wonders."""
    city = City(OWN, won="sphinx pyramids", coins=20)
    scene, gain = built(position, city, City("tavern brewery walls sawmill", won="piraeus"), card)
    assert gain == COUNTS[card]
    assert scene.score(1)["yellow"] == 3
