"""Statements of Cities: components, an age, losses and debts, diplomacy."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from septem.core import bits
from septem.core.errors import Problem
from septem.wonders import sizes
from septem.wonders.cities.constants import BLACK, LOSE_COINS
from septem.wonders.cities.view import CitiesView
from septem.wonders.constants import CHOOSE_CARD, COLOURS, FACTS, GOODS, LETTERS, REVIVE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import ALL_BOARDS, FIRST_EXTRA, FIRST_GUILD, copies, extras_of, guilds_in
from septem.wonders.data.declarations import Card, Cost
from septem.wonders.game import Wonders
from septem.wonders.leaders.constants import HIRE_LEADER
from tests.wonders.data.read import CITIES
from tests.wonders.helpers import number
from tests.wonders.scenes import ExpandedCity, ExpandedScene, dealt, expanded_scene
from tests.wonders.walks import walk

LAST = "baths altar"
SHIELDS = ("", "stockade", "walls", "walls stockade", "walls stables", "walls stables stockade")


def decks(scene: ExpandedScene, age: int) -> list[int]:
    rows = scene.state.dealt[age * sizes.CITIES : age * sizes.CITIES + scene.state.cities]
    return [card for row in rows for card in row[: scene.state.rounds]]


def cost(declared: Cost) -> dict[str, int]:
    goods = {good: declared.goods.count(letter) for good, letter in zip(GOODS, LETTERS, strict=True)}
    return {"coins": declared.coins} | goods


def owed(scene: ExpandedScene) -> list[int]:
    return list(scene.state.owed[: scene.state.cities])


def quiet(players: int = 3, **first: Any) -> list[ExpandedCity]:
    """A city with something to do, and others that build for nothing."""
    return [ExpandedCity(**first), *[ExpandedCity(coins=5, hand="altar theater")] * (players - 1)]


def lair(**more: Any) -> ExpandedCity:
    return ExpandedCity("alexandria", built="lumber_yard", hand="lair altar", **more)


def fighter(shields: int, **more: Any) -> ExpandedCity:
    return ExpandedCity(built=SHIELDS[shields], hand=LAST, **more)


def at_war(*cities: ExpandedCity, age: int = 2, **rules: Any) -> ExpandedScene:
    scene = expanded_scene(*cities, age=age, turn=7 if len(cities) < 8 else 6, **rules)
    scene.play()
    return scene


# Components and set-up.


def test_c_001_what_is_in_the_box() -> None:
    ages = Counter((card["age"], card["type"]) for card in CITIES["cards"])
    assert ages == {(1, "black"): 9, (2, "black"): 9, (3, "black"): 9, (3, "purple"): 3}
    assert len(CITIES["leaders"]) == 6
    assert {board["id"] for board in CITIES["boards"]} == {"petra", "byzantium"}


@pytest.mark.parametrize("card", CITIES["cards"], ids=lambda card: card["id"])
def test_c_060_every_card_is_declared_as_printed(card: dict[str, Any]) -> None:
    """C-010, C-060 to C-079, C-125 to C-127, C-R06: cost, effects, and no chain."""
    declared = CATALOGUE.cards[number(card["id"])]
    assert isinstance(declared, Card)
    assert COLOURS[declared.colour] == card["type"]
    assert cost(declared.cost) == card["cost"]
    assert [effect.facts() for effect in declared.effects] == card["effects"]
    assert list(declared.chain) == card["chain_from"] == card["chain_to"] == []
    if card["type"] == "black":
        assert number(card["id"]) in extras_of(card["age"] - 1)


def test_c_002_black_cards_are_used_like_any_other() -> None:
    """Built, laid under a stage, sold, passed on, taken from the pile."""
    own = ExpandedCity("giza", coins=3, built="quarry", hand="militia altar")
    moves = expanded_scene(own, age=1).moves(0)
    assert {"build militia", "stage with militia", "sell militia"} <= set(moves)
    scene = expanded_scene(own, ExpandedCity(hand="altar"), ExpandedCity(hand="altar"), age=1).play("sell altar")
    assert scene.hand(1) == ["militia"]
    reviving = ExpandedCity("halicarnassus", "B", coins=0, built="ore_vein foundry", hand="altar")
    revived = expanded_scene(reviving, ExpandedCity(hand="militia"), age=2).play("stage with altar", "sell militia")
    assert "revive militia" in revived.moves(0)
    assert revived.play("revive militia").state.shields[0] == 2


@pytest.mark.parametrize("players", range(2, 9))
def test_c_003_as_many_black_cards_as_players(players: int) -> None:
    """C-004, C-020, C-021, C8-001, C8-002, C2-002, C-R13: any of the nine may come; seven are the most."""
    cities = max(players, 3)
    met: set[int] = set()
    for seed in range(12):
        scene = dealt(players, seed, cities=True)
        assert scene.state.rounds == (8 if players < 8 else 7)
        for age in range(3):
            cards = decks(scene, age)
            black = {card for card in cards if card in extras_of(age)}
            guilds = {card for card in cards if FIRST_GUILD <= card < FIRST_EXTRA}
            plain = Counter(card for card in cards if card < FIRST_GUILD)
            assert len(cards) == cities * scene.state.rounds
            assert len(black) == min(cities, 7) == sum(card >= FIRST_EXTRA for card in cards)
            assert len(guilds) == (min(cities + 2, 9) if age == 2 else 0)
            assert plain == Counter(copies(age, min(cities, 7)))
            met |= black
    assert len(met) == 27


def test_c_004_the_new_guilds_join_the_others() -> None:
    """C-005: 13 in all, 17 with Leaders."""
    assert len(guilds_in(Wonders(3, cities=True).new().guild_pool)) == 13
    assert len(guilds_in(Wonders(3, cities=True, leaders=True).new().guild_pool)) == 17
    met = {card for seed in range(30) for card in decks(dealt(5, seed, cities=True), 2)}
    assert {number(card["id"]) for card in CITIES["cards"] if card["type"] == "purple"} <= met


def test_c_005_without_cities_there_is_none_of_its_cards() -> None:
    for rules in ({}, {"leaders": True}):
        ours = {number(card["id"]) for card in CITIES["cards"]}
        for seed in range(5):
            scene = dealt(7, seed, **rules)
            assert not ours & {card for row in scene.state.dealt for card in row}


def test_c_006_its_leaders_need_both() -> None:
    assert dealt(3, leaders=True).state.unused_size == 36 - 12
    assert dealt(3, leaders=True, cities=True).state.unused_size == 42 - 12
    assert dealt(3, cities=True).state.unused_size == 0
    assert dealt(3, cities=True).asked() == CHOOSE_CARD


def test_c_007_tokens_never_run_out() -> None:
    """C-R01: more debts than 27 + 4 and more doves than three."""
    cities = [ExpandedCity(debts=40, doves=2, coins=0, hand="residence altar"), *[ExpandedCity(doves=1, hand=LAST)] * 2]
    scene = expanded_scene(*cities, age=1)
    assert scene.score(0, "treasury") == -40
    built = expanded_scene(ExpandedCity("babylon", doves=3, hand="residence"), ExpandedCity(doves=1), age=1).play(
        "build residence"
    )
    assert list(built.state.absences[:2]) == [4, 1]


@pytest.mark.parametrize(("leaders", "coins"), [(False, 3), (True, 6)])
def test_c_008_coins_at_the_start(leaders: bool, coins: int) -> None:
    for players in (2, 5, 8):
        assert set(dealt(players, cities=True, leaders=leaders).coins()) == {coins}


def test_c_009_two_more_boards() -> None:
    """C8-004: eight of nine, ten with Rome; without Cities there are neither."""
    for leaders, boards in ((False, 9), (True, 10)):
        rules: dict[str, Any] = {"cities": True, "leaders": leaders}
        met = {CATALOGUE.boards[board].id for seed in range(30) for board in dealt(8, seed, **rules).state.board}
        assert len(met) == boards
    with pytest.raises(Problem):
        Wonders(3, boards=("petra", "giza", "rhodes"))


def test_c_010_no_black_card_has_a_chain() -> None:
    """In either direction."""
    black = {card["id"] for card in CITIES["cards"] if card["type"] == "black"}
    for card in CATALOGUE.cards[: CATALOGUE.stage[0]]:
        if isinstance(card, Card):
            assert not black & set(card.chain)
            assert card.id not in black or not card.chain


def test_c_011_every_black_card_is_there_once() -> None:
    names = [card["id"] for card in CITIES["cards"] if card["type"] == "black"]
    assert len(set(names)) == 27
    assert {"clandestine_dock_west", "clandestine_dock_east"} <= set(names)
    both = ExpandedCity(coins=2, built="clandestine_dock_west", hand="clandestine_dock_east")
    assert expanded_scene(both, age=1).builds(0, "clandestine_dock_east") == [""]


# An age.


@pytest.mark.parametrize(("players", "turns"), [(2, 7), (3, 7), (7, 7), (8, 6)])
def test_c_021_seven_turns_an_age(players: int, turns: int) -> None:
    """C-020, C-022, C8-002: the last card of every hand is discarded without coins; directions as ever."""
    scene = dealt(players, 3, cities=True, boards="random", sides="A")
    assert len(scene.hand(1)) == turns + 1
    second = set(scene.hand(1))
    seen = Counter[int]()
    while scene.state.age == 0:
        if scene.asked() == CHOOSE_CARD and scene.game.owing(scene.state) == (1 << players) - 1:
            seen[scene.state.turn] += 1
            if scene.state.turn == 1 and players > 2:
                assert set(scene.hand(2)) < second
        scene.play()
    assert sorted(seen) == list(range(turns))
    assert scene.state.discarded <= scene.state.cities * (turns + 1)


def test_c_022_the_last_card_is_discarded() -> None:
    scene = expanded_scene(*[ExpandedCity(coins=0, hand=LAST)] * 3, age=1, turn=7, leaders=False)
    scene.play(*["build altar"] * 3)
    assert scene.state.discarded == 3
    assert scene.coins() == [0, 0, 0]
    assert len(scene.heard("card_left")) == 3
    assert scene.state.age == 1


@pytest.mark.parametrize(("players", "turn"), [(3, 7), (8, 6)])
def test_c_023_babylon_plays_the_last_card_of_all(players: int, turn: int) -> None:
    others = [ExpandedCity(coins=0, hand=LAST)] * (players - 1)
    own = ExpandedCity("babylon", "B", coins=0, stages=2, hand=LAST)
    scene = expanded_scene(own, *others, age=1, turn=turn, leaders=False)
    scene.play("sell baths", *["build altar"] * (players - 1))
    assert sorted(scene.moves(0)) == ["build altar", "sell altar"]
    early = expanded_scene(own, *others, age=1, turn=turn - 1, leaders=False)
    early.play("sell baths", *["build altar"] * (players - 1))
    assert early.asked() == CHOOSE_CARD


def test_c_024_the_order_inside_a_turn() -> None:
    """C-R02: cards, the pile, Rome's leader, losses, conflicts."""
    rome = ExpandedCity("rome", "B", coins=3, stages=2, built="quarry press", held="solomon nero", hand=LAST)
    harbour = ExpandedCity("halicarnassus", "B", coins=3, built="ore_vein foundry", hand="altar tavern")
    shady = ExpandedCity("alexandria", coins=3, built="lumber_yard stockade", hand="lair altar")
    scene = expanded_scene(rome, harbour, shady, age=2, turn=7)
    asked = []
    scene.play("stage with altar", "stage with altar", "build lair")
    told = [FACTS[event.fact] for event in scene.events]
    for answers in (["", "revive tavern"], ["recruit solomon"], ["revive altar"], []):
        asked.append(scene.asked())
        scene.play(*answers)
        told += [FACTS[event.fact] for event in scene.events]
    assert asked == [REVIVE_CARD, HIRE_LEADER, REVIVE_CARD, LOSE_COINS]
    order = ["card_built", "card_left", "pile_opened", "card_revived", "leader_recruited", "loss_due", "conflict_won"]
    assert [told.index(fact) for fact in order] == sorted(told.index(fact) for fact in order)


