"""Statements of Leaders: guilds and Rome."""

from __future__ import annotations

from typing import Any

import pytest

from septem.wonders.constants import CHOOSE_CARD, GOODS, LETTERS, PURPLE, REVIVE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import ALL_BOARDS
from septem.wonders.data.declarations import Card, Cost
from septem.wonders.leaders import setters
from septem.wonders.leaders.constants import COURT_LEADER, HIRE_LEADER, LEADER
from tests.wonders.data.read import LEADERS
from tests.wonders.helpers import number
from tests.wonders.scenes import ExpandedCity, ExpandedScene, expanded_scene

LAST = "baths altar"


def cost(declared: Cost) -> dict[str, int]:
    goods = {good: declared.goods.count(letter) for good, letter in zip(GOODS, LETTERS, strict=True)}
    return {"coins": declared.coins} | goods


@pytest.mark.parametrize("guild", LEADERS["cards"], ids=lambda guild: guild["id"])
def test_l_080_every_guild_is_declared_as_printed(guild: dict[str, Any]) -> None:
    """L-080 to L-085."""
    card = CATALOGUE.cards[number(guild["id"])]
    assert isinstance(card, Card)
    assert card.colour == PURPLE
    assert cost(card.cost) == guild["cost"]
    assert list(card.chain) == guild["chain_from"] == []
    assert [effect.facts() for effect in card.effects] == guild["effects"]


def test_l_080_architects_look_at_neighbours_only() -> None:
    own = ExpandedCity(built="architects_guild workers_guild")
    scene = expanded_scene(
        own,
        ExpandedCity(built="traders_guild"),
        ExpandedCity(built="spies_guild"),
        ExpandedCity(built="magistrates_guild"),
    )
    assert (
        scene.score(0, "guilds")
        - expanded_scene(own, ExpandedCity(), ExpandedCity(), ExpandedCity()).score(0, "guilds")
        == 6
    )


def test_l_081_diplomats_count_recruited_leaders() -> None:
    """Neither markers nor copies, nor those in hand."""
    left = ExpandedCity(leaders="nero", held="sappho caesar", stages=2)
    scene = expanded_scene(
        ExpandedCity(built="diplomats_guild", leaders="plato"), left, ExpandedCity(built="courtesans_guild")
    )
    setters.put_copied(scene.state, 2, number("nero"))
    assert scene.score(0, "guilds") == 1
    assert scene.state.counts[2][LEADER] == 0


def test_l_082_gamers_beside_midas_and_the_treasury() -> None:
    scene = expanded_scene(ExpandedCity(coins=8, built="gamers_guild", leaders="midas"))
    assert [scene.score(0, line) for line in ("treasury", "guilds", "leaders")] == [2, 2, 2]
    debts = expanded_scene(ExpandedCity(coins=8, built="gamers_guild", debts=5))
    assert [debts.score(0, line) for line in ("treasury", "guilds")] == [2 - 5, 2]


def courting(*others: ExpandedCity, copied: str = "", **more: Any) -> ExpandedScene:
    """Someone builds the guild and chooses."""
    own = ExpandedCity("ephesus", leaders="ramses", hand="courtesans_guild", **more)
    scene = expanded_scene(own, *others, age=3).play("build courtesans_guild")
    return scene.play(f"copy {copied}") if copied else scene


def test_l_083_the_choice_is_made_at_once_and_must_be() -> None:
    """Before the turn goes on; only leaders of the neighbours, in play."""
    far = ExpandedCity(leaders="plato")
    scene = courting(ExpandedCity(leaders="nero", held="caesar"), far, ExpandedCity(leaders="midas"), coins=0)
    assert scene.asked() == COURT_LEADER
    assert scene.state.turn == 0
    assert sorted(scene.moves(0)) == ["copy midas", "copy nero"]
    scene.play("copy midas")
    assert scene.state.turn == 1
    assert scene.leaders(0) == ["ramses"]
    assert scene.leaders(3) == ["midas"]


def test_l_083_the_owner_is_not_affected() -> None:
    scene = courting(ExpandedCity(leaders="cleopatra", coins=0, hand="altar"), copied="cleopatra", coins=0)
    assert scene.score(0, "guilds") == 5
    assert scene.score(1, "leaders") == 5
    assert scene.score(0, "leaders") == 0


@pytest.mark.parametrize(
    ("leader", "line", "expected"),
    [("caesar", "military", 0), ("pericles", "guilds", 2), ("euclid", "science", 1), ("amytis", "guilds", 4)],
)
def test_l_084_a_copy_counts_in_the_copiers_city(leader: str, line: str, expected: int) -> None:
    """L-R09."""
    neighbour = ExpandedCity(leaders=leader, built="walls barracks guard_tower", stages=3)
    scene = courting(neighbour, copied=leader, coins=0, built="stockade", stages=2)
    assert scene.score(0, line) == expected
    assert scene.state.shields[0] == 1 + 2 * (leader == "caesar")


