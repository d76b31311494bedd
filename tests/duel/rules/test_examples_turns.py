"""Worked examples: turns, wonders and ages."""

from septem.core.quote import Reason
from tests.duel.helpers import City, Positions, covering

SPHINX = "clay_pool quarry glassworks glass_blower"  # makes all that the sphinx needs
MAUSOLEUM = "brickyard glassworks glass_blower press"
LIBRARY = "sawmill lumber_yard glassworks press"
CIRCUS = "lumber_yard shelf_quarry glassworks"
ZEUS = "clay_pool lumber_yard quarry press drying_room"
APPIAN = "brickyard shelf_quarry press"


def test_dx_45_an_extra_turn_is_lost_with_the_age(position: Positions) -> None:
    scene = position(City(SPHINX, unbuilt="sphinx"), structure={0: "baths"})
    facts = scene.play("raise sphinx with baths")
    assert facts.index("repeat_lost P1") < facts.index("age_opened 2")
    assert "turn_repeated P1" not in facts
    assert scene.asked == ("starter", 1)
    starts = Positions(position.swapped, {"end_of_age_tie": "last_player_starts"})
    scene = starts(City(SPHINX, unbuilt="sphinx"), structure={0: "baths"})
    facts = scene.play("raise sphinx with baths")
    assert facts[-2:] == ["starter_chosen P1 P1", "turn_begun P1"]
    assert scene.asked == ("turn", 1)


def test_dx_46_the_weaker_player_chooses_who_starts(position: Positions) -> None:
    scene = position(pawn=2, structure={0: "baths"})
    scene.play("sell baths")
    assert scene.asked == ("starter", 2)
    assert scene.moves == {"start 1", "start 2"}
    assert scene.play("start 1") == ["starter_chosen P1 P2", "turn_begun P1"]
    assert scene.asked == ("turn", 1)


def test_dx_47_a_card_from_the_discard_pile_and_then_the_extra_turn(position: Positions) -> None:
    for tokens, pawn in (("theology", 2), ("theology strategy", 3)):
        scene = position(
            City(MAUSOLEUM, tok=tokens, unbuilt="mausoleum"),
            structure=covering("statue"),
            discard="walls",
        )
        scene.play("raise mausoleum with statue")
        assert (scene.asked, scene.structure[6]) == (("revive", 1), "?")
        facts = scene.play("revive walls")
        assert facts == [
            "card_revived P1 walls",
            f"pawn_moved P1 {pawn} {pawn}",
            "card_revealed temple 6",
            "card_revealed rostrum 7",
            "turn_repeated P1",
            "turn_begun P1",
        ]
        assert scene.pawn == pawn


def test_dx_48_theology_does_not_serve_the_wonder_that_brought_it(position: Positions) -> None:
    scene = position(
        City(LIBRARY, unbuilt="great_library pyramids", coins=20),
        box="theology law economy",
        cards="statue temple rostrum",
    )
    scene.play("raise great_library with statue", "token theology")
    assert scene.asked == ("turn", 2)
    scene.play("sell temple", "raise pyramids with rostrum")
    assert scene.asked == ("turn", 1)


def test_dx_49_theology_adds_nothing_to_an_extra_turn(position: Positions) -> None:
    scene = position(City(SPHINX, tok="theology", unbuilt="sphinx"), cards="statue temple")
    scene.play("raise sphinx with statue")
    assert scene.asked == ("turn", 1)
    scene.play("sell temple")
    assert scene.asked == ("turn", 2)


def test_dx_50_zeus_without_a_brown_building(position: Positions) -> None:
    scene = position(City(ZEUS, unbuilt="statue_of_zeus"), City("glassworks"), cards="statue")
    scene.play("raise statue_of_zeus with statue")
    assert scene.asked == ("turn", 2)
    assert (scene.pawn, scene.score(1)["wonders"]) == (1, 3)
    assert (scene.discard, scene.city(2)) == ([], {"glassworks"})


def test_dx_51_the_mausoleum_with_an_empty_discard_pile(position: Positions) -> None:
    scene = position(City(MAUSOLEUM, unbuilt="mausoleum"), cards="statue")
    scene.play("raise mausoleum with statue")
    assert scene.asked == ("turn", 2)
    assert scene.score(1) == {"wonders": 2}
    scene = position(City(MAUSOLEUM, unbuilt="mausoleum"), cards="statue", discard="walls")
    scene.play("raise mausoleum with statue")
    assert scene.moves == {"revive walls"}


def test_dx_52_the_mausoleum_counts_for_its_own_arena(position: Positions) -> None:
    scene = position(City(MAUSOLEUM, won="sphinx", unbuilt="mausoleum"), cards="palace", discard="arena")
    scene.play("raise mausoleum with palace", "revive arena")
    assert scene.coins == (4, 0)


def test_dx_53_the_appian_way_against_a_poor_opponent(position: Positions) -> None:
    scene = position(City(APPIAN, unbuilt="appian_way"), City(coins=1), cards="statue")
    scene.play("raise appian_way with statue")
    assert scene.coins == (3, 0)
    assert scene.asked == ("turn", 1)


def test_dx_54_the_last_shield_ends_the_game_at_once(position: Positions) -> None:
    scene = position(City(CIRCUS, unbuilt="circus_maximus"), City("press"), pawn=8, cards="statue")
    facts = scene.play("raise circus_maximus with statue")
    assert facts[-2:] == ["pawn_moved P1 9 1", "game_won P1 military"]
    assert scene.result == (1, "military")
    assert scene.asked is None
    assert scene.city(2) == {"press"}


def test_dx_55_no_wonder_after_the_seventh(position: Positions) -> None:
    three, others = "pyramids piraeus colossus", "mausoleum great_library hanging_gardens"
    own = position(City(SPHINX, won=three, unbuilt="sphinx"), City(won=others, unbuilt="appian_way"), cards="statue")
    theirs = position(
        City(SPHINX, won="pyramids piraeus", unbuilt="sphinx appian_way", coins=50),
        City(won=f"{others} colossus"),
        cards="statue temple",
    )
    for scene, owner in ((own, 2), (theirs, 1)):
        assert f"wonder_boxed P{owner} appian_way" in scene.play("raise sphinx with statue")
        assert scene.unbuilt(1) == scene.unbuilt(2) == set()
        assert scene.asked == ("turn", 1)
        assert not any(move.startswith("raise") for move in scene.moves)
    assert theirs.refusal("raise appian_way with temple") is Reason.ENOUGH_WONDERS


def test_dx_56_a_destroyed_card_can_be_built_again_by_its_owner(position: Positions) -> None:
    scene = position(
        City(CIRCUS, unbuilt="circus_maximus"),
        City("press", unbuilt="mausoleum", coins=20),
        cards="statue temple",
    )
    scene.play("raise circus_maximus with statue", "destroy press")
    assert (scene.city(2), scene.discard) == (set(), ["press"])
    scene.play("raise mausoleum with temple", "revive press")
    assert (scene.city(2), scene.discard) == ({"press"}, [])


def test_dx_57_the_token_is_chosen_before_cards_are_turned_over(position: Positions) -> None:
    scene = position(
        City("scriptorium"),
        board="law economy",
        structure=covering("library"),
    )
    scene.play("build library")
    assert scene.asked == ("token", 1)
    assert (scene.structure[6], scene.structure[7]) == ("?", "?")
    facts = scene.play("token economy")
    assert facts == [
        "token_taken P1 economy",
        "card_revealed temple 6",
        "card_revealed rostrum 7",
        "turn_begun P2",
    ]
    assert (scene.structure[6], scene.structure[7]) == ("temple", "rostrum")
