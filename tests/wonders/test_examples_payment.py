"""Payments, SX-30 to SX-45, SX-95 and SX-96."""

from __future__ import annotations

from septem.wonders.refusal import Refusal
from tests.wonders.helpers import City, Scene, scene


def test_sx_30_choice_cards_share_a_cost() -> None:
    table = scene(City("giza", coins=0, built="tree_farm excavation glassworks", hand="temple altar"))
    assert table.builds(0, "temple") == [""]


def choice_or_ore(**city: object) -> Scene:
    """Own W/C and O; the left sells W, the right C."""
    me = City("rhodes", coins=2, built=str(city.get("built", "tree_farm")), hand="stables altar")
    return scene(me, City("olympia"), City("babylon"))


def test_sx_31_two_payments() -> None:
    assert sorted(choice_or_ore().payments(0, "stables")) == [(0, 2), (2, 0)]


def test_sx_32_a_discount_leaves_both_payments() -> None:
    table = choice_or_ore(built="tree_farm east_trading_post")
    assert table.payments(0, "stables") == [(0, 1), (2, 0)]


def test_sx_33_a_choice_card_gives_one_unit_to_a_buyer() -> None:
    """S-055, R-08."""
    me = City("rhodes", coins=9, hand="stables altar")
    table = scene(me, City("alexandria", built="tree_farm"), City("ephesus"))
    assert table.payments(0, "stables") == []
    assert table.quote(0, "build stables").refusal is Refusal.NO_SELLER


def test_sx_34_one_unit_from_each_side() -> None:
    me = City("rhodes", coins=9, hand="stables altar")
    table = scene(me, City("alexandria", built="tree_farm"), City("babylon"))
    assert table.payments(0, "stables") == [(2, 2)]


def test_sx_35_what_the_city_makes_is_not_bought() -> None:
    """S-061, R-10."""
    me = City("giza", coins=5, built="lumber_yard", hand="stockade altar")
    table = scene(me, City("olympia"), City("rhodes", built="lumber_yard"), age=1)
    assert table.payments(0, "stockade") == [(0, 0)]
    assert table.quote(0, "build stockade pay left 2").refusal is Refusal.WRONG_PAYMENT


def test_sx_36_a_discount_on_one_side() -> None:
    me = City("giza", coins=9, built="west_trading_post", hand="walls altar")
    table = scene(me, City("rhodes", built="quarry"), City("babylon", built="timber_yard"))
    assert table.payments(0, "walls") == [(2, 0), (1, 2)]


def test_sx_37_too_few_units_on_sale() -> None:
    me = City("rhodes", coins=10, hand="aqueduct altar")
    table = scene(me, City("giza", built="stone_pit"), City("olympia"))
    assert table.payments(0, "aqueduct") == []


def test_sx_38_the_palace() -> None:
    """Six purchases that come to four different payments of three coins each."""
    me = City("alexandria", coins=9, built="excavation clay_pit caravansery forum marketplace", hand="palace altar")
    table = scene(me, City("olympia", built="loom"), City("giza", built="press loom"), age=3)
    assert table.payments(0, "palace") == [(0, 3), (1, 2), (2, 1), (3, 0)]


def test_sx_39_yellow_cards_do_not_sell() -> None:
    me = City("rhodes", coins=9, hand="workshop stockade baths")
    table = scene(me, City("giza", built="forum caravansery"), City("babylon"), age=1)
    assert table.builds(0, "workshop") == table.builds(0, "stockade") == []
    assert table.builds(0, "baths") == ["pay left 2"]


def test_sx_40_stages_do_not_sell() -> None:
    me = City("rhodes", coins=9, hand="workshop stockade baths")
    table = scene(me, City("alexandria", stages=2), City("ephesus"), age=1)
    assert table.builds(0, "stockade") == table.builds(0, "baths") == []
    assert table.builds(0, "workshop") == ["pay left 2"]


def test_sx_41_a_trading_post_is_for_raw_materials() -> None:
    """S-053, R-07: the east is the right."""
    me = City("giza", coins=9, built="east_trading_post", hand="barracks scriptorium")
    table = scene(me, City("alexandria"), City("rhodes", built="press"), age=1)
    assert table.builds(0, "barracks") == ["pay right 1"]
    assert table.builds(0, "scriptorium") == ["pay right 2"]


def test_sx_42_discounts_do_not_add_up() -> None:
    """S-052."""
    me = City("olympia", side="B", coins=9, stages=1, built="east_trading_post", hand="barracks altar")
    table = scene(me, City("alexandria"), City("rhodes"), age=1)
    assert table.builds(0, "barracks") == ["pay right 1"]


def test_sx_43_a_discount_begins_in_the_next_turn() -> None:
    me = City("giza", coins=9, hand="marketplace altar theater")
    left = City("alexandria", hand="workshop altar theater")
    table = scene(me, left, City("rhodes", hand="workshop altar theater"), age=1)
    assert table.payments(0, "workshop") == [(2, 0)]
    table.play("build marketplace")
    assert table.payments(0, "workshop") == [(1, 0)]


def test_sx_44_income_is_for_the_next_turn() -> None:
    """S-041, S-027."""
    me = City("giza", coins=0, hand="foundry altar")
    left = City("rhodes", coins=4, hand="baths walls altar")
    table = scene(me, left, City("babylon"))
    assert table.builds(0, "foundry") == []
    assert table.quote(0, "build foundry").refusal is Refusal.MISSING_COINS


def test_sx_45_new_production_is_not_on_sale_this_turn() -> None:
    """S-026, R-05."""
    me = City("rhodes", coins=9, hand="baths altar theater")
    left = City("babylon", coins=1, hand="quarry altar theater")
    table = scene(me, left, City("alexandria", hand="baths altar theater"))
    assert table.builds(0, "baths") == []
    table.play("sell altar", "build quarry")
    assert table.payments(0, "baths") == [(2, 0)]


def test_sx_95_exactly_the_missing_units() -> None:
    """A city with one clay and a cost of three."""
    me = City("rhodes", coins=4, built="clay_pool", stages=1, hand="altar theater")
    table = scene(me, City("giza", built="brickyard"), City("alexandria"))
    assert table.stages(0) == ["pay left 4"]


def test_sx_96_a_coin_short() -> None:
    me = City("rhodes", coins=3, built="clay_pool", stages=1, hand="altar theater")
    table = scene(me, City("giza", built="brickyard"), City("alexandria"))
    assert table.stages(0) == []
    quote = table.quote(0, "stage with altar pay left 4")
    assert quote.refusal is Refusal.MISSING_COINS
    assert quote.short == 1
