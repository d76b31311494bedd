"""Chains, costs, Ludus, the Decorators Guild and whole scores: EX-08 to EX-36 and EX-54 to EX-61."""

from __future__ import annotations

import pytest

from septem.wonders.constants import CHOOSE_CARD, PLAY_LAST, REVIVE_CARD
from septem.wonders.refusal import Refusal
from tests.wonders.helpers import City, Scene
from tests.wonders.second.helpers import second


def free(table: Scene, card: str) -> bool:
    return table.builds(0, card) == [""]


def refused(table: Scene, card: str) -> bool:
    return table.builds(0, card) == []


def test_ex_08_altar_leads_to_pantheon() -> None:
    """E-023."""
    me = City("giza", coins=0, built="altar", hand="temple pantheon loom")
    table = second(me, age=3)
    assert refused(table, "temple")
    assert free(table, "pantheon")


def test_ex_09_theater_leads_to_gardens() -> None:
    """E-023."""
    table = second(City("giza", coins=0, built="theater", hand="statue gardens loom"), age=3)
    assert refused(table, "statue")
    assert free(table, "gardens")


def test_ex_10_well_leads_to_statue() -> None:
    """E-023."""
    assert free(second(City("giza", coins=0, built="well", hand="statue loom")), "statue")


def test_ex_11_statue_and_temple_lead_nowhere() -> None:
    """E-023."""
    table = second(City("giza", coins=0, built="statue temple", hand="gardens pantheon loom"), age=3)
    assert refused(table, "gardens")
    assert refused(table, "pantheon")


def test_ex_12_trading_post_forum_haven() -> None:
    """E-022: both Trading Posts show the symbol of the Forum."""
    assert free(second(City("giza", coins=0, built="west_trading_post", hand="forum loom")), "forum")
    assert free(second(City("giza", coins=0, built="east_trading_post", hand="forum loom")), "forum")
    assert free(second(City("giza", coins=0, built="west_trading_post forum", hand="haven loom"), age=3), "haven")


def test_ex_13_a_marker_makes_nothing_free() -> None:
    """S-071."""
    me = City("giza", coins=0, built="sawmill", hand="altar loom")
    table = second(me, City(hand="pantheon loom"), age=1).play("stage with altar")
    assert table.state.counts[0][7] == 1
    assert not table.has(0, "altar")
    assert refused(second(City("giza", coins=0, stages=1, hand="pantheon loom"), age=3), "pantheon")


def test_ex_15_fortifications_need_clay() -> None:
    """E-020."""
    me = City("rhodes", coins=0, built="foundry clay_pool", hand="fortifications loom")
    assert free(second(me, age=3), "fortifications")


def test_ex_16_fortifications_are_not_paid_with_stone() -> None:
    """E-020; legal in the first edition."""
    me = City("rhodes", coins=9, built="foundry stone_pit", hand="fortifications loom")
    table = second(me, City("ephesus"), City("alexandria"), age=3)
    assert refused(table, "fortifications")
    assert table.quote(0, "build fortifications").refusal is Refusal.NO_SELLER


def test_ex_17_olympia_makes_clay() -> None:
    """E-013, E-020."""
    me = City("olympia", coins=2, built="lumber_yard press", hand="castrum loom")
    table = second(me, City("ephesus", built="clay_pool"), City("alexandria"), age=3)
    assert table.builds(0, "castrum") == ["pay left 2"]


def test_ex_18_spies_guild_is_cheaper() -> None:
    """E-020."""
    assert free(second(City("alexandria", coins=0, built="brickyard", hand="spies_guild loom"), age=3), "spies_guild")


def test_ex_19_builders_guild_is_dearer() -> None:
    """E-020, S-053."""
    me = City("giza", coins=1, built="quarry brickyard marketplace", hand="builders_guild loom")
    table = second(me, City("ephesus"), City("alexandria"), age=3)
    assert table.builds(0, "builders_guild") == ["pay right 1"]


def test_ex_20_babylon_sells_wood() -> None:
    """E-013."""
    me = City("ephesus", coins=3, hand="stockade guard_tower")
    table = second(me, City("babylon"), City("giza"), age=1)
    assert table.builds(0, "stockade") == ["pay left 2"]
    assert refused(table, "guard_tower")


def test_ex_21_olympia_sells_clay() -> None:
    """E-013."""
    table = second(City("ephesus", coins=3, hand="guard_tower loom"), City("olympia"), City("giza"), age=1)
    assert table.builds(0, "guard_tower") == ["pay left 2"]


