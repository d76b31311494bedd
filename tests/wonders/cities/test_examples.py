"""The worked examples of Cities, CX-01 to CX-67."""

from __future__ import annotations

from collections import Counter

import pytest

from septem.wonders import setters, sizes
from septem.wonders.cities.constants import LOSE_COINS
from septem.wonders.constants import REVIVE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_GUILD, copies, extras_of
from tests.wonders.helpers import Scene
from tests.wonders.scenes import ExpandedCity, ExpandedScene, dealt, expanded_scene

LAST = "baths altar"


def decks(scene: Scene, age: int) -> list[int]:
    rows = scene.state.dealt[age * sizes.CITIES : age * sizes.CITIES + scene.state.cities]
    return [card for row in rows for card in row[: scene.state.rounds]]


def black(cards: list[int], age: int) -> int:
    return sum(card in extras_of(age) for card in cards)


def guilds(cards: list[int]) -> int:
    return sum("guild" in CATALOGUE.id(card) for card in cards)


def at_war(*cities: ExpandedCity, age: int = 2, **rules: bool) -> ExpandedScene:
    """The last turn of an age is played, nobody can pay losses, and the cities fight."""
    scene = expanded_scene(*cities, age=age, turn=7 if len(cities) < 8 else 6, **rules)
    return scene.play()


def fighter(shields: int, **more: object) -> ExpandedCity:
    built = ("", "stockade", "walls", "walls stockade", "walls stables", "walls stables stockade")[shields]
    return ExpandedCity(built=built, hand=LAST, **more)  # type: ignore[arg-type]


def test_cx_01_six_players() -> None:
    """C-003, C-004, C-020."""
    scene = dealt(6, cities=True)
    for age in range(3):
        cards = decks(scene, age)
        assert len(cards) == 48
        assert black(cards, age) == 6
        assert guilds(cards) == (8 if age == 2 else 0)
        assert Counter(card for card in cards if card < FIRST_GUILD) == Counter(copies(age, 6))
    assert len(scene.hand(0)) == 8


def test_cx_02_coins_or_debts() -> None:
    """C-033, C-034, C-035."""
    klaus = ExpandedCity("alexandria", built="lumber_yard", hand="lair")
    cities = [klaus, *[ExpandedCity(coins=0, hand="tavern")] * 3]
    scene = expanded_scene(*cities, age=2, leaders=False)
    scene.play("build lair", "sell tavern", "sell tavern", "sell tavern")
    assert scene.asked() == LOSE_COINS
    assert scene.moves(1) == ["pay 0", "pay 1", "pay 2"]
    scene.play("", "pay 2", "pay 1", "pay 0")
    assert scene.coins() == [3, 1, 2, 3]
    assert scene.debts() == [0, 0, 1, 2]


def test_cx_03_a_city_that_stays_away() -> None:
    """C-051, C-052."""
    cities = [fighter(5, doves=1), fighter(2), fighter(1), fighter(0)]
    scene = at_war(*cities, age=1)
    assert scene.tokens(0) == ([0, 0, 0], 0)
    assert scene.state.absences[0] == 0
    assert scene.tokens(1) == ([2, 0, 0], 0)
    assert scene.tokens(3) == ([0, 0, 0], 2)


def test_cx_04_two_are_left_and_fight_once() -> None:
    """C-055."""
    scene = at_war(fighter(2, doves=1), fighter(3), fighter(2, doves=1), fighter(1))
    assert scene.tokens(1) == ([0, 1, 0], 0)
    assert scene.tokens(3) == ([0, 0, 0], 1)


def test_cx_05_debts_stand_in_the_treasury_line() -> None:
    """C-122."""
    assert expanded_scene(ExpandedCity(coins=5, debts=3)).score(0, "treasury") == -2


def test_cx_06_a_mask_without_a_card() -> None:
    """C-100, C-104."""
    scene = expanded_scene(ExpandedCity(built="pigeon_loft spy_ring"), ExpandedCity(built="apothecary"))
    assert scene.score(0, "science") == 1


def test_cx_07_two_cards_with_the_same_symbol() -> None:
    """C-101."""
    assert (
        expanded_scene(ExpandedCity(built="pigeon_loft spy_ring"), ExpandedCity(built="apothecary lodge")).score(
            0, "science"
        )
        == 4
    )


