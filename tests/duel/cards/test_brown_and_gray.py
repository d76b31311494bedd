"""Raw materials and manufactured goods."""

import pytest

from septem.duel.constants import GOODS
from tests.duel.components import ITEMS, of_type
from tests.duel.helpers import City, Positions

ONE_UNIT = {"clay": "garrison", "wood": "stable", "stone": "baths", "glass": "apothecary", "papyrus": "workshop"}


@pytest.mark.parametrize("card", of_type("brown") + of_type("gray"))
def test_production(position: Positions, card: str) -> None:
    """It makes its units for its own city, raises the price for the other, and is worth nothing else."""
    (effect,) = ITEMS[card]["effects"]
    scene = position(City(coins=9), cards=card)
    scene.play(f"build {card}")
    assert scene.coins == (9 - ITEMS[card]["cost"].get("coins", 0), 0)
    for good in GOODS:
        own = good == effect["resource"]
        assert scene.cost(ONE_UNIT[good], 1) == (0 if own else 2)
        assert scene.cost(ONE_UNIT[good], 2) == (2 + effect["amount"] if own else 2)
    assert (scene.pawn, scene.total(1)) == (0, scene.coins[0] // 3)


@pytest.mark.parametrize(
    ("card", "needy", "cost"),
    [
        ("sawmill", "arsenal", 6),
        ("brickyard", "arsenal", 6),
        ("shelf_quarry", "town_hall", 6),
        ("glass_blower", "academy", 6),
        ("drying_room", "school", 4),
    ],
)
def test_units_of_the_second_age(position: Positions, card: str, needy: str, cost: int) -> None:
    scene = position(City(coins=2), cards=card)
    before = scene.cost(needy)
    scene.play(f"build {card}")
    assert (before - scene.cost(needy), scene.cost(needy)) == (before - cost, cost)
