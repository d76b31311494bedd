"""Free construction by Olympia: EX-37 to EX-54, and the statements on it."""

from __future__ import annotations

import pytest

from septem.core.quote import Route
from septem.wonders.constants import CHAINED, FREE
from tests.wonders.helpers import City, Scene, number
from tests.wonders.second.helpers import second

LATER = "walls school caravansery temple stables library"
OTHERS = City("ephesus", hand="loom press"), City("alexandria", hand="loom press")


def day(built: str = "", hand: str = "loom press", stages: int = 2) -> City:
    return City("olympia", coins=0, built=built, hand=hand, stages=stages)


def night(stages: int, hand: str = "loom press", built: str = "", coins: int = 0) -> City:
    return City("olympia", "B", coins=coins, built=built, hand=hand, stages=stages)


def table_of(me: City, age: int = 2, turn: int = 2) -> Scene:
    return second(me, *OTHERS, age=age, turn=turn)


def free(table: Scene, card: str) -> bool:
    return table.builds(0, card) == [""]


def test_ex_37_the_first_card_of_each_colour_is_free() -> None:
    """E-051, E-052, E-055; ER-05: free, and nothing else is offered."""
    table = table_of(day("clay_pool loom altar", "walls school caravansery temple"))
    assert [free(table, card) for card in ("walls", "school", "caravansery", "temple")] == [True, True, True, False]
    assert table.builds(0, "temple") == []
    rich = second(City("olympia", coins=9, hand="walls loom", stages=2), City("giza"), OTHERS[1])
    assert rich.builds(0, "walls") == [""]
    assert rich.quote(0, "build walls pay left 6").reason.name != "OK"


def test_ex_37_the_quote_says_free() -> None:
    """E-052."""
    quote = table_of(day("clay_pool", "walls loom")).quote(0, "build walls")
    assert quote.route is Route.FREE
    assert quote.coins == 0


def test_ex_38_a_second_card_of_the_colour_is_not() -> None:
    """E-056."""
    table = table_of(day("clay_pool loom altar", "walls stables")).play("build walls")
    assert table.heard("card_built")[0] == (0, number("walls"), FREE)
    assert table_of(day("clay_pool loom altar walls", "stables loom")).builds(0, "stables") == []


def test_ex_39_coins_are_waived() -> None:
    """E-051, E-055, ER-04."""
    table = table_of(day("", "foundry loom"))
    assert free(table, "foundry")
    assert table.play("build foundry").coins()[0] == 0


def test_ex_40_markers_are_not_in_the_city() -> None:
    """E-057."""
    me = City("olympia", coins=0, built="quarry lumber_yard", hand="stockade loom", stages=0)
    table = table_of(me, age=1).play("stage with stockade")
    assert table.state.counts[0][5] == 0
    assert free(table_of(day("quarry lumber_yard", "barracks loom"), age=1), "barracks")


def test_e_057_the_good_of_the_board_is_no_card() -> None:
    """And it does not matter how the earlier card was built."""
    assert free(table_of(day("", "brickyard loom")), "brickyard")
    revived = table_of(day("tavern", "caravansery loom"))
    assert revived.builds(0, "caravansery") == []


def test_ex_41_one_guild_is_free() -> None:
    """E-056: once in the whole game."""
    table = table_of(day("stone_pit", "builders_guild spies_guild"), age=3)
    assert free(table, "builders_guild")
    assert free(table, "spies_guild")
    later = table_of(day("stone_pit builders_guild", "spies_guild loom"), age=3)
    assert later.builds(0, "spies_guild") == []


def test_ex_42_the_right_lasts_into_later_ages() -> None:
    """E-055, E-053: from the turn after the stage on."""
    me = City("olympia", coins=0, built="sawmill", hand="altar loom", stages=1)
    table = table_of(me, age=1, turn=6)
    table.play("stage with altar")
    assert table.state.free_colours == 1
    assert free(table_of(day("sawmill", "library loom"), age=2, turn=1), "library")


def test_e_053_the_stage_does_not_serve_in_its_own_turn() -> None:
    """E-053, ER-11: as at the start of the turn; identical buildings are refused as always."""
    before = table_of(City("olympia", coins=0, built="sawmill", hand="walls altar", stages=1))
    assert before.builds(0, "walls") == []
    own = table_of(day("loom", "loom press"))
    assert own.builds(0, "loom") == []


def test_ex_43_stages_are_never_free() -> None:
    """E-050."""
    assert table_of(day("brickyard")).stages(0) == [""]
    assert table_of(day()).stages(0) == []


def test_ex_44_not_before_the_second_stage() -> None:
    """E-055."""
    assert table_of(day("", "aqueduct loom", stages=1)).builds(0, "aqueduct") == []