def test_cx_08_a_rebate_adds_to_the_marketplace() -> None:
    """C-081, C-082."""
    own = ExpandedCity("rhodes", coins=2, built="marketplace clandestine_dock_east quarry", hand="library")
    scene = expanded_scene(own, ExpandedCity("ephesus"), ExpandedCity("halicarnassus", built="stone_pit"))
    assert scene.ways(0, "library") == ["pay right 0"]
    own = ExpandedCity("rhodes", coins=2, built="marketplace clandestine_dock_east stone_pit", hand="library")
    scene = expanded_scene(own, ExpandedCity("ephesus"), ExpandedCity("halicarnassus", built="stone_pit"), age=2)
    assert scene.ways(0, "library") == ["pay right 2"]
    assert scene.play("build library pay right 2").coins()[::2] == [0, 3 + 2 + 3]


def test_cx_09_berenice() -> None:
    """C-110."""
    own = ExpandedCity(coins=0, leaders="berenice", hand="tavern altar")
    assert expanded_scene(own, age=1).play("sell tavern").coins()[0] == 4
    assert expanded_scene(own, age=1).play("build tavern").coins()[0] == 6


def test_cx_10_diplomacy_in_teams() -> None:
    """CT-011, CT-012, CT-013."""
    scene = at_war(fighter(2), fighter(1, doves=1), fighter(2), fighter(0), age=3, teams=True)
    assert scene.tokens(1) == ([0, 0, 0], 1)
    assert scene.tokens(2) == ([0, 0, 1], 0)
    assert scene.tokens(0) == ([0, 0, 2], 0)
    assert scene.tokens(3) == ([0, 0, 0], 2)


def test_cx_11_a_dove_from_the_pile() -> None:
    """C-057."""
    own = ExpandedCity("halicarnassus", stages=1, built="ore_vein foundry", hand=LAST)
    scene = expanded_scene(own, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), age=2, turn=7).throw("residence")
    scene.play("stage with altar")
    assert scene.asked() == REVIVE_CARD
    scene.play("revive residence")
    assert scene.heard("dove_taken")
    assert scene.heard("dove_spent") == [(0, 0, 0)]
    assert not scene.heard("conflict_won") or all(city != 0 for city, *_ in scene.heard("conflict_won"))


def test_cx_12_berenice_and_hatshepsut() -> None:
    """C-112."""
    own = ExpandedCity("alexandria", coins=4, leaders="berenice hatshepsut", hand="temple")
    scene = expanded_scene(own, ExpandedCity("babylon"), ExpandedCity("olympia"), age=2)
    scene.play("build temple pay left 2 right 2")
    assert scene.coins()[0] == 3


def test_cx_13_berenice_and_nero() -> None:
    """C-113."""
    scene = at_war(fighter(2, leaders="berenice nero", coins=0), fighter(1), fighter(0))
    assert scene.coins()[0] == 3 + 1 + 5


def test_cx_14_imhotep_does_not_lower_coins() -> None:
    """C-134."""
    assert expanded_scene(ExpandedCity("petra", coins=7, stages=1, leaders="imhotep")).stage_ways(0) == [""]
    assert expanded_scene(ExpandedCity("petra", coins=6, stages=1, leaders="imhotep")).stage_ways(0) == []
    paid = expanded_scene(ExpandedCity("petra", coins=7, stages=1, leaders="imhotep", hand="altar")).play(
        "stage with altar"
    )
    assert paid.coins()[0] == 0


def test_cx_20_nobody_is_left_to_fight() -> None:
    """C-055."""
    scene = at_war(fighter(2, doves=1), fighter(1, doves=1), fighter(5))
    assert [scene.tokens(city) for city in range(3)] == [([0, 0, 0], 0)] * 3
    assert list(scene.state.absences[:3]) == [0, 0, 0]


def test_cx_21_two_of_three() -> None:
    """C-055."""
    scene = at_war(fighter(2), fighter(3, doves=1), fighter(1), age=1)
    assert scene.tokens(0) == ([1, 0, 0], 0)
    assert scene.tokens(2) == ([0, 0, 0], 1)


def test_cx_22_five_cities_two_away() -> None:
    """C-052, C-055."""
    scene = at_war(fighter(3), fighter(1, doves=1), fighter(0, doves=1), fighter(3), fighter(5))
    assert scene.tokens(4) == ([0, 2, 0], 0)
    assert scene.tokens(3) == ([0, 0, 0], 1)
    assert scene.tokens(0) == ([0, 0, 0], 1)


