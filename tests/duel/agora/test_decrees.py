"""Worked examples: decrees, wonders and scoring."""

from typing import Any

import pytest

from tests.duel.agora.scenes import city, scene

MINE = {1: (1, 0)}


def test_ax_29_coins_for_blue_buildings() -> None:
    """AX-29, A-091, A-118."""
    found = scene(
        city("theater"), city("", 9), cards="statue rostrum walls", cubes={1: (0, 1)}, decrees={1: "decree_blue_coins"}
    )
    found.play("build statue")
    assert found.coins == (0, 11)
    cost = found.cost("rostrum", 2)
    found.play("build rostrum")
    assert found.coins == (0, 11 - cost + 2)


def test_ax_30_the_current_age_counts() -> None:
    """AX-30, A-092, A-093."""
    found = scene(
        city("", 40, unbuilt="mausoleum"),
        cards="port study",
        age=3,
        discard="workshop",
        cubes=MINE,
        decrees={1: "decree_green_coins"},
    )
    found.play("raise mausoleum with port")
    coins = found.coins[0]
    found.play("revive workshop")
    assert found.coins[0] == coins + 3


def test_ax_31_one_unit_is_waived() -> None:
    """AX-31, A-095."""
    for decree, cost in ("decree_sale", 8), ("decree_red_waiver", 4):
        found = scene(city(), city("shelf_quarry"), cards="walls", cubes=MINE, decrees={1: decree})
        assert found.cost("walls") == cost


def test_ax_32_printed_coins_are_one_symbol() -> None:
    """AX-32, A-095, A-098."""
    waived: dict[str, Any] = {"cubes": MINE, "decrees": {1: "decree_red_waiver"}}
    assert scene(cards="walls", **waived).cost("pretorium") == 0
    plain = scene(city(tok="urbanism"), cards="barracks forum", **waived)
    plain.play("build barracks")
    assert plain.coins[0] == 0
    chained = scene(city("garrison", tok="urbanism"), cards="barracks forum", **waived)
    chained.play("build barracks")
    assert chained.coins[0] == 4


def test_ax_33_the_cheaper_way() -> None:
    """AX-33, A-096."""
    found = scene(city(), city("glassworks"), cubes=MINE, decrees={1: "decree_yellow_waiver"})
    assert found.cost("caravansery") == 4


def test_ax_34_coins_or_clay() -> None:
    """AX-34, A-096."""
    waived: dict[str, Any] = {"cubes": MINE, "decrees": {1: "decree_yellow_waiver"}}
    assert scene(**waived).cost("forum") == 2
    assert scene(city("clay_pool"), **waived).cost("forum") == 0
    assert scene(**waived).cost("customs_house") == 0


@pytest.mark.parametrize(
    ("tokens", "decree", "cost"),
    [
        ("", "", 12),
        ("", "decree_wonder_waiver", 8),
        ("architecture", "", 5),
        ("architecture", "decree_wonder_waiver", 2),
    ],
)
def test_ax_35_wonders(tokens: str, decree: str, cost: int) -> None:
    """AX-35, A-097."""
    decrees = {1: decree or "decree_sale"}
    found = scene(city(tok=tokens), city("glassworks glass_blower quarry"), cubes=MINE, decrees=decrees)
    assert found.cost("circus_maximus") == cost


def test_ax_36_with_a_producer_of_choice() -> None:
    """AX-36, A-096."""
    for decree, cost in ("decree_sale", 5), ("decree_green_waiver", 2):
        found = scene(city("forum"), city("press"), cubes=MINE, decrees={1: decree})
        assert found.cost("school") == cost


def test_ax_37_raw_goods_are_cheaper() -> None:
    """AX-37, A-110, A-111."""
    priced: dict[str, Any] = {"cubes": MINE, "decrees": {1: "decree_raw_price"}}
    assert scene(city(), city("shelf_quarry"), **priced).cost("aqueduct") == 9
    assert scene(city("stone_reserve"), city("shelf_quarry"), **priced).cost("aqueduct") == 3