# Losses and debts.


def test_c_030_everyone_else_loses() -> None:
    """C-031, C-032: neighbours or not, and never who put it into play."""
    scene = expanded_scene(*quiet(5, board="alexandria", built="lumber_yard", hand="lair"))
    scene.play("build lair", *["build altar"] * 4)
    assert owed(scene) == [0, 2, 2, 2, 2]
    assert bits.members(scene.game.owing(scene.state)) == [1, 2, 3, 4]
    stage = expanded_scene(*quiet(4, board="petra", side="B", built="clay_pool foundry", hand="altar"))
    stage.play("stage with altar", *["build altar"] * 3)
    assert owed(stage) == [0, 2, 2, 2]


def test_c_033_any_mixture_of_coins_and_debts() -> None:
    """C-034, C-036, C-R03: one choice for the sum."""
    for paid in range(3):
        scene = expanded_scene(*quiet(board="alexandria", built="lumber_yard", hand="lair"))
        scene.play("build lair", "build altar", "build altar").play("", f"pay {paid}", "pay 0")
        assert scene.coins()[1:] == [5 - paid, 5]
        assert scene.debts() == [0, 2 - paid, 2]


def test_c_034_who_has_coins_may_take_debts() -> None:
    scene = expanded_scene(*quiet(board="alexandria", built="lumber_yard", hand="lair"))
    scene.play("build lair", "build altar", "build altar")
    assert scene.moves(1) == ["pay 0", "pay 1", "pay 2"]
    assert not scene.quote(1, "pay 3").legal


