"""Statements of Cities: its leaders, guilds, boards, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from septem.wonders import setters
from septem.wonders.cities.constants import BLACK
from septem.wonders.constants import CHOOSE_CARD, FOR_INTEREST, PLAY_LAST
from septem.wonders.refusal import Refusal
from tests.wonders.helpers import number
from tests.wonders.scenes import ExpandedCity, ExpandedScene, expanded_scene

LAST = "baths altar"
QUIET = ExpandedCity(coins=0, hand="altar theater")


def at_war(*cities: ExpandedCity, age: int = 2, **rules: Any) -> ExpandedScene:
    scene = expanded_scene(*cities, age=age, turn=7, **rules)
    scene.play()
    return scene


# Leaders.


def test_c_110_berenice_once_a_turn() -> None:
    """In every turn anew."""
    own = ExpandedCity("giza", coins=0, leaders="berenice", hand="tavern altar baths")
    scene = expanded_scene(own, QUIET, QUIET, age=1).play("build tavern", "build altar", "build altar")
    assert scene.coins()[0] == 6
    scene.play(scene.sale(0))
    assert scene.coins()[0] == 6 + 3 + 1


def test_c_110_not_for_what_was_before() -> None:
    scene = expanded_scene(ExpandedCity(coins=2, held="berenice"), turn=0).play("recruit berenice")
    assert scene.coins()[0] == 0


def test_c_110_from_the_moment_she_is_there() -> None:
    """L-R15: she does not raise what the same action brings, but all that comes later in that phase or turn."""
    solomon = ExpandedCity(coins=3, held="solomon")
    scene = expanded_scene(ExpandedCity(coins=2, held="berenice"), solomon, turn=0).throw("gambling_den")
    scene.play("recruit berenice", "recruit solomon").play("", "revive gambling_den")
    assert scene.coins()[:2] == [0 + 1 + 1, 0 + 6]
    babylon = ExpandedCity("babylon", "B", stages=2, coins=0, leaders="ramses", hand="courtesans_guild altar")
    copier = expanded_scene(
        babylon, ExpandedCity(leaders="berenice", hand="baths altar"), ExpandedCity(hand="baths altar"), age=3, turn=7
    )
    copier.play("build courtesans_guild").play("copy berenice").play("sell altar")
    assert copier.coins()[0] == 3 + 1


def test_c_111_what_neighbours_pay_is_no_gain() -> None:
    own = ExpandedCity("giza", coins=0, leaders="berenice", hand="altar")
    buyer = ExpandedCity("rhodes", coins=2, hand="baths")
    scene = expanded_scene(own, buyer, QUIET, age=1).play("build altar", "build baths pay right 2", "build altar")
    assert scene.coins()[0] == 2


@pytest.mark.parametrize(
    ("leaders", "city", "deed", "expected"),
    [
        ("berenice vitruvius", {"built": "scriptorium", "hand": "library"}, "build library", 2 + 1),
        ("berenice xenophon", {"hand": "tavern"}, "build tavern", 5 + 2 + 1),
        ("berenice diocletian", {"hand": "hideout"}, "build hideout", 2 + 1),
    ],
)
def test_c_112_gains_through_leaders(leaders: str, city: dict[str, Any], deed: str, expected: int) -> None:
    """One coin a turn in all."""
    scene = expanded_scene(ExpandedCity(coins=0, leaders=leaders, **city), QUIET, QUIET, age=1)
    assert scene.play(deed, "build altar", "build altar").coins()[0] == expected


def test_c_113_a_conflict_is_one_turn() -> None:
    """And another one than the turn before it."""
    own = ExpandedCity(built="walls", coins=0, leaders="berenice nero", hand=LAST)
    scene = at_war(own, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST))
    assert scene.coins()[0] == (3 + 1) + (4 + 1)
    assert scene.heard("coins_received").count((0, FOR_INTEREST, 1)) == 2


def test_c_114_nothing_brings_nothing_more() -> None:
    """C-R10: no bonus for no coins; one for a neighbour's gambling."""
    own = ExpandedCity("giza", coins=0, leaders="berenice", built="foundry sawmill", hand="slave_market")
    scene = expanded_scene(own, QUIET, QUIET, age=3).play("build slave_market", "build altar", "build altar")
    assert scene.coins()[0] == 0
    beside = expanded_scene(
        ExpandedCity(coins=0, leaders="berenice", hand="altar"), ExpandedCity(coins=1, hand="gambling_house"), QUIET
    )
    assert beside.play("build altar", "build gambling_house", "build altar").coins()[0] == 2 + 1