def test_cx_23_two_doves_last_two_conflicts() -> None:
    """C-053."""
    scene = at_war(fighter(2, doves=2), fighter(1), fighter(0), age=1)
    assert scene.state.absences[0] == 1
    assert scene.tokens(0) == ([0, 0, 0], 0)


def test_cx_24_semiramis_and_a_dove() -> None:
    """C-119, C-051."""
    away = at_war(fighter(0, doves=1, defeats=2, leaders="semiramis"), fighter(1), fighter(1))
    assert away.tokens(0) == ([0, 0, 0], 2)
    there = at_war(fighter(0, defeats=2, leaders="semiramis"), fighter(1), fighter(2), age=3)
    assert there.tokens(0) == ([0, 0, 1], 2)


def test_cx_25_semiramis_grows() -> None:
    """C-119."""
    scene = at_war(fighter(1, defeats=1, leaders="semiramis"), fighter(3), fighter(3))
    assert scene.tokens(0) == ([0, 0, 0], 3)
    later = at_war(fighter(1, defeats=3, leaders="semiramis"), fighter(3), fighter(5), age=3)
    assert later.tokens(0) == ([0, 0, 1], 4)
    assert later.score(0, "military") == 5 - 4


def test_cx_26_berenice_and_a_neighbours_den() -> None:
    """C-110, C-114."""
    own = ExpandedCity(coins=0, leaders="berenice", hand="altar")
    scene = expanded_scene(own, ExpandedCity(hand="gambling_den"), age=1).play("sell altar", "build gambling_den")
    assert scene.coins()[0] == 5


def test_cx_27_coins_from_neighbours_are_no_gain() -> None:
    """C-111."""
    own = ExpandedCity("giza", coins=0, built="stone_pit", leaders="berenice", hand="baths")
    buyer = ExpandedCity("ephesus", coins=9, built="stone_pit", hand="walls")
    scene = expanded_scene(own, buyer, ExpandedCity("rhodes", hand="altar"), age=2).play(
        "build baths", "build walls pay right 4"
    )
    assert scene.coins()[0] == 4


def test_cx_28_berenice_and_diocletian() -> None:
    """C-112, C-116."""
    own = ExpandedCity(coins=0, leaders="berenice diocletian", hand="gambling_den")
    others = [ExpandedCity(coins=0, hand="altar")] * 2
    scene = expanded_scene(own, *others, age=1).play("build gambling_den", "build altar", "build altar")
    assert scene.coins() == [9, 1, 1]


def test_cx_29_the_rebate_is_on_the_first_unit() -> None:
    """C-082."""
    right = ExpandedCity("giza", built="stone_pit")
    docked = ExpandedCity("rhodes", coins=9, built="clandestine_dock_east stone_pit", hand="walls")
    assert expanded_scene(docked, ExpandedCity("ephesus"), right).ways(0, "walls") == ["pay right 3"]
    cheap = ExpandedCity("rhodes", coins=9, built="clandestine_dock_east east_trading_post stone_pit", hand="walls")
    assert expanded_scene(cheap, ExpandedCity("ephesus"), right).ways(0, "walls") == ["pay right 1"]


def test_cx_30_both_docks() -> None:
    """C-080."""
    own = ExpandedCity("rhodes", coins=2, built="clandestine_dock_east clandestine_dock_west", hand="temple")
    scene = expanded_scene(
        own, ExpandedCity("giza", built="clay_pool"), ExpandedCity("olympia", built="glassworks"), age=2
    )
    assert scene.ways(0, "stables") == ["pay left 1 right 1"]


def test_cx_31_a_dock_works_from_the_next_turn() -> None:
    """C-084."""
    own = ExpandedCity("ephesus", coins=1, hand="clandestine_dock_east stockade")
    scene = expanded_scene(own, ExpandedCity("rhodes"), ExpandedCity("olympia"), age=1)
    assert scene.builds(0, "clandestine_dock_east") == [""]
    scene.play("build clandestine_dock_east")
    assert scene.coins()[0] == 0
    later = expanded_scene(
        ExpandedCity("ephesus", coins=1, built="clandestine_dock_east"),
        ExpandedCity("rhodes"),
        ExpandedCity("olympia"),
        age=1,
    )
    assert later.ways(0, "stockade") == ["pay right 1"]


