"""Statements of Cities: two players and the Free City, eight players."""

from __future__ import annotations

import pytest

from septem.core import bits
from septem.wonders import setters
from septem.wonders.cities.constants import LOSE_COINS
from septem.wonders.constants import CHOOSE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.game import Wonders
from tests.wonders.scenes import ExpandedCity, ExpandedScene, dealt, expanded_scene
from tests.wonders.walks import walk

LAST = "baths altar"
SHIELDS = ("", "stockade", "walls", "walls stockade")


def free_city(*cities: ExpandedCity, turn: int = 1, **rules: object) -> ExpandedScene:
    return expanded_scene(*cities, players=2, turn=turn, **rules)  # type: ignore[arg-type]


def at_war(*cities: ExpandedCity) -> ExpandedScene:
    """The last turn of Age I: who holds the Free City's card, in the seventh turn seat 0, has one card more."""
    scene = free_city(*cities, turn=7, age=1)
    setters.put_hand(scene.state, scene.state.hand[0], [0, 1, 2])
    setters.put_hand(scene.state, scene.state.hand[1], [0, 1])
    setters.put_held(scene.state, 2, 0)
    scene.play()
    return scene


def test_c2_001_the_variant_for_two_stands() -> None:
    """The Free City answers with the holder's cards and never wins."""
    scene = dealt(2, 1, cities=True)
    assert scene.state.cities == 3
    assert bits.members(scene.game.owing(scene.state)) == [0, 1]
    scene.answer(0, scene.moves(0)[0])
    assert all(text.startswith("free_city ") for text in scene.moves(0))
    for seed in range(3):
        *_, end = walk(Wonders(2, cities=True), seed)
        assert end.winners in (1, 2, 3)


def test_c2_002_hands_of_eight_and_a_pile_of_eight() -> None:
    """C-R13: seven turns; the last card of the pile goes with the others."""
    game = Wonders(2, cities=True, sides="A")
    turns = set()
    for state in walk(game, 5):
        if state.depth and state.agenda[state.depth - 1] & 255 == CHOOSE_CARD and state.age == 0:
            turns.add((state.turn, state.held[2]))
    assert turns == {(turn, 7 - turn) for turn in range(7)}
    *_, left = walk(game, 5)
    assert all(left.history[age * 8 + 7][2] for age in range(3))


@pytest.mark.parametrize("turn", [1, 2])
def test_c2_003_the_holder_of_this_turn_decides_for_the_free_city(turn: int) -> None:
    """In Age I seat 0 holds the card in odd turns, seat 1 in even ones."""
    holder = turn - 1
    hands = ["altar theater tavern", "altar theater"] if holder == 0 else ["altar theater", "altar theater tavern"]
    cities = [ExpandedCity(coins=3, hand=hands[0]), ExpandedCity(coins=3, hand=hands[1]), ExpandedCity(coins=3)]
    scene = free_city(*cities, turn=turn, age=1, leaders=False)
    hideout = CATALOGUE.numbers["hideout"]
    row = scene.state.hand[1 - holder]
    setters.put_hand(scene.state, row, [CATALOGUE.numbers["altar"], hideout])
    answers = ["build altar", "build altar", "free_city build theater"]
    answers[1 - holder] = "build hideout"
    scene.play(*answers)
    assert scene.asked() == LOSE_COINS
    assert bits.members(scene.game.owing(scene.state)) == [holder]
    assert scene.moves(holder) == ["pay 0", "pay 1"]
    scene.answer(holder, "pay 0")
    assert scene.moves(holder) == ["free_city pay 0", "free_city pay 1"]
    scene.answer(holder, "free_city pay 1")
    debts = [0, 0, 0]
    debts[holder] = 1
    assert scene.debts() == debts
    assert scene.coins()[2] == 2


def test_c2_004_what_the_free_city_builds_hits_both() -> None:
    cities = [
        ExpandedCity(coins=0, hand="altar theater hideout"),
        ExpandedCity(coins=0, hand=LAST),
        ExpandedCity(coins=0),
    ]
    scene = free_city(*cities, age=1).play("build altar", "build altar", "free_city build hideout")
    assert scene.debts() == [1, 1, 0]


