"""The order of resolution (section 16), told fact by fact."""

import pytest

from septem.duel.constants import QUESTIONS
from tests.duel.games import SEEDS, walk
from tests.duel.helpers import City, Positions, covering

REVEALED = ["card_revealed temple 6", "card_revealed rostrum 7"]


def test_d_170_payment_toll_and_the_card_in_its_city(position: Positions) -> None:
    scene = position(City("forum", coins=20), City("glassworks", tok="economy"), structure=covering("caravansery"))
    assert scene.play("build caravansery") == [
        "card_taken P1 caravansery 11",
        "good_bought P1 papyrus 1x2",
        "coins_paid P1 caravansery 4",
        "toll_received P2 caravansery 2",
        "card_built P1 caravansery",
        *REVEALED,
        "turn_begun P2",
    ]


def test_d_170_the_lines_of_a_purchase(position: Positions) -> None:
    scene = position(City(coins=20), City("brickyard"), structure=covering("parade_ground"))
    assert scene.play("build parade_ground") == [
        "card_taken P1 parade_ground 11",
        "good_bought P1 clay 2x4",
        "good_bought P1 glass 1x2",
        "coins_paid P1 parade_ground 10",
        "card_built P1 parade_ground",
        "pawn_moved P1 2 2",
        *REVEALED,
        "turn_begun P2",
    ]


def test_d_170_fixed_coins(position: Positions) -> None:
    scene = position(structure=covering("brewery"))
    assert scene.play("build brewery") == [
        "card_taken P1 brewery 11",
        "card_built P1 brewery",
        "coins_received P1 brewery 6",
        *REVEALED,
        "turn_begun P2",
    ]


def test_d_170_shields_loot_then_the_chain_bonus(position: Positions) -> None:
    scene = position(
        City("garrison", tok="urbanism strategy"),
        City(coins=1),
        pawn=1,
        loot="loot_p2_2 loot_p2_5",
        structure=covering("barracks"),
    )
    assert scene.play("build barracks") == [
        "card_taken P1 barracks 11",
        "card_built P1 barracks",
        "pawn_moved P1 3 2",
        "loot_spent P2 loot_p2_2",
        "coins_lost P2 loot 1",
        "coins_received P1 chain 4",
        *REVEALED,
        "turn_begun P2",
    ]


def test_d_170_symbol_chain_bonus_token_then_cards_are_turned_over(position: Positions) -> None:
    scene = position(City("pharmacist", tok="urbanism"), board="agriculture law", structure=covering("dispensary"))
    assert scene.play("build dispensary") == [
        "card_taken P1 dispensary 11",
        "card_built P1 dispensary",
        "pair_made P1 mortar",
        "coins_received P1 chain 4",
    ]
    assert scene.play("token agriculture") == [
        "token_taken P1 agriculture",
        "coins_received P1 agriculture 6",
        *REVEALED,
        "turn_begun P2",
    ]


def test_d_170_coins_for_cards_come_after_the_chain_bonus(position: Positions) -> None:
    scene = position(City("tavern", tok="urbanism"), cards="lighthouse")
    assert scene.play("build lighthouse") == [
        "card_taken P1 lighthouse 0",
        "card_built P1 lighthouse",
        "coins_received P1 chain 4",
        "coins_received P1 lighthouse 2",
        "turn_begun P2",
    ]


def test_d_170_a_military_victory_comes_before_the_chain_bonus(position: Positions) -> None:
    scene = position(City("palisade", tok="urbanism"), pawn=8, cards="fortifications")
    assert scene.play("build fortifications")[-2:] == ["pawn_moved P1 9 1", "game_won P1 military"]
    assert scene.coins[0] == 0


