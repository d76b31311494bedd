"""The military track (section 10)."""

import pytest

from tests.duel.components import amount, of_type
from tests.duel.helpers import ALL_LOOT, City, Positions

PRETORIUM = City(coins=8)  # three shields for eight coins


@pytest.mark.parametrize("card", of_type("red"))
@pytest.mark.parametrize("pawn", [-6, -1, 0, 5])
def test_d_090_each_shield_is_a_space_towards_the_other_capital(position: Positions, card: str, pawn: int) -> None:
    scene = position(City(coins=30), pawn=pawn, cards=card)
    shields = amount(card, "shields")
    assert f"pawn_moved P1 {pawn + shields} {shields}" in scene.play(f"build {card}")
    assert scene.pawn == pawn + shields


def test_d_090_back_and_forth(position: Positions) -> None:
    scene = position(City(coins=30), City(coins=30), cards="walls barracks")
    scene.play("build walls", "build barracks")
    assert scene.pawn == 1


@pytest.mark.parametrize(
    ("pawn", "after", "lost", "left"),
    [
        (-1, 2, 0, {"loot_p2_2", "loot_p2_5"}),
        (0, 3, 2, {"loot_p2_5"}),
        (4, 7, 5, {"loot_p2_2"}),  # a zone the pawn stands in is not entered
        (2, 5, 2, {"loot_p2_5"}),
        (5, 8, 5, {"loot_p2_2"}),
        (6, 9, 0, {"loot_p2_2", "loot_p2_5"}),
    ],
)
def test_d_091_entering_a_zone_spends_its_token(
    position: Positions, pawn: int, after: int, lost: int, left: set[str]
) -> None:
    scene = position(PRETORIUM, City(coins=20), pawn=pawn, loot=ALL_LOOT, cards="pretorium")
    facts = scene.play("build pretorium")
    assert (scene.pawn, scene.coins) == (after, (0, 20 - lost))
    assert scene.loot == left | {"loot_p1_2", "loot_p1_5"}
    if pawn == 0:
        assert facts[3:6] == ["pawn_moved P1 3 3", "loot_spent P2 loot_p2_2", "coins_lost P2 loot 2"]


@pytest.mark.parametrize("coins", range(4))
def test_d_092_nothing_is_owed(position: Positions, coins: int) -> None:
    scene = position(PRETORIUM, City(coins=coins), loot="loot_p2_2", cards="pretorium")
    scene.play("build pretorium")
    assert scene.coins[1] == max(coins - 2, 0)
    scene = position(PRETORIUM, City(coins=coins), pawn=5, loot="loot_p2_5", cards="pretorium")
    scene.play("build pretorium")
    assert scene.coins[1] == 0
    assert scene.loot == set()


def test_d_093_two_tokens_in_one_move_the_nearer_first(position: Positions) -> None:
    city = City(coins=8, tok="strategy")
    scene = position(city, City(coins=4), pawn=2, loot=ALL_LOOT, cards="pretorium")
    facts = scene.play("build pretorium")
    assert facts[3:8] == [
        "pawn_moved P1 6 4",
        "loot_spent P2 loot_p2_2",
        "coins_lost P2 loot 2",
        "loot_spent P2 loot_p2_5",
        "coins_lost P2 loot 2",
    ]
    assert scene.coins[1] == 0


def test_d_094_a_zone_is_plundered_once(position: Positions) -> None:
    scene = position(PRETORIUM, City(coins=9), pawn=0, loot="loot_p1_2 loot_p1_5 loot_p2_5", cards="pretorium")
    scene.play("build pretorium")
    assert (scene.pawn, scene.coins[1]) == (3, 9)


@pytest.mark.parametrize("pawn", [-7, -4, -1])
def test_d_094_moving_back_over_the_centre_costs_oneself_nothing(position: Positions, pawn: int) -> None:
    scene = position(City(coins=8), City(coins=9), pawn=pawn, loot="loot_p2_2 loot_p2_5", cards="pretorium")
    scene.play("build pretorium")
    assert (scene.pawn, scene.coins) == (pawn + 3, (0, 9))
    assert scene.loot == {"loot_p2_2", "loot_p2_5"}


@pytest.mark.parametrize("pawn", [6, 7, 8])
def test_d_095_the_pawn_stops_on_the_capital(position: Positions, pawn: int) -> None:
    scene = position(PRETORIUM, City(coins=9), pawn=pawn, cards="pretorium")
    assert f"pawn_moved P1 9 {9 - pawn}" in scene.play("build pretorium")
    assert scene.pawn == 9


@pytest.mark.parametrize(("spaces", "points"), [(1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)])
def test_d_096_points_for_the_one_who_pushed(position: Positions, spaces: int, points: int) -> None:
    for pawn, scorer in ((spaces, 1), (-spaces, 2)):
        scene = position(pawn=pawn)
        assert scene.score(scorer) == {"military": points}
        assert scene.score(3 - scorer) == {}
    assert position().score(1) == position().score(2) == {}


def test_d_096_a_capital_wins_and_scores_nothing(position: Positions) -> None:
    scene = position(City(coins=8), pawn=6, cards="pretorium")
    scene.play("build pretorium")
    assert (scene.pawn, scene.result) == (9, (1, "military"))
    assert scene.score(1) == scene.score(2) == {}


def test_d_097_only_the_pawn_keeps_what_shields_did(position: Positions) -> None:
    reds = " ".join(card for card in of_type("red") if card != "pretorium")
    for city in (City(coins=8), City(reds, coins=8), City(tok="strategy", coins=8)):
        scene = position(city, pawn=1, cards="pretorium")
        scene.play("build pretorium")
        assert scene.pawn == (5 if city.tok else 4)
