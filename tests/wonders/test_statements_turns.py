"""Statements of the rules that no worked example covers: set-up, turns, payments, chains."""

from __future__ import annotations

import pytest

from septem.core.errors import Problem
from septem.core.quote import Reason, Route
from septem.wonders.constants import CHOOSE_CARD, FACTS, PAID, REVIVE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.game import Wonders
from septem.wonders.refusal import Refusal
from tests.wonders.helpers import City, dealt, scene


def test_s_001_left_is_the_next_clockwise() -> None:
    state = dealt(5).state
    assert list(state.left[:5]) == [1, 2, 3, 4, 0]
    assert list(state.right[:5]) == [4, 0, 1, 2, 3]


def test_s_004_sold_cards_and_markers_belong_to_no_city() -> None:
    """S-004, S-005, S-071: no chain, no count; boards and stages are no cards."""
    me = City("alexandria", stages=2, coins=0, built="loom", hand="baths altar theater")
    table = scene(me)
    table.play("sell baths")
    assert table.state.counts[0][:2] == [0, 1]
    assert table.payments(0, "aqueduct") == []


@pytest.mark.parametrize("players", range(2, 8))
def test_s_013_boards_and_sides_by_lot(players: int) -> None:
    """S-013: no board twice, both sides occur, and may be mixed."""
    sides = set()
    for seed in range(30):
        boards = dealt(players, seed).state.board[: max(players, 3)]
        assert len({board // 2 for board in boards}) == len(boards)
        sides.add(tuple(board % 2 for board in boards))
    assert len(sides) > 3


def test_s_013_boards_and_sides_by_choice() -> None:
    assert {board % 2 for board in dealt(7, sides="A").state.board[:7]} == {0}
    assert {board % 2 for board in dealt(7, sides="B").state.board[:7]} == {1}
    chosen = dealt(3, boards=["giza", "rhodes", "babylon"], sides=["A", "B", "A"]).state.board[:3]
    declared = [(CATALOGUE.boards[board].id, CATALOGUE.boards[board].side) for board in chosen]
    assert declared == [("giza", "A"), ("rhodes", "B"), ("babylon", "A")]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 8},
        {"boards": ["giza", "giza", "rhodes"]},
        {"boards": ["gizah", "olympia", "rhodes"]},
        {"sides": "C"},
        {"seventh_card": "never"},
        {"dearer_payments": 1},
    ],
    ids=str,
)
def test_s_013_options_are_checked(options: dict[str, object]) -> None:
    with pytest.raises(Problem):
        Wonders(**options)  # type: ignore[arg-type]


def test_s_014_three_coins_and_no_tokens() -> None:
    """S-014, S-015, R-02: a purse has no limit, the bank no end."""
    table = dealt(4)
    assert table.coins() == [3, 3, 3, 3]
    assert scene(City(coins=999)).score(0, "treasury") == 333


def test_s_020_three_ages_of_six_turns() -> None:
    """S-020, S-021, S-036, S-100: hands hold 7 down to 2 cards."""
    table = dealt(4)
    seen = []
    while table.state.depth:
        if table.asked() == CHOOSE_CARD:
            seen.append((table.state.age, table.state.turn, len(table.hand(0))))
        table.play()
    assert seen == [(age, turn, 7 - turn) for age in range(3) for turn in range(6)]
    assert table.state.winners


def test_s_023_an_answer_may_be_changed_until_the_last_is_in() -> None:
    """R-03."""
    table = scene(
        City(hand="altar theater tavern"), City(hand="altar theater tavern"), City(hand="altar theater tavern")
    )
    table.answer(1, "build altar")
    assert table.moves(1) == []
    assert table.game.pending(table.state, 1) == 0b010
    table.game.unplay(table.state, 1)
    assert table.game.owing(table.state) == 0b111
    table.answer(1, "build theater")
    table.answer(0, "sell altar")
    table.answer(2, "sell altar")
    assert table.has(1, "theater")
    assert not table.has(1, "altar")
    assert table.game.pending(table.state, 1) == 0


