"""Statements of Cities: black cards, docks, production, masks."""

from __future__ import annotations

from typing import Any

import pytest

from septem.wonders.cities.constants import BLACK
from septem.wonders.constants import GREEN
from tests.wonders.scenes import ExpandedCity, ExpandedScene, expanded_scene

LAST = "baths altar"
NOBODY = (ExpandedCity("byzantium"), ExpandedCity("petra"))


def built(card: str, goods: str, coins: int, age: int, board: str = "rome", **more: Any) -> ExpandedScene:
    """A city pays exactly what a card costs; its neighbours build for nothing."""
    own = ExpandedCity(board, coins=coins, built=goods, hand=card, **more)
    scene = expanded_scene(
        own,
        ExpandedCity(coins=0, hand="altar"),
        ExpandedCity(coins=0, hand="altar"),
        ExpandedCity(coins=0, hand="altar"),
        age=age,
    )
    scene.play(f"build {card}", *["build altar"] * 3)
    return scene


@pytest.mark.parametrize(
    ("card", "goods", "coins", "age"),
    [
        ("pigeon_loft", "ore_vein", 1, 1),
        ("spy_ring", "stone_pit clay_pool", 2, 2),
        ("torture_chamber", "foundry glassworks", 3, 3),
    ],
)
def test_c_060_masks_cost_what_they_cost(card: str, goods: str, coins: int, age: int) -> None:
    """C-060, C-068, C-076."""
    scene = built(card, goods, coins, age)
    assert scene.coins()[0] == 0
    assert scene.state.symbol_copies[0] == 1
    assert expanded_scene(ExpandedCity("rome", coins=coins - 1, built=goods), *NOBODY).ways(0, card) == []


@pytest.mark.parametrize(
    ("card", "goods", "coins", "age", "shields"),
    [("militia", "", 3, 1, 2), ("mercenaries", "press", 4, 2, 3), ("contingent", "loom", 5, 3, 5)],
)
def test_c_061_shields_for_coins(card: str, goods: str, coins: int, age: int, shields: int) -> None:
    """C-061, C-068, C-076: they are not red."""
    scene = built(card, goods, coins, age, leaders="pericles")
    assert scene.coins()[0] == 0
    assert scene.state.shields[0] == shields
    assert scene.score(0, "leaders") == 0


@pytest.mark.parametrize(
    ("card", "goods", "age", "points", "loss"),
    [
        ("hideout", "", 1, 2, 1),
        ("lair", "lumber_yard glassworks", 2, 3, 2),
        ("brotherhood", "sawmill ore_vein loom", 3, 4, 3),
    ],
)
def test_c_062_points_and_losses(card: str, goods: str, age: int, points: int, loss: int) -> None:
    """C-062, C-069, C-077."""
    scene = built(card, goods, 0, age)
    assert scene.score(0, "leaders") == points
    assert scene.debts() == [0, loss, loss, loss]


@pytest.mark.parametrize(
    ("card", "goods", "age", "points"),
    [
        ("residence", "clay_pool", 1, 1),
        ("consulate", "clay_pool press", 2, 2),
        ("embassy", "stone_pit loom press", 3, 3),
    ],
)
def test_c_063_points_and_doves(card: str, goods: str, age: int, points: int) -> None:
    """C-063, C-069, C-077."""
    scene = built(card, goods, 0, age)
    assert scene.score(0, "leaders") == points
    assert list(scene.state.absences[:4]) == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "cost", "age", "own", "theirs"), [("gambling_den", 0, 1, 6, 1), ("gambling_house", 1, 2, 9, 2)]
)
def test_c_064_gambling(card: str, cost: int, age: int, own: int, theirs: int) -> None:
    """C-064, C-070: the two neighbours, nobody else."""
    assert built(card, "", cost, age).coins() == [own, theirs, 0, theirs]


