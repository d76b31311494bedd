"""Military buildings."""

import pytest

from tests.duel.components import amount, of_type
from tests.duel.helpers import City, Positions

SHIELDS = {
    "guard_tower": 1,
    "stable": 1,
    "garrison": 1,
    "palisade": 1,
    "walls": 2,
    "horse_breeders": 1,
    "barracks": 1,
    "archery_range": 2,
    "parade_ground": 2,
    "arsenal": 3,
    "pretorium": 3,
    "fortifications": 2,
    "siege_workshop": 2,
    "circus": 2,
}


def test_all_are_here() -> None:
    assert {card: amount(card, "shields") for card in of_type("red")} == SHIELDS


@pytest.mark.parametrize("card", SHIELDS)
def test_shields(position: Positions, card: str) -> None:
    for token, extra in (("", 0), ("strategy", 1)):
        scene = position(City(coins=30, tok=token), City(coins=9), loot="loot_p2_2", cards=card)
        scene.play(f"build {card}")
        pawn = SHIELDS[card] + extra
        assert scene.pawn == pawn
        assert scene.coins[1] == (7 if pawn >= 3 else 9)
        assert set(scene.score(1)) <= {"military", "treasury"}
