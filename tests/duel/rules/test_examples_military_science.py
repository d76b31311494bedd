"""Worked examples: the military track and science."""

from septem.core.quote import Reason
from tests.duel.components import SYMBOLS
from tests.duel.helpers import City, Positions

FIVE_SYMBOLS = "scriptorium pharmacist apothecary workshop academy"  # quill, mortar, wheel, plumb line, sundial
LIBRARY = "sawmill lumber_yard glassworks press"


def test_dx_58_one_move_through_two_zones(position: Positions) -> None:
    scene = position(
        City("brickyard clay_pool sawmill", tok="strategy"),
        City(coins=6),
        pawn=2,
        loot="loot_p2_2 loot_p2_5",
        cards="arsenal",
    )
    facts = scene.play("build arsenal")
    assert facts[2:-1] == [
        "pawn_moved P1 6 4",
        "loot_spent P2 loot_p2_2",
        "coins_lost P2 loot 2",
        "loot_spent P2 loot_p2_5",
        "coins_lost P2 loot 4",
    ]
    assert (scene.pawn, scene.coins, scene.loot) == (6, (0, 0), set())


def test_dx_59_a_zone_without_its_token_costs_nothing(position: Positions) -> None:
    scene = position(
        City("shelf_quarry", coins=9),
        City(coins=9),
        pawn=4,
        loot="loot_p1_2 loot_p1_5 loot_p2_5",
        cards="pretorium walls",
        age=3,
        ask=("turn", 2),
    )
    scene.play("build pretorium")
    assert scene.pawn == 1
    scene.play("build walls")
    assert scene.pawn == 3
    assert scene.coins == (9, 1)  # player 2 paid 8 for the pretorium
    assert scene.loot == {"loot_p1_2", "loot_p1_5", "loot_p2_5"}


def test_dx_60_moving_back_through_zones_passed_already(position: Positions) -> None:
    scene = position(
        City("brickyard shelf_quarry", coins=9),
        City(coins=9),
        pawn=-7,
        loot="loot_p2_2 loot_p2_5",
        cards="circus",
    )
    scene.play("build circus")
    assert scene.pawn == -5
    assert scene.coins == (9, 9)
    assert (scene.score(1).get("military", 0), scene.score(2)["military"]) == (0, 5)


def test_dx_61_law_as_the_sixth_symbol(position: Positions) -> None:
    scene = position(City(FIVE_SYMBOLS), board="law economy", cards="library")
    scene.play("build library")
    assert (scene.asked, scene.result) == (("token", 1), None)
    assert scene.play("token law") == ["token_taken P1 law", "game_won P1 science"]
    assert scene.result == (1, "science")


def test_dx_62_without_law_on_the_board(position: Positions) -> None:
    scene = position(City(FIVE_SYMBOLS), board="economy strategy", cards="library")
    scene.play("build library")
    assert scene.moves == {"token economy", "token strategy"}
    assert scene.refusal("token law") is Reason.NOT_ON_BOARD
    scene.play("token economy")
    assert scene.result is None
    assert scene.tokens(1) == {"economy"}


def test_dx_63_law_by_the_great_library(position: Positions) -> None:
    scene = position(
        City(f"{FIVE_SYMBOLS} {LIBRARY}", tok="theology", unbuilt="great_library"),
        box="strategy law economy",
        cards="statue",
    )
    scene.play("raise great_library with statue")
    assert scene.play("token law") == ["token_kept P1 law", "game_won P1 science"]
    assert scene.result == (1, "science")
    assert scene.asked is None


def test_dx_64_nothing_pairs_with_law(position: Positions) -> None:
    greens = [card for cards in SYMBOLS.values() for card in cards if card != "law"]
    assert len(greens) == 12
    for card in greens:
        scene = position(City(tok="law"), board="economy", discard=card, cards="statue", ask=("revive", 1))
        assert not any(fact.startswith("pair_made") for fact in scene.play(f"revive {card}"))
        assert scene.asked == ("turn", 2)


def test_dx_65_strategy_does_not_help_wonders(position: Positions) -> None:
    city = City("brickyard clay_pool glassworks", tok="strategy", unbuilt="colossus")
    scene = position(city, cards="statue")
    scene.play("raise colossus with statue")
    assert scene.pawn == 2
