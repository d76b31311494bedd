"""Yellow buildings and guilds (section 13)."""

import pytest

from tests.duel.components import WONDERS, of_type
from tests.duel.helpers import City, Positions

COUNTED = {
    "chamber_of_commerce": (3, of_type("gray")),
    "port": (2, of_type("brown")),
    "armory": (1, of_type("red")),
    "lighthouse": (1, [card for card in of_type("yellow") if card not in ("lighthouse", "tavern")]),
}
GUILDS = {
    "merchants_guild": of_type("yellow"),
    "magistrates_guild": of_type("blue"),
    "tacticians_guild": of_type("red"),
    "scientists_guild": [cards for cards in of_type("green") if cards not in ("university", "observatory")],
    "shipowners_guild": of_type("brown") + of_type("gray"),
}


@pytest.mark.parametrize("card", COUNTED)
@pytest.mark.parametrize("own", [0, 1, 3])
def test_d_120_coins_for_each_building_of_a_colour_in_ones_own_city(position: Positions, card: str, own: int) -> None:
    coins, colour = COUNTED[card]
    scene = position(City(" ".join(colour[:own]), coins=30), City(" ".join(colour[own:])), cards=card)
    cost = scene.cost(card)
    scene.play(f"build {card}")
    counted = min(own, len(colour)) + (card == "lighthouse")
    assert scene.coins[0] == 30 - cost + coins * counted
    assert scene.score(1)["yellow"] == 3


@pytest.mark.parametrize("built", range(4))
def test_d_120_the_arena_counts_ones_own_built_wonders(position: Positions, built: int) -> None:
    own = ["pyramids", "colossus", "sphinx"][:built]
    p2 = City(won="piraeus mausoleum great_library")
    scene = position(City("brewery", won=" ".join(own), unbuilt="appian_way"), p2, cards="arena")
    scene.play("build arena")
    assert scene.coins[0] == 2 * built
    assert scene.score(1)["yellow"] == 3


@pytest.mark.parametrize(("card", "coins"), [("tavern", 4), ("brewery", 6)])
def test_d_121_coins_at_once(position: Positions, card: str, coins: int) -> None:
    scene = position(cards=card)
    assert f"coins_received P1 {card} {coins}" in scene.play(f"build {card}")
    assert scene.coins == (coins, 0)


def test_d_122_coins_once_taken_are_kept(position: Positions) -> None:
    scene = position(
        City("press glassworks drying_room", coins=30),
        City(unbuilt="circus_maximus", coins=30),
        cards="chamber_of_commerce arsenal palace",
    )
    scene.play("build chamber_of_commerce")
    assert scene.coins[0] == 39
    scene.play("raise circus_maximus with arsenal", "destroy glassworks")
    assert scene.coins[0] == 39
    scene = position(City("port", coins=5), cards="clay_pool")
    scene.play("build clay_pool")
    assert scene.coins[0] == 5  # a later one brings nothing more


@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize(("own", "theirs"), [(0, 0), (1, 3), (3, 1), (2, 2)])
def test_d_125_guild_coins_count_the_city_with_more(position: Positions, guild: str, own: int, theirs: int) -> None:
    colour = GUILDS[guild]
    p1, p2 = " ".join(colour[:own]), " ".join(colour[own : own + theirs])
    scene = position(City(p1, coins=40), City(p2, coins=3), cards=guild, age=3)
    cost = scene.cost(guild)
    scene.play(f"build {guild}")
    assert scene.coins == (40 - cost + max(own, theirs), 3)


@pytest.mark.parametrize("guild", GUILDS)
def test_d_126_guild_points_count_again_at_the_end(position: Positions, guild: str) -> None:
    colour = GUILDS[guild]
    for own, theirs in ((1, 3), (3, 1), (2, 4)):
        p1, p2 = [guild, *colour[:own]], colour[own : own + theirs]
        scene = position(City(" ".join(p1)), City(" ".join(p2)))
        assert scene.score(1)["guilds"] == max(own, theirs)
        assert "guilds" not in scene.score(2)


def test_d_126_the_larger_city_may_be_another_by_then(position: Positions) -> None:
    scene = position(City("theater altar", coins=30), City("baths"), cards="magistrates_guild palace", age=3)
    cost = scene.cost("magistrates_guild")
    scene.play("build magistrates_guild")
    assert scene.coins[0] == 30 - cost + 2
    scene = position(City("theater altar magistrates_guild"), City("baths statue temple"))
    assert scene.score(1)["guilds"] == 3


def test_d_127_shipowners_do_not_mix_cities(position: Positions) -> None:
    p1, p2 = "clay_pool quarry lumber_yard glassworks", "clay_pit press glass_blower"
    scene = position(City(f"{p1} shipowners_guild"), City(p2))
    assert scene.score(1)["guilds"] == 4  # not three brown of one and two gray of the other


@pytest.mark.parametrize(("own", "theirs"), [(0, 0), (1, 3), (4, 2), (3, 3)])
def test_d_128_builders(position: Positions, own: int, theirs: int) -> None:
    p1, p2 = " ".join(WONDERS[:own]), " ".join(WONDERS[own : own + theirs])
    scene = position(City(won=p1, coins=20), City(won=p2), cards="builders_guild", age=3)
    cost = scene.cost("builders_guild")
    scene.play("build builders_guild")
    assert scene.coins[0] == 20 - cost
    assert scene.score(1).get("guilds", 0) == 2 * max(own, theirs)


@pytest.mark.parametrize(("own", "theirs", "points"), [(0, 0, 0), (7, 11, 3), (11, 7, 3), (2, 2, 0), (5, 6, 2)])
def test_d_129_moneylenders(position: Positions, own: int, theirs: int, points: int) -> None:
    scene = position(City("moneylenders_guild", coins=own), City(coins=theirs))
    assert scene.score(1).get("guilds", 0) == points
    assert (scene.score(1).get("treasury", 0), scene.score(2).get("treasury", 0)) == (own // 3, theirs // 3)
    scene = position(City("sawmill shelf_quarry", coins=4), City(coins=30), cards="moneylenders_guild", age=3)
    scene.play("build moneylenders_guild")
    assert scene.coins[0] == 4


def test_d_130_equal_counts_and_no_purple(position: Positions) -> None:
    for guild, colour in GUILDS.items():
        city = City(f"{guild} {' '.join(colour[:2])}")
        others = [name for name in (*GUILDS, "builders_guild", "moneylenders_guild") if name != guild]
        scene = position(city, City(" ".join([*colour[2:4], *others])))
        assert scene.score(1)["guilds"] == 2