def test_c_115_caligula_once_an_age() -> None:
    """C-R11, C-R16: neither goods nor coins; black cards only; no stages; the right comes back in the next age."""
    own = ExpandedCity("giza", coins=0, leaders="caligula", hand="contingent palace embassy")
    scene = expanded_scene(own, age=3)
    assert [text for text in scene.moves(0) if "favour" in text] == ["favour contingent", "favour embassy"]
    assert scene.quote(0, "favour palace").refusal is Refusal.NOT_BLACK
    assert not any("stage" in text for text in scene.moves(0))
    scene.play("favour contingent")
    assert scene.has(0, "contingent")
    assert scene.coins()[0] == 0
    assert not scene.state.colour_claims
    last = ExpandedCity("giza", coins=9, leaders="caligula", hand="militia altar", held="nero")
    ended = expanded_scene(last, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), age=1, turn=7).play("favour militia")
    assert ended.state.age == 1
    assert ended.state.colour_claims == 1


def test_c_115_uses_not_made_are_lost() -> None:
    own = ExpandedCity("giza", coins=0, leaders="caligula", hand=LAST, held="nero")
    scene = at_war(own, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), age=1)
    scene.play()
    assert scene.asked() == CHOOSE_CARD
    assert scene.state.colour_claims == 1


def test_c_r17_a_card_from_the_pile_is_free_already() -> None:
    """C-R17: the right is not consumed."""
    own = ExpandedCity("halicarnassus", "B", coins=0, leaders="caligula", built="ore_vein foundry", hand="altar")
    scene = (
        expanded_scene(own, ExpandedCity(hand="militia"), QUIET)
        .play("stage with altar", "sell militia")
        .play("revive militia")
    )
    assert scene.has(0, "militia")
    assert scene.state.colour_claims == 1


def test_c_115_with_the_last_card() -> None:
    own = ExpandedCity("babylon", "B", coins=0, stages=2, leaders="caligula", hand="militia altar")
    scene = expanded_scene(own, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), age=1, turn=7).play("sell altar")
    assert scene.asked() == PLAY_LAST
    assert "favour militia" in scene.moves(0)
    poor = expanded_scene(own, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), age=1, turn=7).play("favour militia")
    assert poor.state.shields[0] == 2


def test_c_116_diocletian_however_it_is_built() -> None:
    """Not for markers and sales."""
    own = ExpandedCity("halicarnassus", "B", coins=0, leaders="diocletian", built="ore_vein foundry", hand="altar")
    revived = (
        expanded_scene(own, ExpandedCity(hand="militia"), QUIET)
        .play("stage with altar", "sell militia")
        .play("revive militia")
    )
    assert revived.coins()[0] == 2
    marker = expanded_scene(
        ExpandedCity(**{**vars(own), "board": "giza", "side": "A", "built": "stone_pit", "hand": "hideout"}), age=1
    )
    assert marker.play("stage with hideout").coins()[0] == 0
    sold = expanded_scene(ExpandedCity(coins=0, leaders="diocletian", hand="hideout"), age=1).play("sell hideout")
    assert sold.coins()[0] == 3
    before = expanded_scene(ExpandedCity(coins=2, built="militia", held="diocletian"), turn=0).play(
        "recruit diocletian"
    )
    assert before.coins()[0] == 0


def test_c_117_darius() -> None:
    scene = expanded_scene(
        ExpandedCity(built="militia pigeon_loft", leaders="darius"), ExpandedCity(built="contingent")
    )
    assert scene.score(0, "leaders") == 2


def test_c_118_aspasia() -> None:
    scene = expanded_scene(ExpandedCity(coins=3, held="aspasia"), turn=0).play("recruit aspasia")
    assert scene.coins()[0] == 0
    assert scene.state.absences[0] == 1
    assert scene.score(0, "leaders") == 2