def test_c2_005_a_player_hits_the_other_and_the_free_city() -> None:
    cities = [
        ExpandedCity(coins=0, hand="hideout altar theater"),
        ExpandedCity(coins=0, hand=LAST),
        ExpandedCity(coins=0),
    ]
    scene = free_city(*cities, age=1).play("build hideout", "build altar", "free_city build altar")
    assert scene.debts() == [0, 1, 1]


def test_c2_006_the_free_city_may_stay_away() -> None:
    """The two players fight once."""
    cities = [ExpandedCity(built=SHIELDS[2]), ExpandedCity(built=SHIELDS[1]), ExpandedCity(built=SHIELDS[3], doves=1)]
    scene = at_war(*cities)
    assert [scene.tokens(city) for city in range(3)] == [([1, 0, 0], 0), ([0, 0, 0], 1), ([0, 0, 0], 0)]
    assert scene.state.absences[2] == 0
    residence = ExpandedCity(coins=0, hand="altar theater residence")
    built = free_city(residence, ExpandedCity(hand=LAST), ExpandedCity("babylon"), age=1)
    built.play("build altar", "build altar", "free_city build residence")
    assert built.state.absences[2] == 1


@pytest.mark.parametrize("away", [0, 1])
def test_c2_007_a_player_may_stay_away(away: int) -> None:
    """The other fights the Free City once; if two are away nobody fights."""
    cities = [ExpandedCity(built=SHIELDS[1], doves=int(city == away)) for city in range(2)]
    scene = at_war(*cities, ExpandedCity(built=SHIELDS[3]))
    assert scene.tokens(2) == ([1, 0, 0], 0)
    assert scene.tokens(1 - away) == ([0, 0, 0], 1)
    both = at_war(*cities, ExpandedCity(built=SHIELDS[3], doves=1))
    assert [both.tokens(city) for city in range(3)] == [([0, 0, 0], 0)] * 3


def test_c2_008_the_free_city_is_a_neighbour() -> None:
    """For trade, masks, guilds, gambling; it has no score."""
    own = ExpandedCity("rome", coins=2, built="pigeon_loft guild_of_shadows", hand="baths gambling_den altar")
    cities = [own, ExpandedCity("petra", hand=LAST), ExpandedCity("giza", coins=0, built="workshop militia")]
    scene = free_city(*cities, age=1)
    assert scene.ways(0, "baths") == ["pay right 2"]
    assert (scene.score(0, "science"), scene.score(0, "guilds")) == (1, 1)
    scene.play("build gambling_den", "build altar", "free_city build altar")
    assert scene.coins()[2] == 1


def test_c8_001_all_cards_of_seven_players() -> None:
    """C8-002 to C8-004: 56 cards an age, hands of seven, six turns; eight of nine boards."""
    scene = dealt(8, 2, cities=True)
    assert [len(scene.hand(seat)) for seat in range(8)] == [7] * 8
    assert len({CATALOGUE.boards[scene.state.board[city]].id for city in range(8)}) == 8
    game = Wonders(8, cities=True)
    turns = {(state.age, state.turn) for state in walk(game, 3) if state.depth}
    assert turns == {(age, turn) for age in range(3) for turn in range(6)}


def test_c8_003_eight_may_play_alone_or_in_teams() -> None:
    for teams in (False, True):
        *_, end = walk(Wonders(8, cities=True, teams=teams), 4)
        assert len(bits.members(end.winners)) >= 1 + teams


def test_c8_004_boards_and_leaders_suffice() -> None:
    """32 of 42 leaders are dealt."""
    scene = dealt(8, 2, cities=True, leaders=True)
    assert sum(scene.state.leader_dealt[seat].bit_count() for seat in range(8)) == 32
    assert len({CATALOGUE.boards[scene.state.board[city]].id for city in range(8)}) == 8