def test_c_035_what_came_in_this_turn_may_pay() -> None:
    cities = [lair(), ExpandedCity(coins=0, hand="tavern"), ExpandedCity(coins=0, hand="altar")]
    scene = expanded_scene(*cities, age=2).play("build lair", "build tavern", "build altar")
    assert scene.moves(1) == ["pay 0", "pay 1", "pay 2"]
    assert bits.members(scene.game.owing(scene.state)) == [1]


def test_c_036_no_more_than_there_is() -> None:
    """A city without coins is not asked and takes debts."""
    cities = [lair(), ExpandedCity(coins=1, hand="altar"), ExpandedCity(coins=0, hand="altar")]
    scene = expanded_scene(*cities, age=2).play("build lair", "build altar", "build altar")
    assert scene.moves(1) == ["pay 0", "pay 1"]
    scene.play("", "pay 1")
    assert (scene.coins()[1:], scene.debts()) == ([0, 0], [0, 1, 2])
    assert scene.asked() == CHOOSE_CARD


def test_c_037_who_causes_a_loss_may_suffer_another() -> None:
    den = ExpandedCity(coins=0, hand="hideout")
    scene = expanded_scene(lair(coins=0), den, ExpandedCity(coins=0, hand="altar")).play(
        "build lair", "build hideout", "build altar"
    )
    assert scene.debts() == [1, 2, 3]