def test_s_023_the_holder_takes_back_the_free_city_first() -> None:
    table = dealt(2)
    table.answer(0, table.sale(0))
    table.answer(0, table.moves(0)[0])
    assert table.game.pending(table.state, 0) == 0b101
    table.game.unplay(table.state, 0)
    assert table.game.pending(table.state, 0) == 0b001
    assert all(text.startswith("free_city") for text in table.moves(0))
    table.game.unplay(table.state, 0)
    assert not any(text.startswith("free_city") for text in table.moves(0))
    assert table.game.owing(table.state) == 0b11


def test_s_024_selling_is_always_legal() -> None:
    """S-022, S-024, S-025, R-04: an unbuildable card can be sold, an illegal build is refused; no one may pass."""
    table = dealt(3, 5)
    while table.state.depth:
        if table.asked() == CHOOSE_CARD:
            for seat in range(3):
                assert {f"sell {card}" for card in table.hand(seat)} <= set(table.moves(seat))
        table.play()


def test_s_026_nothing_built_in_a_turn_helps_in_it() -> None:
    """S-026, S-027, S-057: judged on the position at the start of the turn, whoever answers first."""
    me = City("giza", coins=2, hand="stockade altar")
    left = City("rhodes", coins=2, hand="lumber_yard baths")
    table = scene(me, left, age=1)
    table.answer(1, "build lumber_yard")
    assert table.builds(0, "stockade") == []


def test_s_030_paying_comes_before_receiving() -> None:
    """R-06."""
    table = scene(
        City("giza", coins=1, hand="quarry altar tavern"), City("rhodes", coins=2, hand="baths altar"), City("olympia")
    )
    table.play("build quarry", "build baths pay right 2", "sell lumber_yard")
    order = [FACTS[event.fact] for event in table.events if event.fact not in (7, 29)]
    steps = ["coins_paid", "goods_bought", "card_built", "card_sold", "trade_received", "hands_passed"]
    assert [order.index(step) for step in steps] == sorted(order.index(step) for step in steps)
    assert table.coins() == [2, 0, 6]


def test_s_035_hands_pass_left_right_left() -> None:
    for age, expected in ((1, [2, 0, 1]), (2, [1, 2, 0]), (3, [2, 0, 1])):
        hands = ["altar theater", "baths pawnshop", "tavern barracks"]
        table = scene(*(City(hand=hand) for hand in hands), age=age)
        table.play(*(f"sell {hand.split()[0]}" for hand in hands))
        assert [table.hand(seat) for seat in range(3)] == [[hands[place].split()[1]] for place in expected]


def test_s_043_resources_are_not_consumed() -> None:
    """S-042, S-043, S-044: a double source is two units, and all of it is there again in the next turn."""
    hand = "walls aqueduct library"
    table = scene(
        City("giza", coins=0, built="quarry", hand=hand), City("rhodes", hand=hand), City("olympia", hand=hand)
    )
    table.play("build walls")
    assert table.payments(0, "aqueduct") == [(0, 0)]


def test_s_050_only_neighbours_sell() -> None:
    """S-050, S-051."""
    cities = [City("rhodes", coins=9, hand="baths altar")] + [City(board) for board in ("babylon", "giza", "ephesus")]
    table = scene(*cities, age=1)
    assert table.builds(0, "baths") == []
    assert table.builds(1, "baths") == [] or table.payments(1, "baths") == [(2, 0)]


def test_s_062_dearer_payments_on_request() -> None:
    """S-062, R-11: a payment that is worse towards both neighbours is offered only if wanted."""
    me = City("giza", coins=9, built="west_trading_post", hand="stables altar temple")
    left = City("olympia", built="glassworks clay_pool")
    right = City("alexandria", built="lumber_yard clay_pool")
    few = scene(me, left, right).payments(0, "temple")
    table = scene(me, left, right, dearer_payments=True)
    many = table.payments(0, "temple")
    assert set(few) < set(many)
    assert [sum(way) for way in many] == sorted(sum(way) for way in many)
    assert len(set(many)) == len(many)


