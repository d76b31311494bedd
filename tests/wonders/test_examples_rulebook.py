"""The examples of the rulebooks, SX-01 to SX-29."""

from __future__ import annotations

import pytest

from septem.wonders.constants import PLAY_LAST
from septem.wonders.data.catalogue import CATALOGUE
from tests.wonders.facts import BUILDINGS
from tests.wonders.helpers import City, Scene, dealt, deck, number, scene


def cost(card: str) -> tuple[str, int]:
    declared = CATALOGUE.cards[number(card)].cost
    return "".join(sorted(declared.goods)), declared.coins


def test_sx_01_costs() -> None:
    assert cost("marketplace") == ("", 0)
    assert cost("mine") == ("", 1)
    assert cost("baths") == ("S", 0)
    assert cost("arena") == ("OSS", 0)
    assert cost("timber_yard") == ("", 1)
    assert cost("east_trading_post") == ("", 0)


def test_sx_02_own_production_costs_nothing() -> None:
    """S-045."""
    table = scene(City(coins=0, built="clay_pool lumber_yard ore_vein", hand="stables altar"))
    assert table.builds(0, "stables") == [""]


def test_sx_03_a_chain_costs_nothing() -> None:
    """S-070."""
    table = scene(City(coins=0, built="apothecary", hand="stables altar"))
    assert table.builds(0, "stables") == [""]


def test_sx_04_scriptorium_frees_library_and_courthouse() -> None:
    table = scene(City(coins=0, built="scriptorium", hand="library courthouse"))
    assert table.builds(0, "library") == table.builds(0, "courthouse") == [""]


@pytest.mark.parametrize(("players", "used"), [(4, {3, 4}), (6, {3, 4, 5, 6})])
def test_sx_05_sx_06_copies_by_number_of_players(players: int, used: set[int]) -> None:
    for age in (1, 2, 3):
        expected = [
            building.identity
            for building in BUILDINGS
            if building.age == age and building.type != "purple"
            for entry in building.min_players
            if entry in used
        ]
        cards = [card for card in deck(dealt(players), age) if not card.endswith("_guild")]
        assert sorted(cards) == sorted(expected)


@pytest.mark.parametrize("players", range(3, 8))
def test_sx_07_guilds_by_number_of_players(players: int) -> None:
    guilds = [card for card in deck(dealt(players), 3) if card.endswith("_guild")]
    assert len(guilds) == len(set(guilds)) == players + 2


def test_sx_08_giza_without_coins() -> None:
    table = scene(
        City("giza", coins=0, built="stone_pit clay_pool ore_vein press loom", hand="barracks scriptorium aqueduct"),
        age=1,
    )
    assert table.builds(0, "barracks") == table.builds(0, "scriptorium") == [""]
    assert table.builds(0, "aqueduct") == []


def test_sx_09_two_coins_to_each_neighbour() -> None:
    """S-056: what is bought serves this construction."""
    table = scene(
        City("alexandria", coins=4, built="lumber_yard", hand="university altar"),
        City("olympia"),
        City("ephesus"),
        age=3,
    )
    assert table.builds(0, "university") == ["pay left 2 right 2"]
    table.play("build university pay left 2 right 2")
    assert table.coins() == [0, 3 + 2 + 3, 3 + 2 + 3]


def test_sx_10_selling_to_both_neighbours_does_not_lessen_production() -> None:
    """S-054."""
    table = scene(
        City("giza", coins=0, built="stone_pit loom", hand="library altar"),
        City("rhodes", coins=4, hand="library altar", built="loom"),
        City("babylon", coins=4, hand="library altar", built="loom"),
    )
    table.play("build library", "build library pay right 4", "build library pay left 4")
    assert table.has(0, "library")
    assert table.coins() == [8, 0, 0]


def test_sx_11_coins_earned_this_turn_do_not_pay_for_it() -> None:
    table = scene(
        City("babylon", coins=0, hand="forum altar"),
        City("rhodes", coins=2, built="brickyard", hand="guard_tower altar"),
        City("giza", coins=2, hand="guard_tower altar"),
        age=1,
    )
    assert table.builds(0, "forum") == []
    table.play("build altar", "build guard_tower", "build guard_tower pay left 2")
    assert table.coins()[0] == 2
    assert "forum" not in table.hand(0)


def test_sx_12_chains_one_after_the_other() -> None:
    first = scene(City(coins=0, built="theater", hand="statue altar"))
    assert first.builds(0, "statue") == [""]
    second = scene(City(coins=0, built="theater statue", hand="gardens altar"), age=3)
    assert second.builds(0, "gardens") == [""]


def test_sx_13_any_card_marks_a_stage() -> None:
    table = scene(City("alexandria", coins=0, stages=1, built="ore_vein foundry", hand="palace altar"))
    assert table.stages(0) == [""]
    table.play("stage with palace")
    assert not table.has(0, "palace")
    assert table.state.counts[0][7] == 2
    assert [what for _, what, _ in table.heard("marker_laid")] == [number("palace")]