def test_c_065_a_dock_costs_a_coin() -> None:
    for side in ("west", "east"):
        scene = built(f"clandestine_dock_{side}", "", 1, 1)
        assert scene.coins()[0] == 0
        assert expanded_scene(ExpandedCity("rome", coins=0), *NOBODY).ways(0, f"clandestine_dock_{side}") == []


def test_c_066_the_warehouse_costs_two_coins() -> None:
    assert built("secret_warehouse", "", 2, 1).coins()[0] == 0
    assert expanded_scene(ExpandedCity("rome", coins=1), *NOBODY).ways(0, "secret_warehouse") == []


@pytest.mark.parametrize(
    ("card", "goods", "coins", "age", "points"),
    [
        ("gates_of_the_city", "lumber_yard", 1, 1, 4),
        ("tabularium", "ore_vein lumber_yard loom", 2, 2, 6),
        ("capitol", "brickyard quarry glassworks press", 2, 3, 8),
    ],
)
def test_c_067_points_for_coins_and_goods(card: str, goods: str, coins: int, age: int, points: int) -> None:
    """C-067, C-074, C-079."""
    scene = built(card, goods, coins, age)
    assert scene.coins()[0] == 0
    assert scene.score(0, "leaders") == points


def test_c_071_the_black_market_is_paid_in_goods() -> None:
    scene = built("black_market", "ore_vein loom", 0, 2)
    assert scene.ways(0, "baths") == [""]
    assert scene.ways(0, "guard_tower") == [""]


def test_c_072_the_sepulcher() -> None:
    """C-R06: stone, loom and glass; four points; tokens count one, whatever they are worth."""
    own = ExpandedCity("giza", coins=0, built="loom glassworks", hand="sepulcher")
    cities = [
        own,
        ExpandedCity(coins=0, wins=(0, 0, 2), defeats=4, hand="altar"),
        ExpandedCity(coins=0, wins=(1, 1, 0), hand="altar"),
    ]
    scene = expanded_scene(*cities, age=2).play("build sepulcher", "build altar", "build altar")
    assert scene.debts() == [0, 2, 2]
    assert scene.score(0, "leaders") == 4


def test_c_073_the_cabinet_from_the_moment_it_stands() -> None:
    """C-R07: stages only; coins stay due."""
    own = ExpandedCity("giza", coins=1, built="press", hand="architect_cabinet altar palace")
    scene = expanded_scene(own, ExpandedCity("rhodes"), ExpandedCity("ephesus"), age=2)
    assert scene.stages(0) == []
    scene.play("build architect_cabinet")
    assert scene.stage_ways(0) == [""]
    assert scene.ways(0, "palace") == []
    assert scene.score(0, "leaders") == 2
    later = expanded_scene(ExpandedCity("giza", coins=0, stages=2, built="architect_cabinet", hand="altar"))
    assert later.play("stage with altar").coins()[0] == 0


def test_c_075_the_union_costs_builders() -> None:
    own = ExpandedCity("rome", coins=0, built="clay_pool lumber_yard press glassworks", hand="builders_union")
    cities = [own, ExpandedCity("giza", stages=3, coins=0, hand="altar"), ExpandedCity(stages=1, coins=5, hand="altar")]
    scene = expanded_scene(*cities, age=3).play("build builders_union", "build altar", "build altar")
    assert scene.moves(2) == ["pay 0", "pay 1"]
    assert scene.play("", "", "pay 1").debts() == [0, 3, 0]
    assert scene.score(0, "leaders") == 4


def test_c_078_the_secret_society_counts_itself() -> None:
    scene = built("secret_society", "stone_pit press militia hideout", 0, 3)
    assert scene.coins()[0] == 3
    assert scene.score(0, "leaders") == 2 + 3


def test_c_079_the_slave_market_counts_tokens() -> None:
    """Not their points, and no defeats."""
    scene = built("slave_market", "foundry sawmill", 0, 3, wins=(2, 2, 0), defeats=2)
    assert scene.coins()[0] == 4
    assert scene.score(0, "leaders") == 4


