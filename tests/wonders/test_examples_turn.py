"""Turns and powers, SX-46 to SX-64, SX-81, SX-83, SX-84, SX-93 and SX-94."""

from __future__ import annotations

from itertools import permutations

from septem.wonders.constants import CHOOSE_CARD, PLAY_LAST, REVIVE_CARD, SELL
from septem.wonders.knowledge import view
from septem.wonders.refusal import Refusal
from tests.wonders.helpers import City, Scene, dealt, number, scene


def test_sx_46_vineyard_counts_cards_of_the_same_turn() -> None:
    me = City("giza", coins=0, built="lumber_yard clay_pool", hand="vineyard altar")
    table = scene(me, City("rhodes", built="ore_vein", coins=1, hand="quarry altar"), City("ephesus"))
    table.play("build vineyard", "build quarry")
    assert table.coins()[0] == 4


def test_sx_47_bazar_counts_cards_not_boards() -> None:
    me = City("alexandria", coins=0, built="press", hand="bazar altar")
    table = scene(me, City("ephesus", built="loom glassworks"), City("halicarnassus", built="press"))
    table.play("build bazar")
    assert table.coins()[0] == 8


def test_sx_48_lighthouse_counts_itself() -> None:
    built = "tavern marketplace caravansery"
    table = scene(City("giza", coins=0, built=built, hand="lighthouse haven altar"), age=3)
    table.play("build lighthouse")
    assert table.coins()[0] == 4
    later = scene(City("giza", coins=0, built=f"{built} lighthouse vineyard"))
    assert later.score(0, "commercial") == 5


def test_sx_49_haven_points_are_counted_at_the_end() -> None:
    """S-122, S-123."""
    built = "forum lumber_yard foundry ore_vein"
    table = scene(City("giza", coins=0, built=built, hand="haven altar theater"), age=3)
    table.play("build haven")
    assert table.coins()[0] == 3
    me = City("halicarnassus", coins=3, built=f"{built} haven", stages=1, hand="altar theater")
    later = scene(me, age=3).throw("quarry")
    later.play("stage with altar")
    later.play("revive quarry")
    assert later.score(0, "commercial") == 4
    assert later.coins()[0] == 3


def test_sx_50_the_gray_cards_of_both_ages_are_identical() -> None:
    me = City("rhodes", coins=0, built="loom sawmill", hand="loom altar")
    table = scene(me)
    assert "build loom" not in table.moves(0)
    assert {"stage with loom", "sell loom"} <= set(table.moves(0))
    assert table.quote(0, "build loom").refusal is Refusal.ALREADY_BUILT


def test_sx_51_a_marker_is_no_structure() -> None:
    me = City("rhodes", coins=0, built="sawmill", hand="scriptorium altar")
    other = City("giza", coins=0, hand="library scriptorium")
    table = scene(me, other, City("ephesus", coins=0, hand="library scriptorium altar"), age=1)
    table.play("stage with scriptorium")
    assert table.builds(0, "library") == []
    again = scene(City("ephesus", coins=0, stages=1, hand="scriptorium altar"), age=1)
    assert again.builds(0, "scriptorium") == [""]


def test_sx_52_either_trading_post_frees_the_forum() -> None:
    for post in ("west_trading_post", "east_trading_post"):
        table = scene(City("giza", coins=0, built=post, hand="forum altar"))
        assert table.builds(0, "forum") == [""]


def test_sx_53_stages_are_built_in_order() -> None:
    """Giza A: stone for the second stage would do nothing for the first."""
    table = scene(City("giza", coins=0, built="sawmill lumber_yard", hand="altar theater"))
    assert table.stages(0) == []


def test_sx_54_ephesus_gains_nine_coins() -> None:
    table = scene(City("ephesus", coins=0, stages=1, built="sawmill", hand="altar theater"))
    table.play("stage with altar")
    assert table.coins()[0] == 9


def olympia(**city: object) -> City:
    return City("olympia", coins=0, stages=2, hand=str(city.get("hand", "foundry altar quarry")))


def test_sx_55_the_right_of_olympia() -> None:
    table = scene(olympia(), turn=1)
    assert table.builds(0, "foundry") == []
    table.play("claim foundry")
    assert table.has(0, "foundry")
    assert table.state.claims == 0
    assert not [text for text in table.moves(0) if text.startswith("claim")]
    last = scene(olympia(hand="altar theater"), turn=6, claims=0)
    last.play()
    assert last.state.age == 2
    assert last.state.claims == 1


def test_sx_56_the_right_is_for_structures_only() -> None:
    table = scene(olympia())
    assert table.stages(0) == []
    assert not any(text.startswith("claim") and "stage" in text for text in table.moves(0))


def test_sx_57_the_right_in_the_sixth_turn() -> None:
    """S-037, S-116."""
    table = scene(olympia(hand="foundry quarry"), turn=6)
    table.play("claim quarry")
    assert table.has(0, "quarry")
    assert (0, 0, 0) in table.heard("card_left")


def test_sx_58_a_chain_saves_the_right() -> None:
    me = City("olympia", coins=0, stages=2, built="baths", hand="aqueduct altar")
    table = scene(me)
    assert [text for text in table.moves(0) if "aqueduct" in text] == ["build aqueduct", "sell aqueduct"]
    assert table.quote(0, "claim aqueduct").refusal is Refusal.RIGHT_NOT_NEEDED