def test_cx_32_a_purchase_for_no_coins() -> None:
    """C-R18, C-083."""
    own = ExpandedCity(
        "giza", coins=0, built="marketplace clandestine_dock_east", leaders="hatshepsut", hand="workshop"
    )
    scene = expanded_scene(own, ExpandedCity("rhodes"), ExpandedCity("alexandria", coins=0), age=1)
    assert scene.builds(0, "workshop") == ["pay right 0"]
    scene.play("build workshop pay right 0", "", "build lumber_yard")
    assert scene.coins()[0] == 1
    assert scene.coins()[2] == 0


WAREHOUSE = "lumber_yard clay_pit forum secret_warehouse"


def test_cx_33_the_warehouse_repeats_what_the_city_prints() -> None:
    """C-090, C-092."""
    scene = expanded_scene(ExpandedCity("babylon", coins=0, built=WAREHOUSE, hand="caravansery"), age=2)
    assert scene.ways(0, "caravansery") == [""]
    glass = expanded_scene(
        ExpandedCity("babylon", coins=0, built=WAREHOUSE), ExpandedCity("rhodes"), ExpandedCity("giza")
    )
    assert glass.ways(0, "workshop") == [""]
    assert glass.ways(0, "academy") == []


@pytest.mark.parametrize(("card", "built"), [("baths", True), ("lighthouse", True), ("walls", False)])
def test_cx_34_the_black_market_gives_what_is_lacking(card: str, built: bool) -> None:
    """C-091."""
    own = ExpandedCity("babylon", coins=0, built="lumber_yard clay_pit forum black_market")
    assert bool(expanded_scene(own, ExpandedCity("rhodes"), ExpandedCity("olympia")).ways(0, card)) == built


def test_cx_35_all_sources_together() -> None:
    """C-096, C-R19."""
    own = ExpandedCity("babylon", coins=0, built="lumber_yard forum secret_warehouse black_market")
    assert expanded_scene(own, ExpandedCity("rhodes"), ExpandedCity("giza"), age=3).ways(0, "university") == [""]


def test_cx_36_either_or_cards_print_both() -> None:
    """C-R09."""
    own = ExpandedCity("alexandria", coins=0, built="clay_pit secret_warehouse lumber_yard")
    assert expanded_scene(own, ExpandedCity("giza"), ExpandedCity("ephesus")).ways(0, "stables") == [""]
    assert (
        expanded_scene(own, ExpandedCity("giza"), ExpandedCity("ephesus"), strict_double=True).ways(0, "stables") == []
    )
    twice = ExpandedCity("alexandria", coins=0, built="clay_pit secret_warehouse")
    assert expanded_scene(twice, ExpandedCity("giza"), ExpandedCity("ephesus"), strict_double=True).ways(
        0, "forum"
    ) == [""]


def test_cx_37_stages_print_nothing() -> None:
    """C-093."""
    own = ExpandedCity("alexandria", coins=0, stages=2, built="black_market")
    scene = expanded_scene(own, ExpandedCity("giza"), ExpandedCity("ephesus"))
    assert scene.ways(0, "caravansery") == [""]


def test_cx_38_the_same_symbol_from_both_sides() -> None:
    """C-101, C-103."""
    scene = expanded_scene(
        ExpandedCity(built="pigeon_loft spy_ring"),
        ExpandedCity(built="workshop"),
        ExpandedCity(built="workshop scriptorium"),
    )
    assert scene.score(0, "science") == 4


def test_cx_39_a_set_of_masks() -> None:
    """C-107."""
    own = ExpandedCity(built="pigeon_loft spy_ring torture_chamber")
    scene = expanded_scene(own, ExpandedCity(built="workshop apothecary"), ExpandedCity(built="workshop scriptorium"))
    assert scene.score(0, "science") == 10


def test_cx_40_only_green_cards_are_copied() -> None:
    """C-105."""
    scene = expanded_scene(
        ExpandedCity(built="pigeon_loft"), ExpandedCity(leaders="euclid"), ExpandedCity(built="scientists_guild")
    )
    assert scene.score(0, "science") == 0