def test_c_119_semiramis_counts_defeats_as_shields() -> None:
    """C-R12, C-R20: older ones too; those of a conflict from the next one; still a point less each."""
    own = ExpandedCity(leaders="semiramis", defeats=2, hand=LAST)
    scene = at_war(own, ExpandedCity(built="stockade", hand=LAST), ExpandedCity(built="walls stockade", hand=LAST))
    assert scene.tokens(0) == ([0, 1, 0], 3)
    assert scene.score(0, "military") == 3 - 3
    tie = at_war(
        own, ExpandedCity(built="stockade barracks", hand=LAST), ExpandedCity(built="stockade barracks", hand=LAST)
    )
    assert tie.tokens(0) == ([0, 0, 0], 2)


# Guilds and boards.


def test_c_125_counterfeiters() -> None:
    own = ExpandedCity("rhodes", coins=0, built="foundry glassworks loom", hand="counterfeiters_guild")
    scene = expanded_scene(own, QUIET, QUIET, age=3).play("build counterfeiters_guild", "build altar", "build altar")
    assert scene.score(0, "guilds") == 5
    assert scene.debts() == [0, 3, 3]


def test_c_126_shadows() -> None:
    cities = [
        ExpandedCity(built="guild_of_shadows militia"),
        ExpandedCity(built="hideout residence"),
        ExpandedCity(built="lair"),
        ExpandedCity(),
    ]
    assert expanded_scene(*cities).score(0, "guilds") == 2
    assert expanded_scene(cities[0], cities[1], cities[3], cities[2]).score(0, "guilds") == 3


def test_c_127_mourners() -> None:
    cities = [
        ExpandedCity(built="mourners_guild", wins=(2, 2, 2)),
        ExpandedCity(wins=(0, 0, 2)),
        ExpandedCity(wins=(1, 1, 1), defeats=3),
    ]
    assert expanded_scene(*cities).score(0, "guilds") == 2 + 3


def test_c_128_a_copied_guild_scores_only() -> None:
    cities = [ExpandedCity("olympia", "B", coins=0, stages=2, built="foundry loom", hand=LAST)]
    cities += [ExpandedCity(coins=0, built="counterfeiters_guild", hand=LAST), ExpandedCity(coins=0, hand=LAST)]
    scene = expanded_scene(*cities, age=3, turn=7).play("stage with altar", "build altar", "build altar")
    assert scene.score(0, "guilds") == 5
    assert scene.debts() == [0, 0, 0]


@pytest.mark.parametrize(
    ("side", "goods", "coins", "points"),
    [("A", "stone_pit lumber_yard quarry press", 7, [3, 10, 17]), ("B", "clay_pool foundry", 14, [3, 17])],
)
def test_c_130_petra(side: str, goods: str, coins: int, points: list[int]) -> None:
    """C-130, C-131: from side B, everyone else loses two coins once."""
    for stages, expected in enumerate(points):
        own = ExpandedCity("petra", side, coins=coins, stages=stages, built=goods, hand="altar")
        scene = expanded_scene(own, QUIET, QUIET).play("stage with altar", "build altar", "build altar")
        assert scene.score(0, "wonder") == expected
        assert scene.debts()[1:] == ([2, 2] if side == "B" and stages == 0 else [0, 0])
        assert scene.coins()[0] == (0 if stages == 1 else coins)


@pytest.mark.parametrize(
    ("side", "goods", "points", "doves"),
    [
        ("A", "clay_pool clay_pit ore_vein sawmill press loom glassworks", [3, 5, 12], [0, 1, 0]),
        ("B", "lumber_yard clay_pool foundry glassworks press loom", [3, 7], [1, 1]),
    ],
)
def test_c_132_byzantium(side: str, goods: str, points: list[int], doves: list[int]) -> None:
    """C-132, C-133."""
    for stages, expected in enumerate(points):
        own = ExpandedCity("byzantium", side, coins=0, stages=stages, built=goods, hand="altar")
        scene = expanded_scene(own, QUIET, QUIET).play("stage with altar", "build altar", "build altar")
        assert scene.score(0, "wonder") == expected
        assert scene.state.absences[0] == doves[stages]


def test_c_134_coins_of_stages_are_reduced_by_nothing() -> None:
    own = ExpandedCity(
        "petra", "A", coins=7, stages=1, built="architect_cabinet", leaders="imhotep bilkis", hand="altar"
    )
    scene = expanded_scene(own, QUIET, QUIET).play("stage with altar", "build altar", "build altar")
    assert scene.coins() == [0, 0, 0]
    assert expanded_scene(ExpandedCity(**{**vars(own), "coins": 6})).stages(0) == []
    olympia = expanded_scene(ExpandedCity(**{**vars(own), "coins": 6, "leaders": "caligula ramses"}))
    assert olympia.stages(0) == []