def test_c_038_coins_lost_go_to_the_bank() -> None:
    scene = expanded_scene(*quiet(coins=0, board="alexandria", built="lumber_yard", hand="lair"))
    scene.play("build lair", "build altar", "build altar").play("", "pay 2", "pay 2")
    assert scene.coins() == [0, 3, 3]


def test_c_039_debts_stay() -> None:
    """No move pays one back, however rich a city is."""
    scene = expanded_scene(ExpandedCity(coins=40, debts=2), ExpandedCity(), ExpandedCity())
    assert not any("debt" in text or text.startswith("pay") for text in scene.moves(0))
    game = Wonders(5, cities=True)
    debts = [0] * 5
    for state in walk(game, 8):
        assert all(before <= now for before, now in zip(debts, state.negative_points[:5], strict=True))
        debts = list(state.negative_points[:5])
    assert sum(debts) > 0


def test_c_040_a_debt_is_a_point_less() -> None:
    for debts in (0, 1, 5, 6):
        assert expanded_scene(ExpandedCity(coins=0, debts=debts)).score(0, "treasury") == -debts


@pytest.mark.parametrize(
    ("card", "goods", "losses"),
    [
        ("sepulcher", "stone_pit loom glassworks", [0, 3, 1]),
        ("cenotaph", "clay_pool clay_pit stone_pit loom glassworks", [0, 3, 1]),
        ("builders_union", "clay_pool lumber_yard press glassworks", [0, 2, 0]),
    ],
)
def test_c_041_each_target_for_itself(card: str, goods: str, losses: list[int]) -> None:
    """C-072, C-075, C-077, C-R04: by what it has when the loss is settled."""
    own = ExpandedCity("babylon", built=goods, wins=(2, 2, 2), stages=1, hand=card)
    cities = [own, ExpandedCity("giza", wins=(1, 2, 0), defeats=2, stages=2, coins=0, hand="altar")]
    cities.append(ExpandedCity(wins=(1, 0, 0), coins=0, hand="altar"))
    scene = expanded_scene(*cities, age=3).play(f"build {card}", "build altar", "build altar")
    assert scene.debts() == losses