# Docks.

RIGHT = ExpandedCity("giza", built="clay_pool")


def test_c_080_a_coin_less_for_the_first_unit() -> None:
    """Raw or manufactured; on the side of the dock only."""
    east = ExpandedCity("rome", coins=9, built="clandestine_dock_east")
    assert expanded_scene(east, ExpandedCity("petra"), RIGHT).ways(0, "baths") == ["pay right 1"]
    assert expanded_scene(east, ExpandedCity("petra"), ExpandedCity("alexandria")).ways(0, "workshop") == [
        "pay right 1"
    ]
    assert expanded_scene(east, RIGHT, ExpandedCity("petra")).ways(0, "baths") == ["pay left 2"]
    west = ExpandedCity("rome", coins=9, built="clandestine_dock_west")
    assert expanded_scene(west, RIGHT, ExpandedCity("petra")).ways(0, "baths") == ["pay left 1"]


@pytest.mark.parametrize(
    ("helper", "seller", "card"),
    [
        ({"built": "clandestine_dock_east east_trading_post"}, "giza", "baths"),
        ({"built": "clandestine_dock_east marketplace"}, "alexandria", "workshop"),
        ({"built": "clandestine_dock_east", "board": "olympia", "side": "B", "stages": 1}, "giza", "baths"),
    ],
)
def test_c_081_a_unit_may_cost_nothing(helper: dict[str, Any], seller: str, card: str) -> None:
    """C-083: the neighbour receives what is paid, which may be nothing."""
    own = ExpandedCity(**{"board": "rome", "coins": 0, "hand": card, **helper})
    scene = expanded_scene(own, ExpandedCity("petra", hand="altar"), ExpandedCity(seller, coins=0, hand="altar"), age=1)
    assert scene.builds(0, card) == ["pay right 0"]
    scene.play(f"build {card} pay right 0", "build altar", "build altar")
    assert scene.has(0, card)
    assert scene.coins()[::2] == [0, 0]


def test_c_082_whichever_unit_is_the_first() -> None:
    """The total is the sum of the prices less one."""
    own = ExpandedCity("rhodes", coins=9, built="clandestine_dock_east marketplace loom")
    scene = expanded_scene(own, ExpandedCity("petra"), ExpandedCity("alexandria", built="stone_pit"))
    assert scene.ways(0, "sepulcher") == ["pay right 2"]


def test_c_083_the_neighbour_receives_what_is_paid() -> None:
    own = ExpandedCity("rome", coins=3, built="clandestine_dock_east stone_pit", hand="walls")
    seller = ExpandedCity("giza", coins=0, built="stone_pit", hand="altar")
    scene = expanded_scene(own, ExpandedCity("petra", hand="altar"), seller).play(
        "build walls pay right 3", "build altar", "build altar"
    )
    assert scene.coins()[::2] == [0, 3]


def test_c_084_a_dock_begins_to_work_in_the_next_turn() -> None:
    """C-R07."""
    own = ExpandedCity("rome", coins=3, hand="clandestine_dock_east baths")
    scene = expanded_scene(own, ExpandedCity("petra", hand=LAST), ExpandedCity("giza", hand="baths altar"), age=1)
    assert scene.builds(0, "baths") == ["pay right 2"]
    scene.play("build clandestine_dock_east", "sell altar", "sell altar")
    assert scene.coins()[0] == 2
    assert scene.ways(0, "baths") == ["pay right 1"]


def test_c_085_the_bank_is_no_neighbour() -> None:
    own = ExpandedCity("rome", coins=1, built="clandestine_dock_east clandestine_dock_west", leaders="bilkis")
    assert expanded_scene(own, ExpandedCity("ephesus"), ExpandedCity("petra")).ways(0, "stockade") == ["pay bank 1"]
    assert (
        expanded_scene(ExpandedCity(**{**vars(own), "coins": 0}), ExpandedCity("ephesus"), ExpandedCity("petra")).ways(
            0, "stockade"
        )
        == []
    )


