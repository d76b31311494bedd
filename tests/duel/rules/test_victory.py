"""Victory, end and scoring (section 12)."""

import pytest

from septem.core.quote import Reason
from septem.duel.constants import VICTORIES
from septem.duel.rules import scoring
from septem.duel.state import State
from tests.duel.components import ITEMS, SYMBOLS, TOKENS, WONDERS, amount, of_type
from tests.duel.games import SEEDS, played
from tests.duel.helpers import City, Positions, covering

FIVE_SYMBOLS = "scriptorium pharmacist apothecary workshop academy"
LAST = {0: "arsenal"}  # the last card of the last age


def test_d_110_six_different_symbols_win_at_once(position: Positions) -> None:
    scene = position(City(FIVE_SYMBOLS, coins=20), cards="university")
    facts = scene.play("build university")
    assert facts[-2:] == ["card_built P1 university", "game_won P1 science"]
    assert scene.result == (1, "science")


@pytest.mark.parametrize("missing", [symbol for symbol in SYMBOLS if symbol != "scales"])
def test_d_110_any_six_will_do_and_five_will_not(position: Positions, missing: str) -> None:
    others = [cards[0] for symbol, cards in SYMBOLS.items() if symbol not in (missing, "scales")]
    for built, token in ((others[1:], "law"), (others, "")):
        scene = position(
            City(" ".join(built[1:]), tok=token, coins=20), discard=built[0], cards="statue", ask=("revive", 1)
        )
        scene.play(f"revive {built[0]}")
        assert scene.result is None
        scene = position(
            City(" ".join(built), tok=token), discard=SYMBOLS[missing][1], cards="statue", ask=("revive", 1)
        )
        scene.play(f"revive {SYMBOLS[missing][1]}")
        assert scene.result == (1, "science")


@pytest.mark.parametrize("pawn", [6, 7, 8])
def test_d_111_the_pawn_on_a_capital_wins_at_once(position: Positions, pawn: int) -> None:
    scene = position(City(coins=8), City("palace town_hall"), pawn=pawn, cards="pretorium")
    assert scene.play("build pretorium")[-1] == "game_won P1 military"
    assert (scene.result, scene.asked) == ((1, "military"), None)


def test_d_112_the_rest_of_the_turn_does_not_happen(position: Positions) -> None:
    scene = position(
        City("lumber_yard shelf_quarry glassworks", unbuilt="circus_maximus", tok="theology"),
        City("press"),
        pawn=8,
        structure=covering("statue"),
    )
    assert scene.play("raise circus_maximus with statue") == [
        "card_taken P1 statue 11",
        "wonder_raised P1 circus_maximus statue",
        "pawn_moved P1 9 1",
        "game_won P1 military",
    ]
    assert (scene.structure[6], scene.city(2), scene.table.over) == ("?", {"press"}, True)
    assert scene.refusal("destroy press") is Reason.GAME_OVER


def test_d_112_a_chain_bonus_is_not_paid_after_a_victory(position: Positions) -> None:
    """Coins of a chain come after the symbol is checked."""
    scene = position(City(f"{FIVE_SYMBOLS} school", tok="urbanism"), cards="university")
    scene.play("build university")
    assert (scene.result, scene.coins) == ((1, "science"), (0, 0))


def test_d_113_supremacy_is_checked_after_each_effect(position: Positions) -> None:
    scene = position(City("quarry", unbuilt="statue_of_zeus", coins=20), City("quarry"), pawn=8, cards="statue")
    scene.play("raise statue_of_zeus with statue")
    assert (scene.result, scene.discard) == ((1, "military"), [])
    scene = position(
        City(f"{FIVE_SYMBOLS} pretorium", unbuilt="great_library", coins=20), pawn=8, box="law", cards="statue"
    )
    scene.play("raise great_library with statue", "token law")
    assert scene.result == (1, "science")