def test_ex_22_alexandria_day_needs_cloth_and_papyrus() -> None:
    me = City("alexandria", coins=2, built="press", stages=2)
    assert second(me, City("halicarnassus"), City("rhodes")).stages(0) == ["pay left 2"]
    me = City("alexandria", coins=2, built="press marketplace", stages=2)
    assert second(me, City("halicarnassus"), City("rhodes")).stages(0) == ["pay left 1"]


def test_ex_23_alexandria_night_pays_with_its_first_stage() -> None:
    assert second(City("alexandria", "B", coins=0, built="foundry", stages=1)).stages(0) == [""]


def test_ex_24_giza_day() -> None:
    me = City("giza", coins=2, built="brickyard", stages=1, hand="loom altar")
    table = second(me, City("ephesus"), City("halicarnassus"))
    assert table.stages(0) == ["pay right 2"]
    table.play("stage with loom pay right 2")
    assert table.score(0, "wonder") == 3 + 5


def test_ex_25_babylon_night_begins_with_stone() -> None:
    table = second(City("babylon", "B", coins=0, built="quarry", hand="loom altar"))
    assert table.stages(0) == [""]
    assert table.play("stage with loom").score(0, "wonder") == 0


def test_ex_26_babylon_night_goes_on_with_clay_and_glass() -> None:
    me = City("babylon", "B", coins=2, built="brickyard clay_pool", stages=1)
    assert second(me, City("alexandria"), City("giza")).stages(0) == ["pay left 2"]


@pytest.mark.parametrize(("side", "coins"), [("A", 9), ("B", 12)])
def test_ex_27_ephesus(side: str, coins: int) -> None:
    built = {"A": "brickyard sawmill foundry glassworks", "B": "quarry sawmill foundry loom"}[side]
    received = 0
    for stages in range(3):
        me = City("ephesus", side, coins=0, built=built, stages=stages, hand="press altar")
        table = second(me, City("rhodes", coins=0), City("giza", coins=0))
        received += table.play("stage with press").coins()[0]
    assert received == coins
    assert second(City("ephesus", side, stages=3)).score(0, "wonder") == 10


def test_ex_28_ludus_counts_red_cards() -> None:
    """E-040: its coins once, its points at the end."""
    built = "stockade barracks walls ore_vein stone_pit"
    table = second(City("giza", coins=0, built=built, hand="ludus loom"), age=3).play("build ludus")
    assert table.coins()[0] == 9
    assert second(City("giza", built=f"{built} ludus castrum")).score(0, "commercial") == 4


def test_ex_29_ludus_does_not_count_neighbours() -> None:
    """E-040."""
    me = City("giza", coins=0, built="ore_vein", hand="ludus loom")
    others = City("rhodes", built="stockade barracks walls stables"), City("ephesus", built="stockade barracks walls")
    assert second(me, *others, age=3).play("build ludus").coins()[0] == 0


def test_ex_30_shields_of_stages_are_no_red_cards() -> None:
    """E-040."""
    me = City("rhodes", coins=0, built="stockade stone_pit", stages=2, hand="ludus loom")
    table = second(me, age=3).play("build ludus")
    assert table.coins()[0] == 3
    assert table.score(0, "commercial") == 1


def test_ex_31_ludus_is_yellow() -> None:
    """E-041: Lighthouse and Traders Guild count it."""
    me = City("giza", coins=0, built="ludus tavern glassworks", hand="lighthouse loom")
    table = second(me, age=3).play("build lighthouse")
    assert table.coins()[0] == 3
    assert table.score(0, "commercial") == 3
    guild = second(City("giza", built="traders_guild"), City("rhodes", built="ludus"), age=3)
    assert guild.score(0, "guilds") == 1


@pytest.mark.parametrize(("stages", "points"), [(3, 0), (4, 7)])
def test_ex_32_decorators_guild_needs_four_stages_of_giza(stages: int, points: int) -> None:
    """E-042."""
    assert second(City("giza", "B", built="decorators_guild", stages=stages)).score(0, "guilds") == points


@pytest.mark.parametrize(("name", "side", "points"), [("babylon", "B", 7), ("rhodes", "B", 7), ("olympia", "A", 0)])
def test_ex_33_decorators_guild_with_two_stages(name: str, side: str, points: int) -> None:
    """E-042."""
    assert second(City(name, side, built="decorators_guild", stages=2)).score(0, "guilds") == points


