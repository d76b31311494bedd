"""The worked examples of the rulebooks."""

import pytest

from septem.core.quote import Reason, Route, Source
from septem.duel.constants import GOODS
from tests.duel.components import LAYOUTS
from tests.duel.helpers import City, Positions, Scene, full_structure


def bill(scene: Scene, item: str) -> dict[str, int]:
    """The units and coins of a cost, as an empty city is told them."""
    names = {-1: "coins", **dict(enumerate(GOODS))}
    return {names[line.good]: line.units for line in scene.quote(item).receipt}


@pytest.mark.parametrize(
    ("item", "cost"),
    [
        ("lumber_yard", {}),
        ("stone_pit", {"coins": 1}),
        ("baths", {"stone": 1}),
        ("arena", {"clay": 1, "stone": 1, "wood": 1}),
        ("scriptorium", {"coins": 2}),
    ],
)
def test_dx_01_costs(position: Positions, item: str, cost: dict[str, int]) -> None:
    assert bill(position(), item) == cost


def test_dx_02_a_stable_makes_horse_breeders_free(position: Positions) -> None:
    chained = position(City("stable"), cards="horse_breeders")
    assert (chained.cost("horse_breeders"), chained.quote("horse_breeders").route) == (0, Route.CHAIN)
    assert "build horse_breeders" in chained.moves
    assert bill(position(cards="horse_breeders"), "horse_breeders") == {"clay": 1, "wood": 1}


def test_dx_03_production_covers_costs(position: Positions) -> None:
    city = "quarry clay_pool brickyard press"
    scene = position(City(city), cards="baths garrison apothecary")
    assert scene.cost("baths") == 0
    assert scene.cost("garrison") == 0
    assert scene.cost("apothecary") == 2
    assert {"build baths", "build garrison"} <= scene.moves
    assert "build apothecary" not in scene.moves
    assert "build apothecary" in position(City(city, coins=2), cards="apothecary").moves


def test_dx_04_two_stones_of_the_opponent_raise_the_price_by_two(position: Positions) -> None:
    scene = position(p2=City("shelf_quarry"))
    assert scene.cost("baths") == 4
    assert scene.cost("walls") == 8
    assert scene.cost("aqueduct", player=2) == 2  # two stones made, a third bought


def test_dx_05_fortifications_by_trade(position: Positions) -> None:
    scene = position(City("clay_pool"), City("shelf_quarry"))
    lines = {
        (GOODS[line.good], line.units, line.price)
        for line in scene.quote("fortifications", 2).receipt
        if line.source is Source.BOUGHT
    }
    assert lines == {("clay", 1, 3), ("papyrus", 1, 2)}
    assert scene.cost("fortifications", player=2) == 5


def test_dx_06_three_stones_at_four(position: Positions) -> None:
    scene = position(City(coins=12), City("shelf_quarry"), cards="aqueduct")
    assert scene.cost("aqueduct") == 12
    scene.play("build aqueduct")
    assert scene.coins == (0, 0)


def test_dx_07_coins_and_trade_together(position: Positions) -> None:
    scene = position(City("glassworks"), City(coins=7), cards="caravansery", ask=("turn", 2))
    quote = scene.quote("caravansery", 2)
    assert (quote.coins, quote.trade) == (7, 5)
    assert {(line.source, line.units, line.price) for line in quote.receipt} == {
        (Source.COINS, 2, 1),
        (Source.BOUGHT, 1, 3),
        (Source.BOUGHT, 1, 2),
    }
    scene.play("build caravansery")
    assert scene.coins == (0, 0)


def test_dx_08_baths_make_the_aqueduct_free(position: Positions) -> None:
    scene = position(City("baths"), cards="aqueduct")
    assert scene.cost("aqueduct") == 0
    scene.play("build aqueduct")
    assert scene.city(1) == {"baths", "aqueduct"}


