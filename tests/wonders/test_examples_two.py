"""Two players and the Free City, SX-85 to SX-92, and the statements S2. The Free City is city 2."""

from __future__ import annotations

import pytest

from septem.core.errors import Problem
from septem.core.table import Table
from septem.wonders import setters
from septem.wonders.board_ids import Board
from septem.wonders.constants import DRAW_SEEN, PLAY_LAST, REVIVE_CARD
from septem.wonders.game import Wonders
from septem.wonders.knowledge import view
from septem.wonders.refusal import Refusal
from septem.wonders.rules import seating
from tests.wonders.helpers import City, Scene, dealt, number, scene


def two(first: City, second: City, free: City, **more: object) -> Scene:
    return scene(first, second, free, players=2, **more)  # type: ignore[arg-type]


def test_sx_85_the_free_city_is_a_neighbour() -> None:
    """S2-003: the Free City, then player A, then player B, clockwise."""
    me = City("giza", coins=9, built="east_trading_post", hand="stockade altar")
    table = two(me, City("rhodes", built="lumber_yard"), City("olympia"), age=1)
    assert sorted(table.payments(0, "stockade")) == [(0, 1), (2, 0)]


def test_sx_86_the_free_city_must_build_what_it_can() -> None:
    """S2-021, S2-034: the own city may sell whatever it likes."""
    table = two(City("giza", hand="tavern altar palace"), City("rhodes"), City("olympia", coins=0), age=1)
    table.answer(0, "sell tavern")
    assert table.moves(0) == ["free_city build altar"]
    assert table.quote(0, "free_city sell palace").refusal is Refusal.FREE_CITY_MUST_PLAY


def test_sx_87_the_free_city_sells_if_nothing_can_be_played() -> None:
    """S2-023."""
    table = two(City("giza", hand="tavern palace senate"), City("rhodes"), City("ephesus", coins=0), age=3)
    table.answer(0, "sell tavern")
    assert table.moves(0) == ["free_city sell palace", "free_city sell senate"]
    table.answer(0, "free_city sell palace")
    table.answer(1, table.sale(1))
    assert table.coins()[2] == 3


def test_sx_88_the_free_city_uses_its_chains() -> None:
    """S2-025 and R-22, and the other ruling."""
    free = City("giza", coins=9, built="baths quarry", hand="")
    first = City("rhodes", hand="tavern aqueduct")
    table = two(first, City("olympia"), free, age=1)
    table.answer(0, "sell tavern")
    assert table.moves(0) == ["free_city build aqueduct"]
    assert table.quote(0, "free_city stage with aqueduct").refusal is Refusal.FREE_CITY_MUST_CHAIN
    other = two(first, City("olympia"), free, age=1, free_city_chained_marker=True)
    other.answer(0, "sell tavern")
    assert other.moves(0) == ["free_city build aqueduct", "free_city stage with aqueduct"]


def test_sx_89_the_holder_chooses_how_the_free_city_pays() -> None:
    free = City("rhodes", coins=3, built="west_trading_post", hand="")
    first = City("giza", hand="tavern baths")
    table = two(first, City("ephesus", built="stone_pit"), free, age=1)
    table.answer(0, "sell tavern")
    assert [text for text in table.moves(0) if "build" in text] == [
        "free_city build baths pay left 1",
        "free_city build baths pay right 2",
    ]


@pytest.mark.parametrize(("age", "holders"), [(1, "010101"), (2, "101010"), (3, "010101")])
def test_sx_90_the_holder_alternates(age: int, holders: str) -> None:
    """S2-006, S2-031, S2-032, R-21."""
    table = dealt(2)
    for _ in range(3 * 6):
        if table.state.age == age - 1:
            assert seating.holder(table.state) == int(holders[table.state.turn])
            assert len(table.hand(seating.holder(table.state))) == 8 - table.state.turn
            assert len(table.hand(1 - seating.holder(table.state))) == 7 - table.state.turn
        round_now = table.state.age, table.state.turn
        while table.state.depth and (table.state.age, table.state.turn) == round_now:
            for seat in range(2):
                if table.game.owing(table.state) >> seat & 1:
                    table.answer(seat, table.sale(seat))