def test_ex_34_the_last_stage_counts_for_the_decorators_guild() -> None:
    """E-073, ER-12."""
    built = "brickyard clay_pool glassworks foundry stone_pit loom"
    me = City("babylon", "B", coins=0, built=built, stages=1, hand="decorators_guild study")
    table = second(me, City(hand="loom altar"), City(hand="loom altar"), age=3, turn=6)
    table.play("build decorators_guild")
    assert table.asked() == PLAY_LAST
    assert table.score(0, "guilds") == 0
    table.play("stage with study")
    assert table.score(0, "guilds") == 7


def test_ex_35_two_guilds() -> None:
    """E-042, S-127."""
    built = "decorators_guild shipowners_guild lumber_yard clay_pool loom"
    assert second(City("giza", built=built, stages=3)).score(0, "guilds") == 7 + 5


def test_ex_36_wonders_of_neighbours_do_not_matter() -> None:
    """E-042, S-126."""
    me = City("giza", built="decorators_guild builders_guild", stages=1)
    assert second(me, City("olympia", stages=3), City("ephesus", stages=3)).score(0, "guilds") == 7


def test_ex_55_the_seventh_card_in_the_turn_of_the_stage() -> None:
    """E-070, E-071; ER-08: all three uses are offered."""
    me = City("babylon", "B", coins=1, built="stone_pit timber_yard", hand="altar tavern")
    table = second(me, City(hand="loom press"), City(hand="loom press"), age=1, turn=6).play("stage with altar")
    assert table.asked() == PLAY_LAST
    assert {"build tavern", "sell tavern"} <= set(table.moves(0))
    table.play("build tavern")
    assert table.coins()[0] == 6
    assert table.state.discarded == 4  # both cards of both others


def test_ex_56_both_stages_in_one_turn() -> None:
    """E-073."""
    me = City("babylon", "B", coins=0, built="quarry brickyard clay_pool glassworks", hand="altar tavern")
    table = second(me, City(hand="loom press"), City(hand="loom press"), age=2, turn=6)
    table.play("stage with altar").play("stage with tavern")
    assert table.state.counts[0][7] == 2
    assert table.state.free_symbols[0] == 1


@pytest.mark.parametrize(("first", "times"), [(1, 3), (3, 1)])
def test_ex_57_babylon_plays_last_cards_from_the_age_of_the_stage_on(first: int, times: int) -> None:
    """E-070, E-071, E-072: the card left over, not the last one chosen."""
    served = 0
    for age in range(first, 4):
        me = City("babylon", "B", coins=0, stages=1, hand="altar tavern")
        table = second(me, City(hand="loom press"), City(hand="loom press"), age=age, turn=6)
        assert table.stages(0) == []
        table.play("build altar")
        served += table.asked() == PLAY_LAST
    assert served == times


def test_ex_58_babylon_night_gives_no_points() -> None:
    """E-073, S-106."""
    built = "apothecary dispensary workshop laboratory scriptorium"
    table = second(City("babylon", "B", built=built, stages=2))
    assert table.score(0, "wonder") == 0
    assert table.score(0, "science") == 26


def test_ex_59_two_free_symbols() -> None:
    """S-106."""
    table = second(City("babylon", built="scientists_guild apothecary workshop", stages=2))
    assert table.score(0, "science") == 13


def test_ex_60_halicarnassus_by_night() -> None:
    """E-075."""
    built = "press glassworks brickyard sawmill lumber_yard"
    revived = 0
    for stages in range(3):
        me = City("halicarnassus", "B", coins=0, built=built, stages=stages, hand="altar tavern")
        table = second(me, age=2).throw("baths", age=0).play("stage with altar")
        assert table.asked() == REVIVE_CARD
        table.play("revive baths")
        revived += table.has(0, "baths")
        assert table.asked() == CHOOSE_CARD
    assert revived == 3
    assert second(City("halicarnassus", "B", stages=3)).score(0, "wonder") == 3
    assert second(City("halicarnassus", "A", stages=3)).score(0, "wonder") == 10


def test_ex_61_a_whole_score() -> None:
    """E-001, E-013: the seven categories are those of the first edition."""
    built = (
        "altar temple pantheon stockade walls castrum ludus lighthouse apothecary workshop scriptorium decorators_guild"
    )
    me = City("olympia", built=built, stages=3, coins=10, wins=(1, 1, 1), defeats=1)
    table = second(me, age=3)
    score = table.game.score(table.state, 0)
    assert score == {
        "military": 8,
        "treasury": 3,
        "wonder": 10,
        "civilian": 14,
        "science": 10,
        "commercial": 5,
        "guilds": 7,
    }
    assert sum(score.values()) == 57
