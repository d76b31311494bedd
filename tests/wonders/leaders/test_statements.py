"""Statements of Leaders: components, the draft, recruitment."""

from __future__ import annotations

import pytest

from septem.core.errors import Problem
from septem.wonders.cities.constants import LOSE_COINS
from septem.wonders.constants import BEFORE, CHOOSE_CARD, REVIVE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_EXTRA, FIRST_GUILD, FIRST_OTHER, guilds_in
from septem.wonders.game import Wonders
from septem.wonders.leaders.constants import DRAFT_LEADER, RECRUIT_LEADER
from tests.wonders.data.read import CITIES, LEADERS
from tests.wonders.leaders.helpers import FOUR_GUILDS, drafted, facts_told, held, in_the_game, part
from tests.wonders.scenes import ExpandedCity, dealt, expanded_scene

# Components and set-up.


def test_l_001_what_is_in_the_box() -> None:
    """L-001, L-085: 36 leaders of which one each is dealt, four guilds, which are purple, and Rome."""
    assert len(LEADERS["leaders"]) == 36
    assert in_the_game(dealt(4, leaders=True)) == list(range(36))
    assert [card["id"] for card in LEADERS["cards"]] == FOUR_GUILDS
    assert {card["type"] for card in LEADERS["cards"]} == {"purple"}
    assert [board["id"] for board in LEADERS["boards"]] == ["rome"]


@pytest.mark.parametrize("cities", [False, True])
def test_l_002_leaders_are_never_among_the_age_cards(cities: bool) -> None:
    scene = dealt(7, 5, leaders=True, cities=cities)
    cards = {card for row in scene.state.dealt for card in row}
    assert max(cards) < FIRST_OTHER
    for leader in [*LEADERS["leaders"], *CITIES["leaders"]]:
        assert not any(amount for good, amount in leader["cost"].items() if good != "coins")
        assert CATALOGUE.cards[CATALOGUE.numbers[leader["id"]]].cost.coins == leader["cost"]["coins"]


def test_l_003_two_to_seven_players_and_eight_with_cities() -> None:
    for players in range(2, 8):
        assert dealt(players, leaders=True).asked() == DRAFT_LEADER
    with pytest.raises(Problem) as problem:
        Wonders(8, leaders=True)
    assert problem.value.values["most"] == 7
    assert dealt(8, leaders=True, cities=True).asked() == DRAFT_LEADER


def test_l_004_rome_needs_leaders() -> None:
    for rules in ({}, {"cities": True}):
        with pytest.raises(Problem):
            Wonders(3, boards=("rome", "giza", "rhodes"), **rules)  # type: ignore[arg-type]
        boards = {CATALOGUE.boards[dealt(7, seed, **rules).state.board[0]].id for seed in range(40)}
        assert "rome" not in boards
    assert "rome" in {CATALOGUE.boards[dealt(7, seed, leaders=True).state.board[0]].id for seed in range(40)}


@pytest.mark.parametrize(("cities", "pool"), [(False, 14), (True, 17)])
def test_l_010_four_more_guilds_of_which_no_more_are_drawn(cities: bool, pool: int) -> None:
    """L-010, L-011: with Leaders all four may come, the two that need leaders included."""
    met = set()
    for seed in range(30):
        scene = dealt(4, seed, leaders=True, cities=cities)
        cards = [card for row in scene.state.dealt[16:20] for card in row[: scene.state.rounds]]
        guilds = {card for card in cards if FIRST_GUILD <= card < FIRST_EXTRA}
        assert len(guilds) == 6
        met |= guilds
    assert len(met) == len(guilds_in(scene.state.guild_pool)) == pool
    assert {CATALOGUE.numbers[guild] for guild in FOUR_GUILDS} <= met


@pytest.mark.parametrize("cities", [False, True])
def test_l_011_without_leaders_there_are_none_of_their_guilds(cities: bool) -> None:
    pool = guilds_in(Wonders(3, cities=cities).new().guild_pool)
    assert not {CATALOGUE.numbers[guild] for guild in FOUR_GUILDS} & set(pool)


@pytest.mark.parametrize("players", range(2, 8))
def test_l_012_everyone_starts_with_six_coins(players: int) -> None:
    """L-100: with two players the Free City, too."""
    assert set(dealt(players, leaders=True).coins()) == {6}


def test_l_013_with_cities_there_are_42_leaders() -> None:
    """Their six are dealt like the others."""
    scene = dealt(3, leaders=True, cities=True)
    assert in_the_game(scene) == list(range(42))
    hands = [dealt(8, seed, leaders=True, cities=True).state.leader_dealt[0] for seed in range(20)]
    assert any(leaders >> 36 for leaders in hands)


# The draft.