def test_sx_91_conflicts_with_the_free_city() -> None:
    """S2-040."""
    hand = "altar theater"
    table = two(
        City("giza", built="stockade", hand=f"{hand} tavern"),
        City("ephesus", hand=hand),
        City("olympia", built="walls", coins=0, hand="altar"),
        age=3,
        turn=5,
    )
    setters.put_turn(table.state, 2, 5)
    setters.put_hand(table.state, table.state.hand[0], [number("altar"), number("theater")])
    setters.put_hand(table.state, table.state.hand[1], [number("altar"), number("theater"), number("tavern")])
    table.play("sell altar", "sell altar")
    assert [list(table.state.victories[city]) for city in range(3)] == [[0, 0, 1], [0, 0, 0], [0, 0, 2]]
    assert [table.state.counts[city][8] for city in range(3)] == [1, 2, 0]


def test_sx_92_defeats_count_for_the_strategists() -> None:
    table = two(City(built="strategists_guild", defeats=1), City(defeats=2), City())
    assert table.score(0, "guilds") == 2


def test_s2_002_three_boards_and_coins() -> None:
    """S2-002, S2-004, S2-005: three cities with three coins, seven cards each, seven in the draw pile."""
    table = dealt(2)
    assert table.state.cities == 3
    assert len({board // 2 for board in table.state.board[:3]}) == 3
    assert table.coins() == [3, 3, 3]
    assert table.state.held[2] == 6


def test_s2_011_the_own_card_comes_first() -> None:
    """S2-010, S2-011, S2-013: the card set aside for the own city is not the Free City's."""
    table = two(City("giza", hand="altar theater"), City("rhodes"), City("olympia"), age=1)
    assert table.quote(0, "free_city build altar").refusal is Refusal.OWN_CARD_FIRST
    assert not table.quote(1, "free_city build altar").legal
    table.answer(0, "build altar")
    assert all("altar" not in text for text in table.moves(0))
    assert table.moves(0) == ["free_city build theater"]


def test_s2_011_a_second_copy_may_go_to_the_free_city() -> None:
    table = two(City("giza", hand="altar altar"), City("rhodes"), City("olympia", coins=0), age=1)
    table.answer(0, "build altar")
    assert table.moves(0) == ["free_city build altar"]


def test_s2_020_the_free_city_raises_stages_in_order() -> None:
    """S2-020, S2-022: any card can mark a stage, so nothing is sold."""
    free = City("olympia", built="lumber_yard", coins=0)
    table = two(City("giza", hand="tavern palace"), City("rhodes"), free, age=3)
    table.answer(0, "sell tavern")
    assert table.moves(0) == ["free_city stage with palace"]


def test_s2_026_the_free_city_sells_to_the_players() -> None:
    """S2-024, S2-026: trade with the Free City is trade."""
    me = City("giza", coins=2, hand="stockade altar tavern")
    table = two(me, City("rhodes"), City("olympia", coins=0), age=1)
    table.answer(0, "build stockade pay right 2")
    table.answer(0, "free_city build altar")
    table.answer(1, table.sale(1))
    assert table.coins() == [0, 6, 2]


def test_s2_030_the_free_city_is_not_first() -> None:
    """S2-030, R-23: what the Free City builds in a turn helps nobody in that turn."""
    me = City("giza", coins=9, hand="aqueduct quarry tavern")
    table = two(me, City("ephesus", coins=9), City("rhodes", coins=9))
    assert table.payments(0, "aqueduct") == []


def test_s2_035_the_holder_decides_for_the_powers_of_the_free_city() -> None:
    """S2-035, R-24: Halicarnassus is looked through by the holder only."""
    free = City("halicarnassus", stages=1, built="ore_vein foundry", coins=0)
    table = two(City("giza", hand="tavern palace"), City("rhodes"), free, age=3).throw("walls")
    table.answer(0, "sell tavern")
    table.answer(0, "free_city stage with palace")
    table.answer(1, table.sale(1))
    assert table.asked() == REVIVE_CARD
    assert table.game.owing(table.state) == 1
    assert "free_city revive walls" in table.moves(0)
    assert table.moves(1) == []
    table.answer(0, "free_city revive walls")
    assert table.has(2, "walls")


def test_s2_035_olympia_counts_as_a_way_to_play() -> None:
    free = City("olympia", stages=2, coins=0)
    table = two(City("giza", hand="tavern palace"), City("rhodes"), free, age=3)
    table.answer(0, "sell tavern")
    assert table.moves(0) == ["free_city claim palace"]


def test_s2_033_the_last_card_of_the_draw_pile() -> None:
    """S2-033, R-24: with Babylon's side B the holder of the sixth turn plays it for the Free City."""
    free = City("babylon", side="B", stages=2, coins=0, hand="altar")
    table = two(City("giza", hand="palace tavern"), City("rhodes", hand="theater palace senate"), free, age=3, turn=6)
    assert seating.holder(table.state) == 1
    table.answer(0, "sell tavern")
    table.answer(1, "build theater")
    table.answer(1, table.moves(1)[0])
    assert table.asked() == PLAY_LAST
    assert table.game.owing(table.state) == 0b10
    assert view.build(table.state, 1).last_card == number("altar")
    assert view.build(table.state, 0).last_card is None
    assert table.moves(1) == ["free_city build altar"]
    table.answer(1, "free_city build altar")
    assert table.has(2, "altar")


def test_r_24_the_free_city_without_babylon_b() -> None:
    for seed in range(60):
        table = dealt(2, seed, sides="B", free_city_seventh_card=False)
        assert table.state.board[2] != 7
        assert table.state.board[2] % 2 == 1


def test_r_24_babylon_b_chosen_for_a_free_city_that_may_not_have_it() -> None:
    boards: tuple[Board, ...] = ("giza", "rhodes", "babylon")
    with pytest.raises(Problem) as caught:
        Wonders(2, boards=boards, sides="B", free_city_seventh_card=False)
    assert (caught.value.code, caught.value.where) == ("not_together", "free_city_seventh_card")
    assert dealt(2, 1, boards=boards, free_city_seventh_card=False).state.board[2] == 6
    assert dealt(2, 1, boards=boards, sides="B").state.board[2] == 7
    assert dealt(3, 1, boards=boards, sides="B", free_city_seventh_card=False).state.board[2] == 7


@pytest.mark.parametrize(
    "deal", [{"boards": ["giza", "rhodes", "babylon"], "sides": ["A", "A", "B"], "ages": {}}, None]
)
def test_r_24_babylon_b_in_a_file(deal: dict[str, object] | None) -> None:
    cities = [{"board": "giza"}, {"board": "rhodes"}, {"board": "babylon", "side": "B"}]
    place = "deal.sides[2]" if deal else "deal.position.cities[2].side"
    with pytest.raises(Problem) as caught:
        Table(Wonders(2, free_city_seventh_card=False), deal or {"position": {"players": 2, "cities": cities}})
    assert (caught.value.code, caught.value.where) == ("not_together", place)


def test_s2_041_the_free_city_cannot_win() -> None:
    """R-25."""
    last = City("giza", hand="altar theater", coins=0)
    table = two(
        last,
        City("rhodes", hand="altar theater", coins=0),
        City("olympia", built="palace town_hall senate", coins=60),
        age=3,
        turn=5,
    )
    setters.put_turn(table.state, 2, 5)
    setters.put_hand(table.state, table.state.hand[0], [number("altar"), number("theater")])
    setters.put_hand(table.state, table.state.hand[1], [number("altar"), number("theater"), number("tavern")])
    table.play("sell altar", "sell altar")
    assert set(table.game.winners(table.state)) <= {0, 1}
    assert table.game.winners(table.state)


def test_s2_050_the_drawn_card_is_the_holders_secret() -> None:
    table = dealt(2)
    state = table.game.new()
    state.log = []
    table.game.deal(state, 1)
    audiences = {entry[4] for entry in state.log if entry[0] == DRAW_SEEN}
    assert audiences == {0b01}