def test_c_r21_a_rebate_is_shared_by_both_last_cards() -> None:
    """C-R21: production serves each anew."""
    own = ExpandedCity("babylon", "B", coins=9, stages=2, built="clandestine_dock_east", hand="baths stockade")
    seller = ExpandedCity("giza", built="lumber_yard", hand=LAST)
    scene = expanded_scene(own, ExpandedCity("petra", hand=LAST), seller, age=1, turn=7)
    scene.play("build baths pay right 1")
    assert scene.builds(0, "stockade") == ["pay right 2"]
    wide = ExpandedCity("babylon", "B", coins=0, stages=2, built="black_market", hand="barracks stockade")
    both = expanded_scene(wide, ExpandedCity("petra", hand=LAST), seller, age=1, turn=7).play("build barracks")
    assert both.builds(0, "stockade") == [""]


# Dynamic production.


def test_c_090_the_warehouse_repeats_brown_gray_and_the_board() -> None:
    """Not yellow, white or black production."""
    own = ExpandedCity("babylon", coins=0, built="secret_warehouse forum caravansery ore_vein black_market")
    scene = expanded_scene(own, *NOBODY)
    assert scene.ways(0, "school") == [""]
    assert scene.ways(0, "magistrates_guild") == []
    assert (
        expanded_scene(ExpandedCity("babylon", coins=0, built="secret_warehouse forum"), *NOBODY).ways(
            0, "traders_guild"
        )
        == []
    )
    assert (
        expanded_scene(ExpandedCity("babylon", coins=0, built="secret_warehouse caravansery"), *NOBODY).ways(
            0, "caravansery"
        )
        == []
    )
    assert expanded_scene(ExpandedCity("giza", coins=0, built="secret_warehouse"), *NOBODY).stage_ways(0) == [""]
    gray = ExpandedCity("halicarnassus", coins=0, stages=2, built="secret_warehouse")
    assert expanded_scene(gray, *NOBODY).stage_ways(0) == [""]
    brown = ExpandedCity("rome", coins=0, built="secret_warehouse lumber_yard")
    assert expanded_scene(brown, *NOBODY).ways(0, "caravansery") == [""]


def test_c_091_the_black_market_gives_what_the_city_does_not_make() -> None:
    """Yellow production does not matter to it."""
    own = ExpandedCity("babylon", coins=0, built="black_market forum caravansery")
    scene = expanded_scene(own, ExpandedCity("ephesus"), ExpandedCity("rhodes"))
    assert scene.ways(0, "caravansery") == [""]  # wood from the Caravansery, wood from the market
    assert scene.ways(0, "school") == [""]
    assert (
        expanded_scene(
            ExpandedCity("giza", coins=0, built="black_market"), ExpandedCity("petra"), ExpandedCity("rhodes")
        ).stage_ways(0)
        == []
    )


def test_c_092_both_goods_of_a_card_count() -> None:
    """C-R09: a city that makes all seven has no use for the market."""
    both = expanded_scene(
        ExpandedCity("rome", coins=0, built="secret_warehouse clay_pit lumber_yard"),
        ExpandedCity("giza"),
        ExpandedCity("ephesus"),
    )
    assert both.ways(0, "stables") == [""]
    assert both.ways(0, "forum") == [""]
    assert both.ways(0, "dispensary") == []
    everything = "timber_yard clay_pit loom glassworks press"
    full = ExpandedCity("rome", coins=0, built=f"black_market {everything}")
    assert expanded_scene(full, ExpandedCity("ephesus"), ExpandedCity("halicarnassus")).ways(0, "caravansery") == []
    repeated = ExpandedCity("rome", coins=0, built=f"secret_warehouse {everything}")
    assert expanded_scene(repeated, ExpandedCity("ephesus"), ExpandedCity("halicarnassus")).ways(0, "caravansery") == [
        ""
    ]


