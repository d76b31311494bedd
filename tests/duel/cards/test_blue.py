"""Civilian buildings."""

import pytest

from tests.duel.components import ITEMS, amount, of_type
from tests.duel.helpers import City, Positions

POINTS = {
    "theater": 3,
    "altar": 3,
    "baths": 3,
    "tribunal": 5,
    "statue": 4,
    "temple": 4,
    "aqueduct": 5,
    "rostrum": 4,
    "palace": 7,
    "town_hall": 7,
    "obelisk": 5,
    "gardens": 6,
    "pantheon": 6,
    "senate": 5,
}


def test_all_are_here() -> None:
    assert {card: amount(card, "points") for card in of_type("blue")} == POINTS


@pytest.mark.parametrize("card", POINTS)
def test_points(position: Positions, card: str) -> None:
    price = 2 * sum(ITEMS[card]["cost"].values())
    scene = position(City(coins=price), cards=card)
    scene.play(f"build {card}")
    assert scene.score(1) == {"blue": POINTS[card]}
    assert (scene.coins, scene.pawn, scene.score(2)) == ((0, 0), 0, {})
    assert scene.asked == ("turn", 2)
