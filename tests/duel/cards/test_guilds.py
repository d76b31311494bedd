"""Guilds: coins when built, points at the end."""

import pytest

from tests.duel.components import of_type
from tests.duel.helpers import City, Positions

FEW = City("clay_pool press theater scriptorium tavern guard_tower", won="sphinx", coins=40)
MANY = City(
    "quarry sawmill glassworks altar baths statue pharmacist workshop brewery forum port walls barracks",
    won="pyramids piraeus mausoleum",
    coins=11,
)
# The larger city has 3 brown and gray, 3 blue, 2 green, 3 yellow, 2 red buildings and 3 wonders.
COINS = {
    "merchants_guild": 3,
    "shipowners_guild": 3,
    "builders_guild": 0,
    "magistrates_guild": 3,
    "scientists_guild": 2,
    "moneylenders_guild": 0,
    "tacticians_guild": 2,
}


def test_all_are_here() -> None:
    assert sorted(COINS) == sorted(of_type("purple"))


@pytest.mark.parametrize("guild", COINS)
@pytest.mark.parametrize("larger", ["opponent", "own"])
def test_guild(position: Positions, guild: str, larger: str) -> None:
    own, other = (FEW, MANY) if larger == "opponent" else (City(MANY.buildings, MANY.won, coins=40), FEW)
    scene = position(own, other, cards=guild, age=3)
    cost = scene.cost(guild)
    scene.play(f"build {guild}")
    assert scene.coins == (40 - cost + COINS[guild], other.coins)
    richest = max(scene.coins) // 3
    points = {"builders_guild": 6, "moneylenders_guild": richest}.get(guild, COINS[guild])
    assert scene.score(1)["guilds"] == points
    assert "guilds" not in scene.score(2)