def test_c_042_before_the_conflict() -> None:
    """C-R04: also for who is asked."""
    own = ExpandedCity("giza", built="loom glassworks", hand="sepulcher altar")
    other = ExpandedCity(built="walls", wins=(1, 0, 0), coins=9, hand=LAST)
    scene = expanded_scene(own, other, ExpandedCity(hand=LAST), age=2, turn=7).play(
        "build sepulcher", "build altar", "build altar"
    )
    assert scene.moves(1) == ["pay 0", "pay 1"]
    assert scene.tokens(1) == ([1, 0, 0], 0)


def test_c_043_a_marker_has_no_effect() -> None:
    for card in ("hideout", "residence", "gambling_den", "militia"):
        scene = expanded_scene(ExpandedCity("giza", coins=0, built="stone_pit", hand=card), age=1).play(
            f"stage with {card}"
        )
        assert owed(scene) == [0, 0, 0]
        assert (scene.coins()[0], scene.state.absences[0], scene.state.shields[0]) == (0, 0, 0)
        assert scene.state.counts[0][BLACK] == 0


def test_c_044_choices_are_secret_until_all_are_made() -> None:
    """C-R05, C-140, C-141: the outcome is public."""
    scene = expanded_scene(*quiet(board="alexandria", built="lumber_yard", hand="lair"))
    scene.play("build lair", "build altar", "build altar")
    before = scene.game.view(scene.state, 2)
    scene.answer(1, "pay 2")
    after = scene.game.view(scene.state, 2)
    assert before.cities == after.cities
    assert before.parts == after.parts
    assert after.answers == ()
    scene.answer(2, "pay 1")
    part = next(part for part in scene.game.view(scene.state, None).parts if isinstance(part, CitiesView))
    assert part.debts == (0, 0, 1)


# Diplomacy.


def test_c_050_a_dove_is_taken_and_announced() -> None:
    scene = expanded_scene(ExpandedCity("babylon", hand="residence"), age=1).play("build residence")
    assert scene.state.absences[0] == 1
    assert [event.audience for event in scene.events if FACTS[event.fact] == "dove_taken"] == [-1]
    part = next(part for part in scene.game.view(scene.state, None).parts if isinstance(part, CitiesView))
    assert part.doves == (1, 0, 0)
    stage = ExpandedCity("byzantium", "B", built="lumber_yard ore_vein glassworks press", hand="altar")
    assert expanded_scene(stage).play("stage with altar").state.absences[0] == 1