def test_d_113_no_item_brings_shields_and_a_symbol() -> None:
    for item in ITEMS:
        kinds = {effect["kind"] for effect in ITEMS[item]["effects"]}
        assert not ("shields" in kinds and kinds & {"science", "progress_from_box", "build_from_discard"})


RICH = City(
    "theater baths academy workshop port tavern tacticians_guild guard_tower walls quarry press",
    won="pyramids sphinx",
    tok="mathematics agriculture",
    coins=11,
    unbuilt="great_library",
)


def test_d_114_points_by_category(position: Positions) -> None:
    scene = position(RICH, City("statue", coins=2), pawn=4)
    assert scene.score(1) == {
        "blue": 6,
        "green": 4,
        "yellow": 3,
        "guilds": 2,
        "wonders": 15,
        "progress": 10,
        "treasury": 3,
        "military": 5,
    }
    assert scene.total(1) == 48
    assert scene.score(2) == {"blue": 4}


def test_d_114_the_total_is_the_sum_of_the_categories(position: Positions) -> None:
    scene = position(RICH, City("statue", coins=2), pawn=4)
    state = scene.table.state
    assert isinstance(state, State)
    assert [scoring.fill_sheet(state, scene.seat(player)) for player in (1, 2)] == [48, 4]


@pytest.mark.parametrize("coins", range(10))
def test_d_114_three_coins_are_a_point(position: Positions, coins: int) -> None:
    assert position(City(coins=coins)).score(1).get("treasury", 0) == coins // 3


def test_d_114_printed_points(position: Positions) -> None:
    for item in ITEMS:
        if item not in TOKENS + WONDERS and ITEMS[item]["type"] != "purple":
            assert position(City(item)).total(1) == amount(item, "points")
    for color in ("brown", "gray", "red"):
        assert all(position(City(card)).total(1) == 0 for card in of_type(color))


@pytest.mark.parametrize(
    ("p1", "p2", "result"),
    [
        (City("palace", coins=1), City("obelisk"), (1, "points")),
        (City("obelisk"), City("palace"), (2, "points")),
        (City("obelisk", tok="philosophy"), City("palace", won="piraeus", coins=9), (2, "blue_points")),
        (City("palace"), City(tok="philosophy"), (1, "blue_points")),
        (City("theater"), City("altar"), (None, "shared")),
        (City(), City(), (None, "shared")),
    ],
)
def test_d_115_most_points_then_blue_points_then_shared(
    position: Positions, p1: City, p2: City, result: tuple[int | None, str]
) -> None:
    scene = position(p1, p2, structure=LAST)
    facts = scene.play("sell arsenal")
    assert scene.result == result
    winner, victory = result
    assert facts[-1] == (f"game_won P{winner} {victory}" if winner else "game_shared")
    assert len(scene.table.winners) == (1 if winner else 2)


def test_d_116_guild_points_are_not_blue_points(position: Positions) -> None:
    scene = position(City("theater magistrates_guild"), City("statue"), structure=LAST)
    assert (scene.score(1), scene.score(2)) == ({"blue": 3, "guilds": 1}, {"blue": 4})
    scene.play("sell arsenal")
    assert scene.result == (2, "blue_points")


def test_d_117_unbuilt_wonders_score_nothing(position: Positions) -> None:
    assert position(City(unbuilt="pyramids sphinx great_library great_lighthouse")).score(1) == {}


@pytest.mark.parametrize("seed", SEEDS)
def test_d_115_the_result_follows_from_the_score(seed: int) -> None:
    table = played(seed)
    view = table.view()
    totals = [sum(score.values()) for score in table.score()]
    blue = [score["blue"] for score in table.score()]
    if VICTORIES[view.victory] == "points":
        assert totals[view.winner] > totals[1 - view.winner]
    elif VICTORIES[view.victory] == "blue_points":
        assert totals[0] == totals[1]
        assert blue[view.winner] > blue[1 - view.winner]
    else:
        assert VICTORIES[view.victory] in ("military", "science")