def test_cx_41_tokens_of_the_coming_conflict_do_not_count() -> None:
    """C-072, C-042."""
    own = ExpandedCity("giza", built="loom glassworks", hand="sepulcher altar")
    other = ExpandedCity(built="walls", wins=(1, 0, 0), defeats=1, coins=0, hand=LAST)
    scene = expanded_scene(own, other, ExpandedCity(hand=LAST, coins=0), age=2, turn=7)
    scene.play("build sepulcher", "build altar", "build altar")
    assert scene.debts() == [0, 1, 0]
    assert scene.tokens(1) == ([1, 2, 0], 1)


def test_cx_42_stages_of_the_same_turn_count() -> None:
    """C-041."""
    own = ExpandedCity("babylon", built="lumber_yard glassworks press", hand="builders_union")
    other = ExpandedCity("ephesus", stages=2, built="press", coins=0, hand="altar")
    scene = expanded_scene(own, other, ExpandedCity(coins=0, hand="altar"), age=3)
    scene.play("build builders_union", "stage with altar", "build altar")
    assert scene.debts() == [0, 3, 0]


def test_cx_43_losses_are_added_up() -> None:
    """C-036, C-037."""
    lair = ExpandedCity("alexandria", built="lumber_yard", coins=9, hand="lair")
    petra = ExpandedCity("petra", "B", built="clay_pool foundry", coins=9, hand="altar")
    scene = expanded_scene(lair, petra, ExpandedCity(coins=9, hand="altar"), age=2)
    scene.play("build lair", "stage with altar", "build altar")
    assert list(scene.state.owed[:3]) == [2, 2, 4]
    assert [len(scene.moves(city)) for city in range(3)] == [3, 3, 5]


def test_cx_44_coins_of_the_same_turn_pay_losses() -> None:
    """C-035."""
    lair = ExpandedCity("alexandria", built="lumber_yard", hand="lair")
    seller = ExpandedCity("giza", coins=0, hand="altar")
    buyer = ExpandedCity("ephesus", coins=2, hand="baths")
    scene = expanded_scene(lair, buyer, seller, age=2).play("build lair", "build baths pay left 2", "build altar")
    assert scene.moves(2) == ["pay 0", "pay 1", "pay 2"]


def test_cx_45_nothing_lowers_fourteen_coins() -> None:
    """C-134."""
    built = {"stages": 1, "built": "architect_cabinet", "leaders": "imhotep"}
    assert expanded_scene(ExpandedCity("petra", "B", coins=13, **built)).stage_ways(0) == []  # type: ignore[arg-type]
    rich = expanded_scene(ExpandedCity("petra", "B", coins=14, hand="altar", **built)).play("stage with altar")  # type: ignore[arg-type]
    assert rich.coins()[0] == 0
    assert rich.score(0, "wonder") == 3 + 14


def test_cx_46_the_cabinet_and_imhotep() -> None:
    """C-073."""
    poor = {"coins": 0, "stages": 2}
    assert expanded_scene(ExpandedCity("petra", built="architect_cabinet", **poor)).stage_ways(0) == [""]  # type: ignore[arg-type]
    for built in ("stone_pit quarry press", "quarry lumber_yard", "stone_pit lumber_yard press"):
        scene = expanded_scene(ExpandedCity("petra", built=built, leaders="imhotep", **poor))  # type: ignore[arg-type]
        assert scene.stage_ways(0) == [""]
    assert expanded_scene(ExpandedCity("petra", built="quarry", leaders="imhotep", **poor)).stage_ways(0) == []  # type: ignore[arg-type]


def test_cx_47_mourners() -> None:
    """C-127."""
    scene = expanded_scene(
        ExpandedCity(built="mourners_guild"), ExpandedCity(wins=(1, 1, 1), defeats=1), ExpandedCity(wins=(2, 0, 0))
    )
    assert scene.score(0, "guilds") == 5


def test_cx_48_caligula_and_diocletian() -> None:
    """C-115, C-116, C-R11."""
    own = ExpandedCity(coins=0, leaders="caligula diocletian", hand="capitol brotherhood")
    scene = expanded_scene(own, age=3)
    assert "favour capitol" in scene.moves(0)
    scene.play("favour capitol")
    assert scene.coins()[0] == 2
    assert scene.has(0, "capitol")
    assert not any("favour" in text for text in scene.moves(0))