def test_d_171_everything_a_wonder_can_bring_before_a_choice(position: Positions) -> None:
    scene = position(
        City("brickyard shelf_quarry", won="sphinx pyramids", coins=9, unbuilt="appian_way"),
        City("press", won="colossus mausoleum great_library hanging_gardens", tok="economy", unbuilt="circus_maximus"),
        structure=covering("statue"),
    )
    assert scene.play("raise appian_way with statue") == [
        "card_taken P1 statue 11",
        "good_bought P1 papyrus 1x3",
        "coins_paid P1 appian_way 3",
        "toll_received P2 appian_way 3",
        "wonder_raised P1 appian_way statue",
        "wonder_boxed P2 circus_maximus",
        "coins_received P1 appian_way 3",
        "coins_lost P2 appian_way 3",
        *REVEALED,
        "turn_repeated P1",
        "turn_begun P1",
    ]


def test_d_171_shields_before_the_discard(position: Positions) -> None:
    scene = position(
        City("lumber_yard shelf_quarry glassworks", unbuilt="circus_maximus", tok="theology"),
        City("press drying_room", coins=9),
        pawn=2,
        loot="loot_p2_2",
        structure=covering("statue"),
    )
    assert scene.play("raise circus_maximus with statue") == [
        "card_taken P1 statue 11",
        "wonder_raised P1 circus_maximus statue",
        "pawn_moved P1 3 1",
        "loot_spent P2 loot_p2_2",
        "coins_lost P2 loot 2",
    ]
    assert scene.play("destroy press") == ["card_destroyed P2 press", *REVEALED, "turn_repeated P1", "turn_begun P1"]


def test_d_171_a_choice_is_settled_with_all_its_consequences(position: Positions) -> None:
    """A card from the discard pile makes a pair, whose token is chosen before cards are turned over."""
    scene = position(
        City("brickyard glassworks glass_blower press scriptorium", unbuilt="mausoleum", tok="theology"),
        discard="library walls",
        board="law agriculture",
        structure=covering("statue"),
    )
    assert scene.play("raise mausoleum with statue") == [
        "card_taken P1 statue 11",
        "wonder_raised P1 mausoleum statue",
    ]
    assert scene.play("revive library") == ["card_revived P1 library", "pair_made P1 quill"]
    assert scene.asked == ("token", 1)
    assert scene.play("token agriculture") == [
        "token_taken P1 agriculture",
        "coins_received P1 agriculture 6",
        *REVEALED,
        "turn_repeated P1",
        "turn_begun P1",
    ]


def test_d_171_the_great_library(position: Positions) -> None:
    scene = position(
        City("sawmill lumber_yard glassworks press", unbuilt="great_library"),
        box="urbanism law economy",
        structure=covering("statue"),
    )
    assert scene.play("raise great_library with statue") == [
        "card_taken P1 statue 11",
        "wonder_raised P1 great_library statue",
        "tokens_drawn P1 3",
    ]
    assert scene.play("token urbanism") == [
        "token_kept P1 urbanism",
        "coins_received P1 urbanism 6",
        *REVEALED,
        "turn_begun P2",
    ]


def test_d_172_a_sale(position: Positions) -> None:
    scene = position(City("tavern"), structure=covering("statue"))
    assert scene.play("sell statue") == [
        "card_taken P1 statue 11",
        "card_sold P1 statue 3",
        *REVEALED,
        "turn_begun P2",
    ]


def test_d_173_the_mausoleum_counts_for_an_arena_built_with_it(position: Positions) -> None:
    for won, coins in (("", 2), ("sphinx", 4), ("sphinx pyramids", 6)):
        city = City("brickyard glassworks glass_blower press", won=won, unbuilt="mausoleum")
        scene = position(city, cards="palace", discard="arena")
        scene.play("raise mausoleum with palace", "revive arena")
        assert scene.coins[0] == coins


@pytest.mark.parametrize("seed", SEEDS)
def test_d_174_pending_choices_belong_to_the_active_player(seed: int) -> None:
    for table in walk(seed):
        view = table.view()
        for question in view.questions:
            if QUESTIONS[question.kind] in ("token", "library", "revive", "destroy"):
                assert question.seat == view.mover == table.owing[0]