def test_l_084_what_happens_once_happens_once_more() -> None:
    """L-R09: Croesus, Aspasia, Solomon."""
    assert courting(ExpandedCity(leaders="croesus"), copied="croesus", coins=0).coins()[0] == 6
    assert courting(ExpandedCity(leaders="aspasia"), copied="aspasia", coins=0).state.absences[0] == 1
    scene = courting(ExpandedCity(leaders="solomon", hand="tavern"), ExpandedCity(hand="palace"), coins=0)
    scene.play("copy solomon")
    assert scene.asked() == REVIVE_CARD
    assert sorted(scene.moves(0)) == ["decline", "revive palace", "revive tavern"]
    scene.play("revive palace")
    assert scene.has(0, "palace")


def test_l_084_what_lasts_begins_now() -> None:
    """Xenophon, and Tomyris in the conflict of this turn's age."""
    scene = courting(ExpandedCity(leaders="xenophon"), copied="xenophon", coins=0)
    assert scene.state.bonuses[0][4] == 2
    own = ExpandedCity("ephesus", leaders="ramses", hand="courtesans_guild altar")
    war = expanded_scene(
        own, ExpandedCity(leaders="tomyris", built="walls", hand=LAST), ExpandedCity(hand=LAST), age=3, turn=7
    )
    war.play("build courtesans_guild").play("copy tomyris")
    assert war.tokens(0) == ([0, 0, 0], 0)
    assert war.tokens(1) == ([0, 0, 2], 1)


def test_l_084_without_a_leader_beside_it_has_no_effect() -> None:
    scene = courting(ExpandedCity(), ExpandedCity(leaders="nero"), ExpandedCity(), coins=0)
    assert scene.asked() == CHOOSE_CARD
    assert scene.heard("copy_lost") == [(0, 0, 0)]
    assert scene.state.counts[0][PURPLE] == 1


def test_l_085_the_guild_is_purple() -> None:
    scene = expanded_scene(ExpandedCity(built="courtesans_guild", leaders="hiram"))
    setters.put_copied(scene.state, 0, number("plato"))
    assert scene.score(0, "leaders") == 2
    assert list(scene.state.counts[0])[PURPLE] == 1
    assert scene.state.counts[0][LEADER] == 1


def test_l_086_olympia_b_and_the_courtesans() -> None:
    """L-R10: the points of one leader of a neighbour, the best one."""
    olympia = ExpandedCity("olympia", "B", coins=0, stages=3, built="baths altar theater")
    left = ExpandedCity(built="courtesans_guild", leaders="sappho nebuchadnezzar croesus caesar")
    scene = expanded_scene(olympia, left)
    assert scene.score(0, "guilds") == 3
    assert scene.copied(0) == "courtesans_guild"
    assert scene.coins()[0] == 0
    assert scene.state.shields[0] == 0


@pytest.mark.parametrize("side", ["A", "B"])
def test_l_090_rome_is_declared_as_printed(side: str) -> None:
    """L-090 to L-094: no good at the start."""
    printed = LEADERS["boards"][0]["sides"][side]
    board = next(board for board in ALL_BOARDS if (board.id, board.side) == ("rome", side))
    assert board.good == ""
    assert printed["initial_resource"] is None
    assert [cost(stage.cost) for stage in board.stages] == [stage["cost"] for stage in printed["stages"]]
    effects = [[effect.facts() for effect in stage.effects] for stage in board.stages]
    assert effects == [stage["effects"] for stage in printed["stages"]]
    assert [effect.facts() for effect in board.effects] == printed["board_effects"]
    scene = expanded_scene(ExpandedCity("rome", side, coins=9), ExpandedCity("byzantium"), ExpandedCity("petra"), age=1)
    assert scene.ways(0, "workshop") == []


def test_l_091_rome_a_recruits_for_nothing() -> None:
    """But not its neighbours. Two stages."""
    scene = expanded_scene(
        ExpandedCity("rome", "A", coins=0, held="pericles"), ExpandedCity(coins=0, held="nero"), turn=0
    )
    assert "recruit pericles" in scene.moves(0)
    assert scene.moves(1) == ["sell nero"]
    assert scene.play("recruit pericles").coins()[0] == 0
    built = ExpandedCity("rome", "A", coins=0, built="ore_vein clay_pool lumber_yard quarry loom", hand="altar theater")
    stages = expanded_scene(built).play("stage with altar")
    assert stages.score(0, "wonder") == 4
    assert (
        expanded_scene(ExpandedCity(**{**vars(built), "stages": 1})).play("stage with altar").score(0, "wonder") == 10
    )
    assert expanded_scene(ExpandedCity(**{**vars(built), "stages": 2})).stages(0) == []