def test_cx_49_the_slave_market() -> None:
    """C-079."""
    own = ExpandedCity(coins=0, built="foundry sawmill walls stables", wins=(1, 2, 0), hand="slave_market altar")
    scene = expanded_scene(own, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), age=3, turn=7)
    scene.play("build slave_market", "build altar", "build altar")
    assert scene.coins()[0] == 3
    assert scene.score(0, "leaders") == 5


def test_cx_50_the_secret_society() -> None:
    """C-078."""
    own = ExpandedCity("giza", coins=0, built="press militia gambling_den", hand="secret_society")
    scene = expanded_scene(own, age=3).play("build secret_society")
    assert scene.coins()[0] == 3
    later = expanded_scene(ExpandedCity(built="secret_society militia gambling_den contingent"))
    assert later.score(0, "leaders") == 4


def test_cx_51_debts_do_not_lower_what_counts_coins() -> None:
    """C-122, C-123."""
    scene = expanded_scene(ExpandedCity(coins=14, debts=6, leaders="midas"))
    assert [scene.score(0, line) for line in ("treasury", "leaders")] == [-2, 4]


def test_cx_52_a_copied_guild_scores_only() -> None:
    """C-128."""
    scene = expanded_scene(ExpandedCity("olympia", "B", stages=3), ExpandedCity(built="counterfeiters_guild"))
    assert scene.score(0, "guilds") == 5
    assert list(scene.state.owed[:3]) == [0, 0, 0]


def test_cx_53_two_players() -> None:
    """C2-002."""
    scene = dealt(2, cities=True)
    assert [len(decks(scene, age)) for age in range(3)] == [24, 24, 24]
    assert [black(decks(scene, age), age) for age in range(3)] == [3, 3, 3]
    assert [scene.state.held[row] for row in range(3)] == [9, 8, 7]
    assert guilds(decks(scene, 2)) == 5


def test_cx_54_the_holder_decides_for_the_free_city() -> None:
    """C2-003, C2-005."""
    one = ExpandedCity(built="sawmill ore_vein loom", hand="brotherhood altar")
    two = ExpandedCity(coins=3, hand="altar theater tavern")
    scene = expanded_scene(one, two, ExpandedCity(coins=2), players=2, age=3, turn=2)
    scene.play("build brotherhood", "build altar", "free_city build theater")
    assert scene.asked() == LOSE_COINS
    assert scene.game.owing(scene.state) == 2
    scene.answer(1, "pay 1")
    assert scene.moves(1) == [f"free_city pay {coins}" for coins in range(3)]
    scene.answer(1, "free_city pay 2")
    assert scene.debts() == [0, 2, 1]


def test_cx_55_the_free_city_spares_nobody() -> None:
    """C2-004."""
    one = ExpandedCity(coins=1, hand="altar theater hideout")
    scene = expanded_scene(one, ExpandedCity(coins=1, hand="altar theater"), ExpandedCity(), players=2, age=1, turn=1)
    scene.play("build altar", "build altar", "free_city build hideout")
    assert list(scene.state.owed[:3]) == [1, 1, 0]


@pytest.mark.parametrize(("away", "winner", "loser"), [(2, 0, 1), (0, 2, 1)])
def test_cx_56_the_free_city_and_doves(away: int, winner: int, loser: int) -> None:
    """C2-006, C2-007."""
    shields = [2, 1, 3]
    cities = [fighter(shields[city], doves=int(city == away)) for city in range(3)]
    hands = [ExpandedCity(t.board, built=t.built, doves=t.doves, hand="altar theater") for t in cities]
    scene = expanded_scene(*hands, players=2, age=1, turn=6)
    setters.put_turn(scene.state, 0, 6)
    setters.put_hand(scene.state, scene.state.hand[0], [0, 1, 2])
    setters.put_hand(scene.state, scene.state.hand[1], [0, 1])
    setters.put_held(scene.state, 2, 0)
    scene.play()
    assert scene.tokens(winner) == ([1, 0, 0], 0)
    assert scene.tokens(loser) == ([0, 0, 0], 1)
    assert scene.tokens(away) == ([0, 0, 0], 0)


def test_cx_57_a_team_fight_with_a_dove() -> None:
    """CT-010, CT-011, CT-012."""
    scene = at_war(fighter(2), fighter(3, doves=1), fighter(1), fighter(2), teams=True)
    assert [scene.tokens(city) for city in range(4)] == [
        ([0, 0, 0], 0),
        ([0, 1, 0], 0),
        ([0, 0, 0], 1),
        ([0, 0, 0], 0),
    ]