def test_ax_38_manufactured_goods_are_cheaper() -> None:
    """AX-38, A-110."""
    made = scene(cubes=MINE, decrees={1: "decree_manufactured_price"})
    assert made.cost("laboratory") == 4
    both = scene(cubes={1: (1, 0), 2: (1, 0)}, decrees={1: "decree_manufactured_price", 2: "decree_raw_price"})
    assert both.cost("palace") == 5


def test_ax_39_economy_gets_what_is_paid() -> None:
    """AX-39, A-112."""
    found = scene(
        city("", 5), city(tok="economy"), cards="town_hall port", age=3, cubes=MINE, decrees={1: "decree_raw_price"}
    )
    found.play("build town_hall")
    assert found.coins == (0, 5)


def test_ax_40_chains_of_the_opponent() -> None:
    """AX-40, A-116."""
    chained: dict[str, Any] = {"cubes": MINE, "decrees": {1: "decree_chains"}}
    found = scene(city(tok="urbanism"), city("theater"), cards="statue walls", **chained)
    assert found.cost("statue") == 0
    found.play("build statue")
    assert found.coins[0] == 4
    under = scene(city("", 4, tok="urbanism"), city(won="pyramids:theater"), cards="statue walls", **chained)
    assert under.cost("statue") == 4
    under.play("build statue")
    assert under.coins[0] == 0


def test_ax_41_coins_for_wonders() -> None:
    """AX-41, A-115."""
    found = scene(
        city("", 30, unbuilt="appian_way"),
        city("", 1),
        cards="walls forum",
        cubes={1: (0, 1)},
        decrees={1: "decree_wonder_coins"},
    )
    cost = found.cost("appian_way")
    found.play("raise appian_way with walls")
    assert found.coins == (33 - cost, 2)


def test_ax_42_the_shield_of_a_decree() -> None:
    """AX-42, A-105, A-106."""
    found = scene(
        city(tok="strategy"),
        city("", 9),
        cards="conspirator_1 conspirator_2 conspirator_3 walls",
        decrees={1: "decree_shield"},
    )
    found.play("recruit conspirator_1", "place 1")
    assert found.pawn == 1
    found.play("recruit conspirator_2", "place 1")
    assert found.pawn == 0
    found.play("sell walls", "recruit conspirator_3", "place 1")
    assert found.pawn == -1


def test_ax_43_the_other_player_resolves_a_token() -> None:
    """AX-43, A-106, A-202, A-204, A-205, A-235."""
    found = scene(
        city("theater altar"), cards="politician_3 walls", pawn=-2, cubes={3: (1, 0)}, decrees={3: "decree_shield"}
    )
    found.play("recruit politician_3", "move 3 2")
    assert (found.pawn, found.asked) == (-3, ("influence", 2))
    found.play("place 6")
    assert found.asked == ("senate", 1)


def test_ax_44_the_push_reaches_a_capital() -> None:
    """AX-44, A-108."""
    found = scene(cards="politician_1 walls", pawn=8, cubes={2: (0, 1)}, decrees={2: "decree_shield"}, turn=2)
    found.play("recruit politician_1", "move 2 1")
    assert found.result == (1, "military")


def test_ax_45_the_game_ends_within_a_conspiracy() -> None:
    """AX-45, A-108, A-133."""
    found = scene(
        cards="walls forum",
        pawn=-8,
        cubes={5: (1, 0)},
        decrees={5: "decree_shield"},
        plots=("", "political_maneuver:stable"),
        turn=2,
    )
    found.play("trigger political_maneuver", "place 1", "remove 5")
    assert (found.pawn, found.result) == (-9, (2, "military"))


def test_ax_46_income_comes_too_late() -> None:
    """AX-46, A-119."""
    found = scene(city("", 2), cards="barracks forum", cubes=MINE, decrees={1: "decree_red_coins"})
    assert "build barracks" not in found.moves


def test_ax_47_income_is_not_paid_for_control_gained_later() -> None:
    """AX-47, A-115, A-119, A-184."""
    found = scene(
        city("", 40, unbuilt="knossos"),
        cards="walls forum",
        cubes=MINE,
        decrees={1: "decree_blue_coins", 4: "decree_wonder_coins"},
    )
    coins = found.coins[0] - found.cost("knossos")
    found.play("raise knossos with walls", "place 4", "pass")
    assert found.coins[0] == coins