# The end.


def judged(*cities: ExpandedCity, **rules: Any) -> ExpandedScene:
    """The last turn is played, for nothing, and the game is over."""
    last = [ExpandedCity(**{**vars(own), "hand": "lumber_yard clay_pool"}) for own in cities]
    scene = expanded_scene(*last, age=3, turn=7, **rules).play(*["build lumber_yard"] * len(cities))
    assert scene.state.depth == 0
    return scene


def test_c_120_the_highest_total_wins() -> None:
    """Ties: most coins, debts not deducted."""
    rich, poor = ExpandedCity(coins=9, debts=1), ExpandedCity(coins=6)
    scene = judged(rich, poor, ExpandedCity(coins=0))
    assert scene.score(0, "treasury") == scene.score(1, "treasury") == 2
    assert scene.game.winners(scene.state) == (0,)
    assert scene.game.winners(judged(ExpandedCity(coins=7), poor, ExpandedCity(coins=7, debts=1)).state) == (0,)
    assert scene.game.winners(judged(ExpandedCity(coins=6), poor, ExpandedCity(coins=0)).state) == (0, 1)


def test_c_120_the_game_ends_after_the_last_conflict() -> None:
    scene = at_war(ExpandedCity(built="walls", hand=LAST), ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), age=3)
    assert scene.state.depth == 0
    assert scene.tokens(0) == ([0, 0, 2], 0)
    assert scene.heard("game_won")


def test_c_121_points_of_black_cards_stand_with_the_leaders() -> None:
    """Masks with science, also without Leaders."""
    scene = expanded_scene(
        ExpandedCity(coins=0, built="tabularium pigeon_loft"), ExpandedCity(built="workshop"), leaders=False
    )
    sheet = scene.game.score(scene.state, 0)
    assert {line: amount for line, amount in sheet.items() if amount} == {"leaders": 6, "science": 1}
    assert scene.state.counts[0][BLACK] == 2


def test_c_122_the_treasury_and_the_total_may_be_negative() -> None:
    scene = judged(ExpandedCity(coins=2, debts=4), ExpandedCity(coins=0, debts=9), ExpandedCity(coins=0, debts=9))
    assert scene.score(0, "treasury") == -4
    assert sum(scene.game.score(scene.state, 1).values()) == -9
    assert scene.game.winners(scene.state) == (0,)


def test_c_123_what_counts_coins_ignores_debts() -> None:
    scene = expanded_scene(ExpandedCity(coins=6, debts=6, built="gamers_guild", leaders="midas"))
    assert [scene.score(0, line) for line in ("treasury", "guilds", "leaders")] == [-4, 2, 2]


# Information.


def test_c_140_what_is_secret() -> None:
    """Hands, markers, sold cards, black cards that were not dealt."""
    own = ExpandedCity("giza", coins=0, built="stone_pit", hand="militia altar")
    scene = expanded_scene(own, ExpandedCity(hand="hideout altar"), ExpandedCity(hand=LAST), age=1, leaders=False)
    scene.play("stage with militia", "sell hideout", "sell altar")
    seen = scene.game.view(scene.state, 2)
    assert [deed.card for deed in seen.deeds] == [None, None, number("altar")]
    assert len(seen.hand) == 1
    document = repr(scene.game.view_json(scene.game.view(scene.state, None)))
    assert not any(f"'{card}'" in document for card in ("militia", "hideout", "altar"))


def test_c_141_what_is_public() -> None:
    """Debts, doves and coins are the same in every view."""
    scene = expanded_scene(
        ExpandedCity(coins=4, debts=3, doves=1, built="militia"), ExpandedCity(debts=1), leaders=False
    )
    setters.put_pile(scene.state, 0)
    views = [scene.game.view(scene.state, seat) for seat in (0, 1, 2, None)]
    assert len({view.cities for view in views}) == 1
    assert len({view.parts for view in views}) == 1
    assert views[3].parts[0].debts == (3, 1, 0)  # type: ignore[attr-defined]