def test_cx_58_two_doves_in_one_fight() -> None:
    """CT-015, CT-016."""
    scene = at_war(fighter(2), fighter(3, doves=1), fighter(1, doves=1), fighter(2), teams=True)
    assert scene.tokens(1) == ([0, 1, 0], 0)
    assert scene.tokens(2) == ([0, 0, 0], 1)
    assert list(scene.state.absences[:4]) == [0, 0, 0, 0]


def test_cx_59_a_loss_hits_the_teammate() -> None:
    """CT-006."""
    cities = [ExpandedCity(hand="hideout"), *[ExpandedCity(hand="altar")] * 3]
    scene = expanded_scene(*cities, age=1, teams=True).play("build hideout", *["build altar"] * 3)
    assert list(scene.state.owed[:4]) == [0, 1, 1, 1]


def test_cx_60_own_goods_are_not_bought() -> None:
    """CT-003, CT-007."""
    cities = [
        ExpandedCity("giza", hand="baths"),
        ExpandedCity("byzantium"),
        ExpandedCity("rhodes"),
        ExpandedCity("ephesus"),
    ]
    scene = expanded_scene(*cities, age=1, teams=True)
    assert scene.builds(0, "baths") == [""]
    assert not scene.quote(0, "build baths pay left 2").legal


def test_cx_61_nero_in_a_team() -> None:
    """CT-017."""
    scene = at_war(fighter(1, leaders="nero", coins=0), fighter(0), fighter(0), fighter(0), age=1, teams=True)
    assert scene.tokens(0) == ([2, 0, 0], 0)
    assert scene.coins()[0] == 3 + 4


def test_cx_62_eight_players() -> None:
    """C8-001, C8-002."""
    scene = dealt(8, cities=True)
    assert [len(decks(scene, age)) for age in range(3)] == [56, 56, 56]
    assert len(scene.hand(0)) == 7
    assert scene.state.last_turn == 5
    assert guilds(decks(scene, 2)) == 9


def test_cx_63_a_marker_causes_no_loss() -> None:
    """C-043."""
    own = ExpandedCity("giza", built="stone_pit", hand="lair")
    scene = expanded_scene(own, age=2).play("stage with lair")
    assert list(scene.state.owed[:3]) == [0, 0, 0]
    assert scene.score(0, "leaders") == 0


def test_cx_64_semiramis_through_tomyris() -> None:
    """C-R20."""
    scene = at_war(fighter(0, leaders="tomyris"), fighter(1, leaders="semiramis"), fighter(0), age=1)
    assert scene.tokens(1) == ([2, 0, 0], 1)
    later = at_war(fighter(1), fighter(1, defeats=1, leaders="semiramis"), fighter(2), age=2)
    assert later.tokens(1) == ([0, 1, 0], 1)


def test_cx_65_both_last_cards_of_babylon_are_one_turn() -> None:
    """C-R21, C-110, C-023."""
    own = ExpandedCity("babylon", "B", coins=0, stages=2, leaders="berenice", hand=LAST)
    scene = expanded_scene(own, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), age=1, turn=7).play("sell baths")
    assert scene.moves(0)[-1] == "sell altar"
    scene.play("sell altar")
    assert scene.coins()[0] == 7


def test_cx_66_the_bank_beside_a_dock() -> None:
    """C-096."""
    own = ExpandedCity("olympia", coins=1, built="clandestine_dock_west", leaders="bilkis")
    scene = expanded_scene(own, ExpandedCity("alexandria"), ExpandedCity("rhodes"))
    assert scene.ways(0, "lair") == ["pay left 1", "pay bank 1"]


def test_cx_67_nothing_to_repeat() -> None:
    """C-092, C-096."""
    rome = ExpandedCity("rome", coins=0, built="secret_warehouse")
    assert expanded_scene(rome, ExpandedCity("giza"), ExpandedCity("rhodes")).ways(0, "stockade") == []
    market = ExpandedCity("rome", coins=0, built="black_market")
    for card in ("stockade", "barracks", "guard_tower", "baths", "workshop", "apothecary", "scriptorium"):
        assert expanded_scene(market, ExpandedCity("giza"), ExpandedCity("rhodes")).ways(0, card) == [""]