def test_ax_57_coup() -> None:
    """AX-57, A-148, A-201."""
    found = scene(city(tok="strategy"), cards="walls forum", pawn=2, plots=("coup:stable", ""))
    found.play("trigger coup")
    assert (found.pawn, found.asked) == (4, ("influence", 1))


def test_ax_58_two_tokens_at_once() -> None:
    """AX-58, A-200, A-203, A-206."""
    found = scene(
        city("", 40, tok="strategy"), city("", 9), cards="arsenal port", age=3, pawn=2, cubes={6: (0, 1), 5: (1, 0)}
    )
    found.play("build arsenal")
    assert (found.pawn, found.asked) == (6, ("influence", 1))
    found.play("place 1")
    assert found.asked == ("remove", 1)
    found.play("remove 6")
    assert found.asked == ("move", 1)
    found.play("pass")
    assert found.coins[1] == 9
    assert found.asked == ("turn", 2)


def test_ax_59_nothing_to_remove() -> None:
    """AX-59, A-081, A-204."""
    found = scene(city("", 9), cards="barracks forum", pawn=5, cubes=MINE)
    found.play("build barracks")
    assert found.asked == ("move", 1)
    assert found.state.loot >> 3 & 1 == 0


def test_ax_78_curia_julia() -> None:
    """AX-78, A-180, A-181, A-182."""
    found = scene(city("", 12, unbuilt="curia_julia"), city("", 5), cards="walls forum school", plots=("blackmail", ""))
    found.play("raise curia_julia with walls")
    assert (found.coins, found.asked) == ((8, 5), ("trigger", 1))
    found.play("trigger blackmail")
    assert found.coins == (11, 2)
    assert found.asked == ("turn", 1)


def test_ax_79_only_a_prepared_conspiracy() -> None:
    """AX-79, A-181."""
    found = scene(city("", 12, unbuilt="curia_julia"), cards="walls forum school", plots=("coup:stable", ""))
    found.play("raise curia_julia with walls")
    assert (found.coins[0], found.asked) == (8, ("turn", 1))


def test_ax_81_knossos_with_a_waiver() -> None:
    """AX-81, A-183, A-097."""
    found = scene(city("clay_pool glassworks"), city("quarry"), cubes=MINE, decrees={1: "decree_wonder_waiver"})
    assert found.cost("knossos") == 4


def test_ax_82_senate_points() -> None:
    """AX-82, A-080, A-224."""
    cubes = {1: (1, 0), 3: (1, 0), 5: (1, 0), 4: (0, 1), 2: (1, 1)}
    found = scene(cubes=cubes)
    assert (found.score(1)["senate"], found.score(2)["senate"]) == (6, 3)


def test_ax_83_senate_points_break_no_tie() -> None:
    """AX-83, A-225: points of blue buildings do."""
    cubes = {3: (1, 0), 4: (1, 0), 2: (1, 0), 1: (1, 0), 6: (0, 1), 5: (0, 1)}
    found = scene(city("theater", 0), city("altar baths rostrum", 0), cards="study", age=3, cubes=cubes)
    assert (found.total(1), found.total(2)) == (12, 13)
    found = scene(city("theater"), city("altar baths"), cards="study", age=3, cubes={3: (1, 0)})
    assert (found.total(1), found.total(2)) == (6, 6)
    found.play("build study") if "build study" in found.moves else found.play("sell study")
    assert found.result == (2, "blue_points")


def test_ax_84_the_end_of_an_age() -> None:
    """AX-84, A-207, A-035."""
    found = scene(cards="lumber_yard", age=1, pawn=1, cubes=MINE, decrees={1: "decree_shield"})
    found.play("sell lumber_yard")
    assert found.asked == ("starter", 2)


def test_ax_85_one_extra_turn_only() -> None:
    """AX-85, A-046."""
    found = scene(
        city("", 40, tok="theology", unbuilt="mausoleum"),
        cards="walls forum school",
        discard="conspirator_4",
        cubes=MINE,
        decrees={1: "decree_extra_turn"},
    )
    found.play("raise mausoleum with walls", "revive conspirator_4", "place 2")
    assert found.asked == ("turn", 1)
    found.play("sell forum")
    assert found.asked == ("turn", 2)
