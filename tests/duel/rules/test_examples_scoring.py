"""Worked examples: coins and points of buildings, guilds and tokens, and who wins."""

import pytest

from tests.duel.helpers import City, Positions


def test_dx_66_shipowners_count_within_one_city(position: Positions) -> None:
    p1, p2 = "clay_pool quarry press", "clay_pit stone_pit logging_camp glassworks drying_room"
    scene = position(City(p1, coins=10), City(p2), cards="shipowners_guild", age=3)
    cost = scene.cost("shipowners_guild")
    scene.play("build shipowners_guild")
    assert scene.coins == (10 - cost + 5, 0)
    end = position(City(f"{p1} lumber_yard sawmill glass_blower shipowners_guild"), City(p2))
    assert end.score(1)["guilds"] == 6


def test_dx_67_moneylenders_score_the_richer_treasury(position: Positions) -> None:
    scene = position(City("sawmill shelf_quarry"), cards="moneylenders_guild", age=3)
    scene.play("build moneylenders_guild")
    assert scene.coins == (0, 0)
    end = position(City("moneylenders_guild", coins=7), City(coins=11))
    assert end.score(1) == {"guilds": 3, "treasury": 2}
    assert end.score(2) == {"treasury": 3}


def test_dx_68_builders_score_the_city_with_more_wonders(position: Positions) -> None:
    p1, p2 = City(won="sphinx piraeus", coins=20), City(won="colossus pyramids mausoleum great_library")
    scene = position(p1, p2, cards="builders_guild", age=3)
    cost = scene.cost("builders_guild")
    scene.play("build builders_guild")
    assert scene.coins == (20 - cost, 0)
    assert scene.score(1)["guilds"] == 8


def test_dx_69_mathematics_counts_itself(position: Positions) -> None:
    assert position(City(tok="mathematics law economy")).score(1) == {"progress": 9}


def test_dx_70_the_lighthouse_counts_itself(position: Positions) -> None:
    scene = position(City("tavern forum brickyard glassworks"), cards="lighthouse")
    scene.play("build lighthouse")
    assert scene.coins == (3, 0)


WON = "pyramids sphinx great_library great_lighthouse"
P2 = City(
    "town_hall pantheon senate theater academy study",
    won="statue_of_zeus appian_way circus_maximus hanging_gardens",
    tok="agriculture",
    coins=51,
)


@pytest.mark.parametrize(
    ("p1", "blue", "result"),
    [
        (City("palace obelisk gardens", WON, "philosophy", 36), 18, (2, "blue_points")),
        (City("palace obelisk gardens altar", WON, "philosophy", 27), 21, (None, "shared")),
        (City("palace obelisk gardens magistrates_guild", WON, "philosophy", 24), 18, (2, "blue_points")),
    ],
    ids=["fewer", "equal", "guild"],
)
def test_dx_71_a_tie_is_broken_by_blue_points(
    position: Positions, p1: City, blue: int, result: tuple[int | None, str]
) -> None:
    scene = position(p1, P2, structure={0: "arsenal"})
    assert (scene.score(1)["blue"], scene.score(2)["blue"]) == (blue, 21)
    scene.play("sell arsenal")
    assert (scene.total(1), scene.total(2)) == (60, 60)
    assert scene.result == result


@pytest.mark.parametrize(("pawn", "points"), [(5, (5, 0)), (0, (0, 0))])
def test_dx_72_military_points(position: Positions, pawn: int, points: tuple[int, int]) -> None:
    scene = position(pawn=pawn)
    assert (scene.score(1).get("military", 0), scene.score(2).get("military", 0)) == points