@pytest.mark.parametrize("players", range(2, 8))
def test_l_020_four_leaders_each(players: int) -> None:
    scene = dealt(players, 3, leaders=True)
    assert [scene.state.leader_dealt[seat].bit_count() for seat in range(players)] == [4] * players
    assert scene.state.unused_size == 36 - 4 * players
    assert in_the_game(scene) == list(range(36))


@pytest.mark.parametrize(("direction", "step"), [("right", 1), ("left", -1)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_l_021_packs_go_round(players: int, direction: str, step: int) -> None:
    """L-022, L-R01: what the left neighbour leaves comes to a player who passes to the right."""
    scene = dealt(players, 7, leaders=True, leader_draft=direction)
    packs = [scene.moves(seat) for seat in range(players)]
    for size in (4, 3, 2):
        assert {len(pack) for pack in packs} == {size}
        assert [scene.moves(seat) for seat in range(players)] == packs
        for seat in range(players):
            assert scene.asked() == DRAFT_LEADER
            scene.answer(seat, packs[seat][-1])
        packs = [packs[(seat + step) % players][:-1] for seat in range(players)]
    assert scene.asked() == RECRUIT_LEADER
    assert all(packs[seat][0].removeprefix("keep ") in held(scene, seat) for seat in range(players))
    assert [len(held(scene, seat)) for seat in range(players)] == [4] * players


def test_l_022_hands_of_leaders_are_secret() -> None:
    scene = drafted(dealt(3, 1, leaders=True))
    for seat in (0, None):
        seen = part(scene, seat)
        assert seen.held == (4, 4, 4)
        assert [one for one, _ in seen.hands] == ([] if seat is None else [seat])
    document = repr(scene.game.view_json(scene.game.view(scene.state, 0)))
    assert all(f"'{leader}'" in document for leader in held(scene, 0))
    spectators = repr(scene.game.view_json(scene.game.view(scene.state, None)))
    assert not any(f"'{leader}'" in spectators for seat in range(3) for leader in held(scene, seat))


def test_l_023_boards_are_known_before_the_draft() -> None:
    """L-R02."""
    scene = dealt(3, leaders=True)
    told = facts_told(scene)
    assert max(place for place, fact in enumerate(told) if fact == "board_given") < told.index("leader_dealt")
    assert len({city.board for city in scene.game.view(scene.state, None).cities}) == 3


# Recruitment.


def test_l_030_every_age_begins_with_a_recruitment() -> None:
    """L-R03: hands of the age are dealt afterwards."""
    scene = drafted(dealt(3, 2, leaders=True))
    recruited = []
    while scene.state.depth:
        if scene.asked() == RECRUIT_LEADER and scene.state.age not in recruited:
            recruited.append(scene.state.age)
            assert scene.state.turn == BEFORE
            assert [scene.hand(seat) for seat in range(3)] == [[], [], []]
        scene.play()
    assert recruited == [0, 1, 2]
    opening = [fact for fact in facts_told(drafted(dealt(3, 2, leaders=True))) if fact == "card_dealt"]
    assert opening == []


def test_l_031_leaders_are_revealed_together() -> None:
    scene = expanded_scene(
        ExpandedCity(coins=6, held="caesar"),
        ExpandedCity(coins=6, held="plato"),
        ExpandedCity(held="sappho"),
        age=1,
        turn=0,
    )
    scene.answer(0, "recruit caesar")
    scene.answer(1, "recruit plato")
    assert [scene.leaders(city) for city in range(3)] == [[], [], []]
    assert part(scene, 2).leaders == ((), (), ())
    assert scene.game.view(scene.state, 2).cities[0].coins == 6
    scene.answer(2, "sell sappho")
    assert [scene.leaders(city) for city in range(3)] == [["caesar"], ["plato"], []]


def test_l_032_three_things_to_do_with_a_leader() -> None:
    """L-033, L-R04: nobody may skip."""
    own = ExpandedCity("giza", coins=3, built="stone_pit", held="sappho caesar")
    scene = expanded_scene(own, age=1, turn=0)
    both = ["stage with sappho", "sell sappho", "stage with caesar", "sell caesar"]
    assert sorted(scene.moves(0)) == sorted(["recruit sappho", *both])
    assert scene.play("sell caesar").coins()[0] == 6
    assert held(scene, 0) == ["sappho"]


def test_l_033_who_can_do_nothing_else_sells() -> None:
    scene = expanded_scene(ExpandedCity("giza", coins=0, held="caesar plato"), age=2, turn=0)
    assert sorted(scene.moves(0)) == ["sell caesar", "sell plato"]


def test_l_034_only_coins_held_before_the_phase_pay() -> None:
    """L-R15: neither what a neighbour pays for goods nor a leader of the same phase helps."""
    poor = ExpandedCity("giza", coins=0, held="sappho croesus")
    buyer = ExpandedCity("byzantium", "A", coins=6, built="stone_pit", held="nero")
    scene = expanded_scene(poor, buyer, age=1, turn=0)
    assert sorted(scene.moves(0)) == ["sell croesus", "sell sappho"]
    cheap = expanded_scene(ExpandedCity(coins=1, held="croesus caesar"), age=1, turn=0)
    assert "recruit caesar" not in cheap.moves(0)
    assert cheap.play("recruit croesus").coins()[0] == 6


def test_l_035_a_stage_with_a_leader_is_paid_as_usual() -> None:
    """L-R05: with goods of the neighbours, who are paid; the leader has no effect."""
    own = ExpandedCity("rhodes", coins=6, held="caesar")
    scene = expanded_scene(
        own, ExpandedCity("olympia", coins=0, built="sawmill"), ExpandedCity("ephesus"), age=1, turn=0
    )
    scene.play("stage with caesar pay left 4", "sell sappho")
    assert scene.coins()[:2] == [2, 4 + 3]
    assert scene.state.counts[0][7] == 1
    assert scene.state.shields[0] == 0
    assert scene.leaders(0) == []
    assert held(scene, 0) == []


def test_l_036_a_discarded_leader_is_out_of_the_game() -> None:
    """Neither Halicarnassus nor Solomon finds it."""
    own = ExpandedCity("halicarnassus", "B", coins=9, built="ore_vein foundry", held="caesar nero")
    scene = expanded_scene(own, ExpandedCity(held="plato"), ExpandedCity(held="midas"), age=2, turn=0).throw("tavern")
    scene.play("stage with nero", "sell plato", "sell midas")
    assert scene.asked() == REVIVE_CARD
    assert scene.moves(0) == ["revive tavern", "decline"]
    assert scene.state.discarded == 1


def test_l_037_leaders_left_over_are_discarded_but_in_rome_b() -> None:
    """L-R06. Before earlier ages they are kept."""
    cities = [
        ExpandedCity("rome", "B", held="sappho nero plato"),
        ExpandedCity(held="caesar midas"),
        ExpandedCity(held="hiram"),
    ]
    early = expanded_scene(*cities, age=2, turn=0).play("sell nero", "sell midas", "sell hiram")
    assert [len(held(early, seat)) for seat in range(3)] == [2, 1, 0]
    late = expanded_scene(*cities, age=3, turn=0).play("sell nero", "sell midas", "sell hiram")
    assert [len(held(late, seat)) for seat in range(3)] == [2, 0, 0]
    assert late.heard("leaders_left") == [(1, 0, 1)]
    rome_a = expanded_scene(ExpandedCity("rome", "A", held="sappho nero"), *cities[1:], age=3, turn=0).play("sell nero")
    assert held(rome_a, 0) == []


def test_l_038_a_recruitment_is_a_turn() -> None:
    """C-R08, L-R17: for losses, docks, Bilkis and Berenice."""
    petra = ExpandedCity("petra", "B", coins=0, built="clay_pool foundry", held="nero")
    scene = expanded_scene(
        petra, ExpandedCity(coins=3, held="midas"), ExpandedCity(coins=0, held="hiram"), age=2, turn=0
    )
    scene.play("stage with nero", "sell midas", "sell hiram")
    assert scene.asked() == LOSE_COINS
    assert scene.state.turn == BEFORE
    assert scene.moves(1) == scene.moves(2) == ["pay 0", "pay 1", "pay 2"]
    scene.play("", "pay 1", "pay 2")
    assert (scene.coins(), scene.debts()) == ([0, 5, 1], [0, 1, 0])
    assert scene.asked() == CHOOSE_CARD
    bank = expanded_scene(
        ExpandedCity("giza", coins=1, leaders="bilkis berenice", held="nero"), ExpandedCity("rhodes"), age=2, turn=0
    )
    assert bank.stage_ways(0) == ["pay bank 1"]
    assert bank.play("sell nero").coins()[0] == 1 + 3 + 1
    dock = expanded_scene(
        ExpandedCity("giza", coins=1, built="clandestine_dock_west", held="nero"),
        ExpandedCity("byzantium"),
        age=2,
        turn=0,
    )
    assert dock.stage_ways(0) == ["pay left 1"]


def test_l_039_halicarnassus_looks_through_an_empty_pile_in_vain() -> None:
    own = ExpandedCity("halicarnassus", "B", coins=9, built="ore_vein foundry", held="nero")
    scene = expanded_scene(own, age=1, turn=0).play("stage with nero")
    assert scene.asked() == CHOOSE_CARD
    assert scene.heard("revival_lost") == [(0, 0, 0)]