def test_c_051_who_is_away_takes_no_token() -> None:
    """C-054: even the strongest must stay away."""
    scene = at_war(fighter(5, doves=1), fighter(1), fighter(0), age=3)
    assert scene.tokens(0) == ([0, 0, 0], 0)
    assert scene.state.absences[0] == 0
    weak = at_war(fighter(0, doves=1), fighter(1), fighter(1))
    assert weak.tokens(0) == ([0, 0, 0], 0)


def test_c_052_the_neighbours_of_who_is_away_meet() -> None:
    """C-055: for this conflict only."""
    scene = at_war(fighter(2), fighter(5, doves=1), fighter(1), fighter(3))
    assert scene.tokens(0) == ([0, 1, 0], 1)
    assert scene.tokens(2) == ([0, 0, 0], 2)
    assert scene.tokens(3) == ([0, 2, 0], 0)
    assert (scene.state.left[0], scene.state.right[2]) == (1, 1)


def test_c_053_one_dove_a_conflict() -> None:
    scene = at_war(fighter(2, doves=3), fighter(1, doves=1), fighter(0), fighter(1))
    assert list(scene.state.absences[:4]) == [2, 0, 0, 0]


@pytest.mark.parametrize("away", [0b000, 0b001, 0b011, 0b111])
def test_c_055_how_many_fight(away: int) -> None:
    """C-R01: with one or none left nobody does; doves are spent all the same."""
    cities = [fighter(3 - city, doves=away >> city & 1) for city in range(3)]
    scene = at_war(*cities, age=1)
    fights = {0: 3, 1: 1, 2: 0, 3: 0}[away.bit_count()]
    assert sum(sum(scene.tokens(city)[0]) for city in range(3)) == fights
    assert sum(scene.tokens(city)[1] for city in range(3)) == fights
    assert list(scene.state.absences[:3]) == [0, 0, 0]


def test_c_056_neighbours_stay_neighbours_for_all_else() -> None:
    """Trade, guilds, masks, the Gambling Den."""
    own = ExpandedCity("rome", coins=2, built="pigeon_loft workers_guild", hand="baths gambling_den")
    scene = expanded_scene(
        own,
        ExpandedCity("giza", doves=1, built="workshop clay_pool"),
        ExpandedCity("rhodes"),
        ExpandedCity("ephesus", doves=1),
        age=1,
    )
    assert scene.ways(0, "baths") == ["pay left 2"]
    assert scene.score(0, "science") == 1
    assert scene.score(0, "guilds") == 1
    scene.play("build gambling_den", "build lumber_yard", "build lumber_yard", "build lumber_yard")
    assert scene.coins()[1::2] == [4, 4]


def test_c_057_an_old_dove_from_the_pile() -> None:
    own = ExpandedCity("halicarnassus", "B", coins=0, built="ore_vein foundry", hand="altar")
    scene = expanded_scene(own, ExpandedCity(hand="residence"), age=3).play("stage with altar", "sell residence")
    scene.play("revive residence")
    assert scene.state.absences[0] == 1


def test_c_058_doves_left_are_worth_nothing() -> None:
    with_doves, without = expanded_scene(ExpandedCity(doves=3)), expanded_scene(ExpandedCity())
    scores = [scene.game.score(scene.state, 0) for scene in (with_doves, without)]
    assert scores[0] == scores[1]


@pytest.mark.parametrize("name", ["petra", "byzantium"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_c_130_boards_are_declared_as_printed(name: str, side: str) -> None:
    """C-130 to C-133."""
    printed = next(board for board in CITIES["boards"] if board["id"] == name)["sides"][side]
    board = next(board for board in ALL_BOARDS if (board.id, board.side) == (name, side))
    assert GOODS[LETTERS.index(board.good)] == printed["initial_resource"]
    assert [cost(stage.cost) for stage in board.stages] == [stage["cost"] for stage in printed["stages"]]
    effects = [[effect.facts() for effect in stage.effects] for stage in board.stages]
    assert effects == [stage["effects"] for stage in printed["stages"]]