def test_c_093_stages_are_in_neither_list() -> None:
    """Alexandria makes raw goods with a stage."""
    own = ExpandedCity("alexandria", "B", coins=0, stages=1, built="secret_warehouse")
    assert expanded_scene(own, ExpandedCity("giza"), ExpandedCity("rhodes")).ways(0, "caravansery") == []
    market = ExpandedCity("alexandria", "B", coins=0, stages=1, built="black_market")
    assert expanded_scene(market, ExpandedCity("giza"), ExpandedCity("rhodes")).ways(0, "caravansery") == [""]


def test_c_094_both_work_from_the_turn_after() -> None:
    """C-R07: and what is built changes the list in the next turn only."""
    own = ExpandedCity("giza", coins=2, hand="secret_warehouse altar")
    scene = expanded_scene(own, ExpandedCity("petra"), ExpandedCity("rhodes"))
    assert scene.stages(0) == []
    scene.play("build secret_warehouse")
    assert scene.stage_ways(0) == [""]
    own = ExpandedCity("giza", coins=0, built="secret_warehouse lumber_yard", hand="ore_vein training_ground")
    growing = expanded_scene(own, ExpandedCity("petra"), ExpandedCity("ephesus"))
    assert growing.builds(0, "training_ground") == []
    growing.play("build ore_vein")
    assert growing.ways(0, "training_ground") == [""]
    market = ExpandedCity("giza", coins=0, built="black_market lumber_yard", hand="loom lighthouse")
    assert expanded_scene(market, ExpandedCity("petra"), ExpandedCity("rhodes")).ways(0, "haven") == []


def test_c_095_nobody_buys_them() -> None:
    scene = expanded_scene(
        ExpandedCity("rome", coins=9, built="ore_vein"), ExpandedCity("giza", built="secret_warehouse black_market")
    )
    assert scene.ways(0, "baths") == ["pay left 2"]
    assert scene.ways(0, "arena") == []
    assert scene.ways(0, "stockade") == []


def test_c_096_only_what_is_missing_is_bought() -> None:
    """C-R14, C-R19: own sources first, one unit of each; the bank may sell instead of a neighbour."""
    own = ExpandedCity(
        "babylon", coins=9, built="lumber_yard secret_warehouse black_market", leaders="bilkis", hand="school"
    )
    scene = expanded_scene(own, ExpandedCity("alexandria"), ExpandedCity("ephesus"), age=3)
    assert set(scene.ways(0, "university")) == {"pay bank 1", "pay left 2", "pay right 2"}
    assert scene.builds(0, "school") == [""]
    assert not scene.quote(0, "build school pay right 2").legal
    assert not scene.quote(0, "build school pay bank 1").legal
    waived = expanded_scene(
        ExpandedCity(**{**vars(own), "leaders": "archimedes"}),
        ExpandedCity("alexandria"),
        ExpandedCity("ephesus"),
        age=3,
    )
    assert waived.ways(0, "university") == [""]


def test_c_097_a_dearer_payment_is_accepted() -> None:
    own = ExpandedCity("rome", coins=9, built="clandestine_dock_west", hand="baths")
    scene = expanded_scene(own, ExpandedCity("giza"), ExpandedCity("byzantium"), age=1)
    assert scene.builds(0, "baths") == ["pay left 1", "pay right 2"]
    bank = expanded_scene(
        ExpandedCity("rome", coins=9, leaders="bilkis", hand="baths"),
        ExpandedCity("giza"),
        ExpandedCity("rhodes"),
        age=1,
    )
    assert bank.builds(0, "baths") == ["pay bank 1", "pay left 2"]
    assert not bank.quote(0, "build baths pay left 2 bank 1").legal
    assert not bank.quote(0, "build baths pay left 3").legal


# Masks.