def test_ex_45_a_chain_comes_first() -> None:
    """E-054, ER-06."""
    table = table_of(day("apothecary", "stables loom"))
    assert free(table, "stables")
    assert table.quote(0, "build stables").route is Route.CHAIN
    table.play("build stables")
    assert table.heard("card_built")[0] == (0, number("stables"), CHAINED)


def test_ex_46_the_first_stage_by_night() -> None:
    me = night(0, coins=4)
    table = second(me, City("rhodes"), City("ephesus", built="ore_vein"))
    assert table.stages(0) == ["pay left 2 right 2"]
    assert second(night(1)).score(0, "wonder") == 2


def test_ex_47_the_first_card_of_an_age_is_free() -> None:
    """E-060, E-062."""
    assert free(table_of(night(1, "aqueduct walls"), age=2, turn=1), "aqueduct")
    assert free(table_of(night(1, "palace walls"), age=3, turn=1), "palace")
    assert table_of(night(1, "walls loom"), age=2, turn=2).builds(0, "walls") == []


@pytest.mark.parametrize("use", ["sell aqueduct", "stage with aqueduct"])
def test_ex_48_an_unused_right_is_lost(use: str) -> None:
    """E-061: it does not move to the second turn."""
    hand = "aqueduct walls loom press tavern altar baths"
    me = night(1, hand, built="brickyard")
    table = second(me, City("ephesus", hand=hand), City("alexandria", hand=hand), age=2, turn=1).play(use)
    assert table.state.turn == 1
    assert table.builds(0, "walls") == []
    assert free(table_of(night(1, "palace loom"), age=3, turn=1), "palace")


def test_ex_49_a_stage_built_with_the_first_card_serves_later() -> None:
    """E-062."""
    hand = "aqueduct walls loom press tavern altar baths"
    me = night(0, hand, built="foundry")
    table = second(me, City("ephesus", hand=hand), City("alexandria", hand=hand), age=2, turn=1)
    assert table.builds(0, "aqueduct") == []
    table.play("stage with aqueduct")
    assert table.builds(0, "walls") == []
    assert free(table_of(night(1, "palace loom"), age=3, turn=1), "palace")


def test_ex_50_the_last_card_chosen_is_free() -> None:
    """E-063, E-065: the seventh is discarded as always."""
    table = table_of(night(2, "baths barracks"), age=1, turn=6)
    assert free(table, "baths")
    table.play("build baths")
    assert table.coins()[0] == 0
    assert not table.has(0, "barracks")
    assert table.state.discarded == 5


def test_ex_50_the_stage_serves_in_its_own_age() -> None:
    """E-065: built in turn 5, it serves in turn 6."""
    hand = "baths barracks loom"
    me = night(1, hand, built="brickyard")
    table = second(me, City("ephesus", hand=hand), City("alexandria", hand=hand), age=1, turn=5)
    table.play("stage with loom")
    assert table.state.turn == 5
    assert free(table, "baths")


def test_ex_51_built_with_the_last_card_it_serves_in_later_ages() -> None:
    """E-065."""
    me = night(1, "baths barracks", built="brickyard")
    table = table_of(me, age=1, turn=6)
    assert table.builds(0, "baths") == []
    table.play("stage with baths")
    assert [free(table_of(night(2, "palace loom"), age=age, turn=6), "palace") for age in (2, 3)] == [True, True]


@pytest.mark.parametrize("turn", range(1, 7))
def test_ex_52_only_the_first_and_the_last(turn: int) -> None:
    """E-060, E-063, E-066."""
    table = table_of(night(2, "palace loom"), age=3, turn=turn)
    assert free(table, "palace") == (turn in (1, 6))


def test_ex_53_stages_cost_what_they_cost() -> None:
    """E-050."""
    assert table_of(night(2), age=3, turn=6).stages(0) == []
    assert table_of(night(2), age=3, turn=1).stages(0) == []


@pytest.mark.parametrize("use", ["sell baths", "stage with baths"])
def test_e_064_a_last_card_used_otherwise_is_lost(use: str) -> None:
    """E-064, ER-07."""
    me = night(2, "baths barracks", built="glassworks loom press")
    table = second(me, City("ephesus", hand="loom press"), City("rhodes", hand="loom press"), age=1, turn=6)
    table.play(use)
    assert not table.has(0, "baths")
    assert not table.has(0, "barracks")


def test_ex_54_points_of_olympia_by_night() -> None:
    assert second(night(3)).score(0, "wonder") == 10


def test_e_002_statements_that_changed() -> None:
    """E-002, E-003: no board gives a discount, copies a guild or has a right that is used up."""
    for city in ("olympia", "babylon", "ephesus", "alexandria", "halicarnassus", "giza", "rhodes"):
        for side, stages in (("A", 3), ("B", 2)):
            state = second(City(city, side, stages=stages)).state
            assert list(state.rates[0]) == [2, 2, 2, 2]
            assert (state.copying, state.claims) == (0, 0)
