"""Points, SX-65 to SX-80."""

from __future__ import annotations

import pytest

from tests.wonders.helpers import City, Scene, scene

COMPASSES = ("apothecary", "dispensary", "lodge", "academy")
GEARS = ("workshop", "laboratory", "observatory", "study")
TABLETS = ("scriptorium", "library", "school", "university")


def science(symbols: tuple[int, int, int], free: int) -> int:
    """Free symbols come from Babylon A and from the guild."""
    cards = [*COMPASSES[: symbols[0]], *GEARS[: symbols[1]], *TABLETS[: symbols[2]]]
    cards += ["scientists_guild"] if free == 2 else []
    return scene(City("babylon", built=" ".join(cards), stages=2 if free else 1)).score(0, "science")


def test_sx_65_one_free_symbol_makes_a_set() -> None:
    """S-106."""
    assert science((2, 2, 1), 1) == 26


def test_sx_66_one_free_symbol_makes_a_square() -> None:
    assert science((4, 0, 0), 1) == 25


def test_sx_67_the_better_of_two() -> None:
    assert science((3, 1, 1), 1) == 25


def test_sx_68_two_free_symbols() -> None:
    assert science((3, 3, 2), 2) == 55


def test_sx_69_all_symbols() -> None:
    assert science((4, 4, 4), 0) == 76
    assert science((4, 4, 4), 2) == 96


def test_sx_70_free_symbols_alone() -> None:
    assert science((0, 0, 0), 1) == 1
    assert science((0, 0, 0), 2) == 4


@pytest.mark.parametrize("symbols", [(1, 1, 1), (2, 1, 0)])
def test_sx_71_two_free_symbols(symbols: tuple[int, int, int]) -> None:
    assert science(symbols, 2) == 18


def test_sx_72_strategists() -> None:
    """S-125."""
    table = scene(City(built="strategists_guild", defeats=1), City(wins=(0, 1, 0), defeats=2), City(defeats=1))
    assert table.score(0, "guilds") == 3


def test_sx_73_builders() -> None:
    """S-126."""
    table = scene(
        City("rhodes", side="B", built="builders_guild", stages=2),
        City("ephesus", stages=3),
        City("giza", "B", stages=4),
    )
    assert table.score(0, "guilds") == 9


def test_sx_74_shipowners_and_spies() -> None:
    mine = "shipowners_guild spies_guild lumber_yard clay_pool quarry loom press walls"
    table = scene(City(built=mine), City(built="walls stables"), City(built="barracks stockade"))
    assert table.score(0, "guilds") == 7 + 4


def copier(built: str, left: str, right: str, **rules: object) -> Scene:
    return scene(City("olympia", side="B", stages=3, built=built), City(built=left), City(built=right), **rules)  # type: ignore[arg-type]


def test_sx_75_the_copied_guild_is_the_best_one() -> None:
    left = "scientists_guild altar baths theater"
    table = copier("apothecary workshop", left, "magistrates_guild altar baths theater pawnshop")
    assert table.copied(0) == "scientists_guild"
    assert table.score(0, "science") == 10
    assert table.score(0, "guilds") == 0


def test_sx_76_a_copied_guild_looks_from_its_new_city() -> None:
    """S-108, S-118."""
    left = "spies_guild walls stables"
    table = copier("stockade barracks guard_tower walls circus", left, "walls stables stockade")
    assert table.score(0, "guilds") == 5


def test_sx_77_a_copied_guild_is_no_card_of_the_city() -> None:
    """S-119 and R-19, and the other ruling."""
    mine, left = "lumber_yard clay_pool loom spies_guild", "shipowners_guild"
    assert copier(mine, left, "").score(0, "guilds") == 4
    assert copier(mine, left, "", copied_guild_counts=True).score(0, "guilds") == 5


@pytest.mark.parametrize(("coins", "winners"), [((7, 5), (0,)), ((7, 7), (0, 1))])
def test_sx_78_coins_break_ties(coins: tuple[int, int], winners: tuple[int, ...]) -> None:
    """Seven and five coins are worth one point less apart; a blue point makes up for it."""
    last = "altar pawnshop"
    table = scene(
        City("giza", coins=coins[0] - 3, built="altar", hand=last),
        City("rhodes", coins=coins[1] - 3, built="altar" if coins[0] == coins[1] else "pawnshop", hand=last),
        City("babylon", coins=0, hand=last),
        age=3,
        turn=6,
    )
    table.play("sell altar", "sell altar", "sell altar")
    totals = [sum(table.game.score(table.state, seat).values()) for seat in range(2)]
    assert totals[0] == totals[1]
    assert table.game.winners(table.state) == winners


def test_sx_79_no_shields_no_tokens() -> None:
    table = scene(age=1, turn=6)
    table.play()
    assert [list(table.state.victories[city]) for city in range(3)] == [[0, 0, 0]] * 3
    assert [table.state.counts[city][8] for city in range(3)] == [0, 0, 0]


def test_sx_80_equal_shields() -> None:
    table = scene(
        City("rhodes", stages=2, built="stockade"),
        City("giza", built="walls barracks"),
        City("babylon", built="walls stockade"),
        turn=6,
    )
    table.play()
    assert [sum(table.state.victories[city]) for city in range(3)] == [0, 0, 0]