def test_c_100_a_mask_copies_a_neighbours_symbol() -> None:
    own = ExpandedCity(built="pigeon_loft workshop scriptorium")
    far = [ExpandedCity(), ExpandedCity(built="apothecary"), ExpandedCity()]
    assert expanded_scene(own, *far).score(0, "science") == 2
    assert expanded_scene(own, far[1], ExpandedCity(), ExpandedCity()).score(0, "science") == 3 + 7
    assert expanded_scene(own, ExpandedCity(), ExpandedCity(), far[1]).score(0, "science") == 3 + 7


def test_c_101_each_card_once() -> None:
    own = ExpandedCity(built="pigeon_loft spy_ring torture_chamber")
    assert expanded_scene(own, ExpandedCity(built="workshop")).score(0, "science") == 1
    assert expanded_scene(own, ExpandedCity(built="workshop study")).score(0, "science") == 4


def test_c_102_a_card_one_owns_may_be_copied() -> None:
    assert (
        expanded_scene(ExpandedCity(built="pigeon_loft workshop"), ExpandedCity(built="workshop")).score(0, "science")
        == 4
    )


def test_c_103_the_same_card_of_both_neighbours() -> None:
    own = ExpandedCity(built="pigeon_loft spy_ring")
    assert expanded_scene(own, ExpandedCity(built="workshop"), ExpandedCity(built="workshop")).score(0, "science") == 4


def test_c_104_a_mask_may_be_void() -> None:
    assert expanded_scene(ExpandedCity(built="pigeon_loft spy_ring")).score(0, "science") == 0
    assert expanded_scene(ExpandedCity(built="pigeon_loft workshop")).score(0, "science") == 1


@pytest.mark.parametrize(
    "neighbour",
    [
        {"leaders": "euclid ptolemy pythagoras"},
        {"board": "babylon", "stages": 2},
        {"built": "scientists_guild"},
        {"built": "spy_ring"},
    ],
)
def test_c_105_only_green_cards(neighbour: dict[str, Any]) -> None:
    assert expanded_scene(ExpandedCity(built="pigeon_loft"), ExpandedCity(**neighbour)).score(0, "science") == 0


def test_c_106_copying_takes_nothing() -> None:
    cities = [ExpandedCity(built="pigeon_loft"), ExpandedCity(built="workshop"), ExpandedCity(built="spy_ring")]
    scene = expanded_scene(*cities)
    assert [scene.score(city, "science") for city in range(3)] == [1, 1, 1]
    assert scene.state.counts[1][GREEN] == 1


def test_c_107_the_best_of_all_choices() -> None:
    """Masks, Babylon, the Scientists and a copied guild together; sets of ten with Aristotle."""
    own = ExpandedCity("babylon", stages=2, built="pigeon_loft scientists_guild workshop")
    assert expanded_scene(own, ExpandedCity(built="scriptorium apothecary")).score(0, "science") == 4 + 1 + 1 + 7
    assert expanded_scene(own, ExpandedCity(built="study")).score(0, "science") == 16
    aristotle = ExpandedCity(**{**vars(own), "leaders": "aristotle"})
    assert expanded_scene(aristotle, ExpandedCity(built="scriptorium apothecary")).score(0, "science") == 4 + 1 + 1 + 10
    olympia = ExpandedCity("olympia", "B", stages=3, built="pigeon_loft apothecary")
    neighbour = ExpandedCity(built="scientists_guild workshop")
    scene = expanded_scene(olympia, neighbour)
    assert scene.score(0, "science") == 3 + 7
    assert scene.copied(0) == "scientists_guild"


def test_c_108_a_mask_is_black() -> None:
    """Not green for Philosophers, Hypatia, Justinian, Plato."""
    own = ExpandedCity(built="pigeon_loft baths stockade", leaders="hypatia justinian")
    scene = expanded_scene(own, ExpandedCity(built="philosophers_guild workshop"))
    assert scene.score(0, "leaders") == 0
    assert scene.score(1, "guilds") == 0
    assert (scene.state.counts[0][GREEN], scene.state.counts[0][BLACK]) == (0, 1)