def test_dx_09_a_palisade_makes_the_fortifications_free(position: Positions) -> None:
    scene = position(p2=City("palisade"), cards="fortifications", ask=("turn", 2))
    assert scene.cost("fortifications", player=2) == 0
    scene.play("build fortifications")
    assert scene.city(2) == {"palisade", "fortifications"}


def test_dx_10_only_uncovered_cards_can_be_taken(position: Positions) -> None:
    scene = position(structure=full_structure(1), age=1)
    open_slots = range(14, 20)
    assert {move for move in scene.moves if move.startswith("sell")} == {
        f"sell {scene.structure[slot]}" for slot in open_slots
    }
    for slot in set(LAYOUTS[1]["face_up"]) - set(open_slots):
        assert scene.refusal(f"sell {scene.structure[slot]}") is Reason.COVERED
    assert scene.refusal("sell stable") is Reason.NOT_IN_STRUCTURE  # it lies face down on 9
    first, second = scene.structure[14], scene.structure[15]
    assert "card_revealed stable 9" not in scene.play(f"sell {first}")
    assert scene.structure[9] == "?"
    assert "card_revealed stable 9" in scene.play(f"sell {second}")
    assert scene.structure[9] == "stable"
    assert "sell stable" in scene.moves


def test_dx_11_a_sale_with_two_yellow_buildings(position: Positions) -> None:
    scene = position(p2=City("tavern clay_reserve"), cards="aqueduct", ask=("turn", 2))
    scene.play("sell aqueduct")
    assert scene.coins == (0, 4)
    assert scene.discard == ["aqueduct"]


def test_dx_12_a_wonder_is_paid_for_and_the_card_is_not(position: Positions) -> None:
    scene = position(City("clay_pool clay_pit glassworks", coins=2, unbuilt="colossus"), cards="palace")
    assert scene.cost("colossus") == 2
    assert scene.cost("palace") > 2
    scene.play("raise colossus with palace")
    assert scene.coins == (0, 0)
    assert scene.won(1) == {"colossus": "palace"}
    assert "palace" not in scene.city(1)
    assert scene.pawn == 2
    poor = position(City("clay_pool clay_pit glassworks", coins=1, unbuilt="colossus"), cards="tavern")
    assert "raise colossus with tavern" not in poor.moves


def test_dx_13_the_seventh_wonder_sends_the_eighth_to_the_box(position: Positions) -> None:
    scene = position(
        City("brickyard clay_pool glassworks", won="sphinx piraeus", unbuilt="colossus pyramids"),
        City(won="appian_way mausoleum great_library hanging_gardens"),
        cards="palace",
    )
    facts = scene.play("raise colossus with palace")
    assert facts.index("wonder_boxed P1 pyramids") == facts.index("wonder_raised P1 colossus palace") + 1
    assert set(scene.won(1)) == {"sphinx", "piraeus", "colossus"}
    assert len(scene.won(1)) + len(scene.won(2)) == 7
    assert scene.unbuilt(1) == set()


def test_dx_14_entering_the_zone_of_a_loot_token(position: Positions) -> None:
    scene = position(
        City("logging_camp quarry press"),
        City(coins=7),
        pawn=1,
        loot="loot_p2_2 loot_p2_5",
        cards="archery_range",
    )
    scene.play("build archery_range")
    assert scene.pawn == 3
    assert scene.coins == (0, 5)
    assert scene.loot == {"loot_p2_5"}


def test_dx_15_strategy_adds_a_shield(position: Positions) -> None:
    scene = position(City("shelf_quarry", tok="strategy"), cards="walls")
    scene.play("build walls")
    assert scene.pawn == 3


def test_dx_30_a_pair_without_tokens_on_the_board_brings_nothing(position: Positions) -> None:
    scene = position(City("apothecary sawmill press drying_room"), cards="school", board="")
    facts = scene.play("build school")
    assert "pair_made P1 wheel" in facts
    assert scene.tokens(1) == set()
    assert scene.asked == ("turn", 2)