def test_sx_59_an_empty_pile_loses_the_power() -> None:
    me = City("halicarnassus", stages=1, built="ore_vein foundry", hand="altar theater")
    other = City("giza", hand="altar theater")
    table = scene(me, other, City("rhodes", hand="altar theater"), age=1)
    table.play("stage with altar", "build theater", "build theater")
    assert table.asked() == CHOOSE_CARD
    assert table.heard("revival_lost") == [(0, 0, 0)]
    table.play()
    assert table.asked() == CHOOSE_CARD


def test_sx_60_left_over_cards_are_in_the_pile() -> None:
    me = City("halicarnassus", stages=1, built="ore_vein foundry", hand="altar theater")
    table = scene(me, City("giza", hand="walls altar"), turn=6)
    table.play("stage with altar", "sell altar")
    assert table.asked() == REVIVE_CARD
    table.play("revive walls")
    assert table.has(0, "walls")
    assert list(table.state.victories[0]) == [0, 2, 0]


def test_sx_61_nothing_in_the_pile_can_be_built() -> None:
    me = City("halicarnassus", stages=1, built="ore_vein foundry altar", hand="altar theater")
    other = City("giza", hand="altar theater tavern")
    table = scene(me, other, City("rhodes", hand="altar theater tavern")).throw("altar")
    table.play("stage with theater", "build theater", "build theater")
    assert table.asked() == REVIVE_CARD
    assert table.moves(0) == ["decline"]
    table.play("decline")
    assert table.asked() == CHOOSE_CARD


def test_sx_62_babylon_comes_before_halicarnassus() -> None:
    """R-26."""
    babylon = City("babylon", side="B", stages=2, hand="tavern walls")
    me = City("halicarnassus", stages=1, built="ore_vein foundry", hand="altar theater")
    table = scene(me, babylon, turn=6)
    table.play("stage with altar", "sell tavern")
    assert table.asked() == PLAY_LAST
    table.play("", "sell walls")
    assert table.asked() == REVIVE_CARD
    assert "revive walls" in table.moves(0)


def rich_babylon(**rules: object) -> Scene:
    built = "lumber_yard timber_yard clay_pool brickyard press glassworks"
    return scene(City("babylon", side="B", stages=1, built=built, hand="tavern altar"), turn=6, **rules)  # type: ignore[arg-type]


def test_sx_63_two_stages_in_one_turn() -> None:
    table = rich_babylon()
    table.play("stage with altar")
    table.play("stage with tavern")
    assert table.state.counts[0][7] == 3
    assert table.state.age == 2
    assert not [event for event in table.heard("card_left") if event[0] == 0]


def test_sx_64_the_seventh_card_is_paid_with_coins_of_the_sixth() -> None:
    """S-115 and R-16."""
    me = City("babylon", side="B", coins=0, stages=2, hand="altar foundry")
    table = scene(me, turn=6)
    table.play("sell altar")
    assert "build foundry" in table.moves(0)
    strict = scene(me, turn=6, seventh_card="sixth_turn")
    strict.play("sell altar")
    assert strict.asked() == PLAY_LAST
    assert strict.moves(0) == ["sell foundry"]
    assert strict.quote(0, "build foundry").refusal is Refusal.MISSING_COINS


def test_sx_81_to_the_right_in_the_second_age() -> None:
    table = scene(City(hand="altar theater"), City(hand="baths pawnshop"), City(hand="tavern barracks"))
    table.play("sell altar", "sell baths", "sell tavern")
    assert [table.hand(seat) for seat in range(3)] == [["pawnshop"], ["barracks"], ["theater"]]


def test_sx_83_a_view_keeps_secrets() -> None:
    table = dealt(4, 3)
    table.play()
    seen = view.build(table.state, 0)
    assert list(seen.hand) == [number(card) for card in table.hand(0)]
    assert [city.held for city in seen.cities] == [6, 6, 6, 6]
    assert seen.discarded == table.state.discarded == 4
    assert [deed.card is None for deed in seen.deeds] == [False, True, True, True]
    assert all(deed.verb == SELL for deed in seen.deeds)
    assert all(deed.card is None for deed in view.build(table.state, None).deeds)


def test_sx_84_the_order_of_answers_changes_nothing() -> None:
    """S-031."""
    results = set()
    for order in permutations(range(3)):
        me = City("giza", coins=4, built="loom", hand="vineyard baths walls")
        left = City("rhodes", coins=2, built="quarry", hand="barracks altar vineyard")
        table = scene(me, left, City("babylon", coins=3, hand="baths clay_pool tavern"))
        answers = ("build vineyard", "sell altar", "build baths pay left 2")
        table.play(*answers, order=order)
        results.add(str([getattr(table.state, name) for name in POSITION]))
    assert len(results) == 1


POSITION = ("coins", "built", "hands", "held", "history", "counts", "own", "sale", "agenda")


def test_sx_93_the_seventh_card_may_not_be_a_duplicate() -> None:
    me = City("babylon", side="B", stages=2, coins=0, hand="lumber_yard lumber_yard")
    table = scene(me, age=1, turn=6)
    table.play("build lumber_yard")
    assert table.asked() == PLAY_LAST
    assert "build lumber_yard" not in table.moves(0)
    assert "sell lumber_yard" in table.moves(0)


def test_sx_94_two_cities_build_the_same_structure() -> None:
    table = scene(City(hand="altar theater"), City(hand="altar theater"), age=1)
    table.play("build altar", "build altar")
    assert table.has(0, "altar")
    assert table.has(1, "altar")