def test_sx_14_hands_pass_to_the_left() -> None:
    table = dealt(3)
    before = [table.hand(seat) for seat in range(3)]
    table.play(*(f"sell {hand[0]}" for hand in before))
    assert [table.hand(seat) for seat in range(3)] == [before[2][1:], before[0][1:], before[1][1:]]
    for _ in range(4):
        table.play()
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 2, 2]
    coins, discarded = table.coins(), table.state.discarded
    table.play()
    assert table.coins() == [purse + 3 for purse in coins]
    assert table.state.discarded == discarded + 6


def test_sx_15_conflicts_of_the_second_age() -> None:
    table = scene(
        City("alexandria", built="stockade walls"),
        City("rhodes", built="walls stables barracks"),
        City("ephesus", built="walls"),
        turn=6,
    )
    table.play()
    assert list(table.state.victories[0]) == [0, 1, 0]
    assert table.state.counts[0][8] == 1
    assert table.score(0, "military") == 2


def test_sx_16_military_score() -> None:
    assert scene(City(wins=(1, 1, 1), defeats=3)).score(0, "military") == 6


def test_sx_17_treasury() -> None:
    """S-102."""
    assert scene(City(coins=14)).score(0, "treasury") == 4


def test_sx_18_wonder_score() -> None:
    """S-103."""
    assert scene(City("alexandria", stages=3)).score(0, "wonder") == 10


def test_sx_19_civilian_score() -> None:
    """S-104."""
    assert scene(City(built="altar aqueduct town_hall")).score(0, "civilian") == 13


def test_sx_20_science_three_two_one() -> None:
    assert scene(City(built="apothecary dispensary lodge workshop laboratory school")).score(0, "science") == 21


def test_sx_21_science_three_two_two() -> None:
    built = "apothecary dispensary lodge workshop laboratory school library"
    assert scene(City(built=built)).score(0, "science") == 31


@pytest.mark.parametrize("symbols", range(1, 5))
def test_sx_22_identical_symbols(symbols: int) -> None:
    compasses = ["apothecary", "dispensary", "lodge", "academy"][:symbols]
    assert scene(City(built=" ".join(compasses))).score(0, "science") == symbols**2


def test_sx_22_five_and_six_with_free_symbols() -> None:
    compasses = "apothecary dispensary lodge academy"
    assert scene(City("babylon", built=compasses, stages=2)).score(0, "science") == 25
    assert scene(City("babylon", built=f"{compasses} scientists_guild", stages=2)).score(0, "science") == 36


def test_sx_23_chamber_of_commerce() -> None:
    """S-107."""
    assert scene(City(built="chamber_of_commerce loom press")).score(0, "commercial") == 4


@pytest.mark.parametrize("stages", range(1, 5))
def test_sx_24_arena(stages: int) -> None:
    """S-122."""
    table = scene(City("giza", side="B", coins=0, stages=stages, built="dispensary", hand="arena altar"), age=3)
    table.play("build arena")
    assert table.coins()[0] == 3 * stages
    assert table.score(0, "commercial") == stages


def babylon(**rules: object) -> Scene:
    """Turn 6: Babylon B can pay for its second and third stages."""
    built = "lumber_yard timber_yard clay_pool brickyard press glassworks"
    return scene(City("babylon", side="B", stages=1, built=built, hand="tavern altar"), turn=6, **rules)  # type: ignore[arg-type]


def test_sx_25_the_seventh_card_after_the_stage_that_allows_it() -> None:
    table = babylon()
    table.play("stage with altar")
    assert table.asked() == PLAY_LAST
    assert {text.split()[0] for text in table.moves(0)} == {"build", "stage", "sell"}


def test_sx_26_giza_b() -> None:
    assert scene(City("giza", side="B", stages=4)).score(0, "wonder") == 20


def test_sx_27_the_holder_chooses_for_the_free_city() -> None:
    """S2-010 to S2-012."""
    table = dealt(2)
    assert [len(table.hand(seat)) for seat in range(2)] == [8, 7]
    hands = [table.hand(seat) for seat in range(2)]
    table.answer(0, f"sell {hands[0][0]}")
    chosen = table.moves(0)[0]
    assert chosen.startswith("free_city ")
    table.answer(0, chosen)
    table.answer(1, f"sell {hands[1][0]}")
    card = chosen.split()[3] if "with" in chosen else chosen.split()[2]
    left = hands[0][1:]
    left.remove(card)
    assert table.hand(0) == hands[1][1:]
    assert len(table.hand(1)) == 7
    assert all(left.count(name) <= table.hand(1).count(name) for name in left)


def test_sx_28_three_cards_are_left_over() -> None:
    table = dealt(2)
    for _ in range(5):
        table.play()
    coins, discarded = sum(table.coins()), table.state.discarded
    table.play("", "", "")
    assert len(table.heard("card_left")) == 3
    sold = len(table.heard("card_sold"))
    assert table.state.discarded == discarded + 3 + sold
    assert sum(table.coins()) == coins + 3 * sold - sum(amount for *_, amount in table.heard("coins_paid")) + sum(
        amount for _, what, amount in table.heard("coins_received") if what < 200
    )


def test_sx_29_a_choice_card_sells_either_option() -> None:
    """S-055."""
    table = scene(
        City("giza", coins=2, hand="guard_tower altar"), City("rhodes", built="clay_pit", hand="barracks altar"), age=1
    )
    table.play("build guard_tower pay left 2", "build barracks")
    assert table.has(0, "guard_tower")
    assert table.has(1, "barracks")