def test_l_092_rome_b_and_who_sits_beside() -> None:
    cities = [ExpandedCity("rome", "B", coins=6, held="caesar"), *[ExpandedCity(coins=6, held="caesar")] * 3]
    scene = expanded_scene(*cities, turn=0).play(*["recruit caesar"] * 4)
    assert scene.coins() == [6 - 3, 6 - 4, 6 - 5, 6 - 4]


def test_l_093_rome_b_draws_four() -> None:
    """As many as there are left."""
    rome = ExpandedCity("rome", "B", coins=0, built="lumber_yard clay_pool", held="sappho", hand="altar")
    for left, drawn in ((6, 4), (3, 3), (0, 0)):
        scene = expanded_scene(rome)
        names = ("plato", "caesar", "nero", "hiram", "midas", "varro")
        setters.put_unused(scene.state, [number(name) for name in names[:left]])
        scene.play("stage with altar")
        assert scene.coins()[0] == 5
        assert scene.state.leader_hand[0].bit_count() == 1 + drawn
        assert scene.state.unused_size == left - drawn


@pytest.mark.parametrize("stages", [1, 2])
def test_l_094_rome_b_recruits_at_the_end_of_the_turn(stages: int) -> None:
    """L-R11: optional, recruiting only, after the cards, at two coins less."""
    rome = ExpandedCity(
        "rome", "B", coins=2, stages=stages, built="stone_pit clay_pool loom quarry press", hand="altar"
    )
    own = ExpandedCity(**{**vars(rome), "held": "amytis caesar nero"})
    scene = expanded_scene(own, ExpandedCity(hand="tavern"), ExpandedCity(hand="tavern")).play("stage with altar")
    assert scene.asked() == HIRE_LEADER
    assert sorted(scene.moves(0)) == ["decline", "recruit amytis", "recruit nero"]
    assert scene.state.discarded == 2
    assert expanded_scene(own, ExpandedCity(), ExpandedCity()).play("stage with altar").play("decline").leaders(0) == []
    scene.play("recruit amytis")
    assert scene.coins()[0] == 0
    assert scene.score(0, "wonder") == 3 * stages
    assert scene.score(0, "leaders") == 2 * (stages + 1)


def test_l_094_coins_of_the_same_turn_pay_for_the_leader() -> None:
    """Goods sold and the bank's coins are there when the turn's cards are played."""
    rome = ExpandedCity("rome", "B", coins=0, stages=2, built="quarry press", held="caesar", hand="altar")
    den = ExpandedCity("rhodes", hand="gambling_den")
    buyer = ExpandedCity("giza", coins=9, hand="scriptorium")
    scene = expanded_scene(rome, den, buyer, age=1).play(
        "stage with altar", "build gambling_den", "build scriptorium pay left 2"
    )
    assert scene.moves(0) == ["recruit caesar", "decline"]


def test_l_094_that_no_leader_can_be_paid_is_a_secret() -> None:
    """L-110: who holds leaders is asked, though all of them cost too much; nobody is asked who holds none."""
    rome = ExpandedCity("rome", "B", coins=0, stages=2, built="quarry press", held="caesar", hand="altar")
    poor = expanded_scene(rome).play("stage with altar")
    assert poor.asked() == HIRE_LEADER
    assert poor.moves(0) == ["decline"]
    able = expanded_scene(ExpandedCity(**{**vars(rome), "held": "nero"})).play("stage with altar")
    assert able.game.view(able.state, 1).round == poor.game.view(poor.state, 1).round
    assert expanded_scene(ExpandedCity(**{**vars(rome), "held": ""})).play("stage with altar").asked() == CHOOSE_CARD


def test_l_095_reductions_hold_for_every_recruitment() -> None:
    """The neighbour's, too, and that of a leader recruited more."""
    rome = ExpandedCity("rome", "B", coins=3, stages=1, built="stone_pit clay_pool loom", held="caesar", hand="altar")
    scene = expanded_scene(rome).play("stage with altar").play("recruit caesar")
    assert scene.coins()[0] == 0
    free = expanded_scene(ExpandedCity(**{**vars(rome), "coins": 0, "leaders": "maecenas"})).play("stage with altar")
    assert free.play("recruit caesar").coins()[0] == 0
