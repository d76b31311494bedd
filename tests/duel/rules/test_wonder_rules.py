"""Wonders and extra turns (section 8)."""

import pytest

from septem.core.quote import Reason
from tests.duel.components import ITEMS, WONDERS
from tests.duel.helpers import City, Positions, Scene, covering

SPHINX = "clay_pool quarry glassworks glass_blower"
REPLAYING = ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"]


def test_d_065_a_wonder_is_built_with_an_open_card_that_has_no_effect(position: Positions) -> None:
    scene = position(City(SPHINX, unbuilt="sphinx"), City(unbuilt="piraeus", coins=20), cards="brewery walls")
    assert scene.refusal("raise piraeus with brewery") is Reason.NOT_YOUR_WONDER
    facts = scene.play("raise sphinx with brewery")
    assert facts[:2] == ["card_taken P1 brewery 0", "wonder_raised P1 sphinx brewery"]
    assert (scene.coins[0], scene.unbuilt(1), scene.won(1)) == (0, set(), {"sphinx": "brewery"})
    assert "brewery" not in scene.city(1)
    assert "brewery" not in scene.discard
    assert scene.refusal("raise sphinx with walls") is Reason.WONDER_BUILT


def test_d_065_the_card_must_be_accessible(position: Positions) -> None:
    scene = position(City(SPHINX, unbuilt="sphinx"), structure=covering("statue"))
    assert scene.refusal("raise sphinx with tribunal") is Reason.COVERED
    assert scene.refusal("raise sphinx with temple") is Reason.NOT_IN_STRUCTURE
    assert {move for move in scene.moves if move.startswith("raise")} == {"raise sphinx with statue"}


def test_d_066_wonders_cost_goods_only() -> None:
    assert len(WONDERS) == 12
    for wonder in WONDERS:
        assert "coins" not in ITEMS[wonder]["cost"]
        assert sum(ITEMS[wonder]["cost"].values()) >= 4


def seventh(position: Positions, own: int) -> Scene:
    """Player 1 has built so many wonders and player 2 the rest of six; each has one more."""
    built = ["pyramids", "colossus", "great_lighthouse", "mausoleum", "great_library", "circus_maximus"]
    return position(
        City(SPHINX, won=" ".join(built[:own]), unbuilt="sphinx"),
        City(won=" ".join(built[own:]), unbuilt="piraeus", coins=30),
        cards="statue walls",
    )


@pytest.mark.parametrize("own", [2, 3])
def test_d_067_seven_wonders_and_no_more(position: Positions, own: int) -> None:
    scene = seventh(position, own)
    assert "wonder_boxed P2 piraeus" in scene.play("raise sphinx with statue")
    assert len(scene.won(1)) + len(scene.won(2)) == 7
    assert scene.unbuilt(1) == scene.unbuilt(2) == set()
    scene.play("sell walls")
    assert scene.asked == ("turn", 2)
    assert not any(move.startswith("raise") for move in scene.moves)
    other = next(iter(scene.structure.values()))
    assert scene.refusal(f"raise piraeus with {other}", player=2) is Reason.ENOUGH_WONDERS


def test_d_067_six_wonders_box_nothing(position: Positions) -> None:
    scene = position(
        City(SPHINX, won="pyramids colossus", unbuilt="sphinx appian_way"),
        City(won="mausoleum great_library circus_maximus", unbuilt="piraeus"),
        cards="statue",
    )
    assert not any(fact.startswith("wonder_boxed") for fact in scene.play("raise sphinx with statue"))
    assert (scene.unbuilt(1), scene.unbuilt(2)) == ({"appian_way"}, {"piraeus"})


@pytest.mark.parametrize("own", [2, 3])
def test_d_068_the_limit_is_on_the_total(position: Positions, own: int) -> None:
    scene = seventh(position, own)
    scene.play("raise sphinx with statue")
    assert (len(scene.won(1)), len(scene.won(2))) == (own + 1, 6 - own)


def test_d_069_the_eighth_goes_before_the_effects_of_the_seventh(position: Positions) -> None:
    scene = position(
        City("brickyard shelf_quarry press", won="pyramids colossus sphinx", unbuilt="appian_way"),
        City(won="mausoleum great_library circus_maximus", unbuilt="piraeus", coins=9),
        cards="statue",
    )
    assert scene.play("raise appian_way with statue")[1:5] == [
        "wonder_raised P1 appian_way statue",
        "wonder_boxed P2 piraeus",
        "coins_received P1 appian_way 3",
        "coins_lost P2 appian_way 3",
    ]


@pytest.mark.parametrize(
    ("wonder", "pawn", "points"), [("statue_of_zeus", 1, 3), ("circus_maximus", 1, 3), ("mausoleum", 0, 2)]
)
def test_d_070_an_effect_without_a_target_is_lost(position: Positions, wonder: str, pawn: int, points: int) -> None:
    scene = position(City(unbuilt=wonder, coins=30), cards="statue")
    scene.play(f"raise {wonder} with statue")
    assert scene.asked == ("turn", 2)
    assert (scene.pawn, scene.score(1)["wonders"], scene.discard) == (pawn, points, [])


@pytest.mark.parametrize("wonder", WONDERS)
def test_d_071_an_extra_turn_is_a_whole_turn_after_this_one(position: Positions, wonder: str) -> None:
    other = "colossus" if wonder == "pyramids" else "pyramids"
    scene = position(City(unbuilt=f"{wonder} {other}", coins=50), structure=covering("statue"), box="law")
    scene.play(f"raise {wonder} with statue")
    if wonder == "great_library":
        scene.play("token law")
    assert scene.structure[6] == "temple"
    assert scene.asked == ("turn", 1 if wonder in REPLAYING else 2)
    if wonder in REPLAYING:
        assert {"sell temple", "build temple", f"raise {other} with rostrum"} <= scene.moves


def test_d_072_an_extra_turn_is_lost_when_the_structure_is_empty(position: Positions) -> None:
    scene = position(City(SPHINX, unbuilt="sphinx"), pawn=-1, structure={0: "statue"})
    assert scene.play("raise sphinx with statue")[2:4] == ["repeat_lost P1", "age_opened 3"]
    assert scene.asked == ("starter", 1)
    scene.play("start 2")
    assert scene.asked == ("turn", 2)
    last = sorted(move for move in scene.moves if move.startswith("sell"))[0]
    scene.play(last)
    assert scene.asked == ("turn", 1)  # nothing is carried over


def test_d_073_one_extra_turn_for_a_wonder_and_another_for_another(position: Positions) -> None:
    city = City(tok="theology", unbuilt="sphinx piraeus pyramids", coins=50)
    scene = position(city, cards="statue walls rostrum")
    for move in ("raise sphinx with statue", "raise piraeus with walls", "raise pyramids with rostrum"):
        assert scene.play(move).count("turn_repeated P1") == 1
        assert scene.asked == ("turn", 1)
    scene.play(sorted(move for move in scene.moves if move.startswith("sell"))[0])
    assert scene.asked == ("turn", 2)