def test_r_11_a_dearer_payment_is_accepted_though_not_offered() -> None:
    me = City("giza", coins=9, built="west_trading_post", hand="stables altar temple")
    table = scene(me, City("olympia", built="glassworks clay_pool"), City("alexandria", built="lumber_yard clay_pool"))
    offered = table.payments(0, "temple")
    every = scene(
        me,
        City("olympia", built="glassworks clay_pool"),
        City("alexandria", built="lumber_yard clay_pool"),
        dearer_payments=True,
    ).payments(0, "temple")
    left, right = next(way for way in every if way not in offered)
    text = f"build temple pay left {left} right {right}"
    quote = table.quote(0, text)
    assert quote.legal
    assert quote.coins == left + right
    assert not table.quote(0, f"build temple pay left {left + 1} right {right + 1}").legal


def test_s_063_no_payment_no_building() -> None:
    table = scene(City("giza", coins=0, hand="palace altar"), age=3)
    assert table.builds(0, "palace") == []
    assert table.quote(0, "build palace").refusal in (Refusal.NO_SELLER, Refusal.MISSING_COINS)


def test_s_072_a_source_of_the_same_age_counts() -> None:
    """S-072, R-12: possession decides."""
    me = City("halicarnassus", coins=3, stages=1, built="ore_vein foundry", hand="altar theater aqueduct")
    other = City("giza", hand="aqueduct theater altar")
    table = scene(me, other, City("olympia", hand="aqueduct theater altar")).throw("baths")
    table.play("stage with altar")
    assert table.asked() == REVIVE_CARD
    table.play("revive baths")
    assert table.payments(0, "aqueduct") == [(0, 0)]


def test_s_073_only_the_chain_is_offered() -> None:
    """S-073, S-074, R-13."""
    me = City("giza", coins=9, built="baths", hand="aqueduct altar")
    table = scene(me, City("rhodes", built="quarry"))
    assert table.builds(0, "aqueduct") == [""]
    assert table.quote(0, "build aqueduct pay left 3").refusal is Refusal.WRONG_PAYMENT
    assert table.quote(0, "build aqueduct pay right 4").refusal is Refusal.WRONG_PAYMENT


def test_r_13_a_move_may_pay_although_there_is_a_chain() -> None:
    """A city that pays does not use the chain: the neighbour is paid, and rewards for chains give nothing (L-071)."""
    me = City("giza", coins=9, built="baths", hand="aqueduct altar")
    table = scene(me, City("rhodes", built="quarry", hand="altar theater"), City("olympia", hand="altar theater"))
    quote = table.quote(0, "build aqueduct pay left 4")
    assert (quote.reason, quote.route, quote.coins, quote.left) == (Reason.OK, Route.PAID, 4, 4)
    before = table.coins()
    table.state.log = []
    table.answer(0, "build aqueduct pay left 4", checked=False)
    table.answer(1, "sell altar")
    table.answer(2, "sell altar")
    built = [entry for entry in table.state.log if FACTS[entry[0]] == "card_built"]
    assert [(city, what, route) for _, city, what, route, _ in built] == [(0, CATALOGUE.numbers["aqueduct"], PAID)]
    assert table.coins() == [before[0] - 4, before[1] + 4 + 3, before[2] + 3]


def test_s2_025_the_free_city_does_not_pay_for_a_chain() -> None:
    free = City("giza", coins=9, built="baths")
    me = City("olympia", hand="aqueduct altar theater")
    table = scene(me, City("rhodes", built="quarry", hand="altar theater"), free, players=2)
    table.answer(0, "sell altar")
    assert not table.quote(0, "free_city build aqueduct pay right 4").legal
