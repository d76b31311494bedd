"""Rulings of Leaders and Cities that can be had the other way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from septem import Problem, Stream, files
from septem.wonders.cities.view import CitiesView
from septem.wonders.constants import FACTS
from septem.wonders.data.components import NO_BOARD
from septem.wonders.game import Wonders
from septem.wonders.leaders.constants import DRAFT_LEADER, RECRUIT_LEADER
from tests.wonders.scenes import ExpandedCity, ExpandedScene, dealt, expanded_scene

UNION = "clay_pool lumber_yard press glassworks"


def boards(scene: ExpandedScene, seat: int | None) -> list[int]:
    return [city.board for city in scene.game.view(scene.state, seat).cities]


def drafted(scene: ExpandedScene) -> ExpandedScene:
    while scene.asked() == DRAFT_LEADER:
        for seat in range(scene.game.seats):
            scene.answer(seat, scene.moves(seat)[0])
    return scene


@pytest.mark.parametrize("players", [2, 3, 8])
def test_l_r02_boards_after_the_draft(players: int) -> None:
    """Nobody has one before, and then the one that the same seed gives out at once otherwise."""
    scene = dealt(players, 4, leaders=True, cities=True, boards_after_draft=True)
    cities = scene.game.cities
    assert boards(scene, 0) == boards(scene, None) == [NO_BOARD] * cities
    assert "board_given" not in {FACTS[entry[0]] for entry in scene.state.log or ()}
    drafted(scene)
    assert scene.asked() == RECRUIT_LEADER
    told = [entry[2] for entry in scene.state.log or () if FACTS[entry[0]] == "board_given"]
    at_once = drafted(dealt(players, 4, leaders=True, cities=True))
    assert boards(scene, 1) == told == boards(at_once, 1)
    for row in ("own", "sale", "rates", "reduction", "coins"):
        assert [list(each) if row in ("own", "sale", "rates") else each for each in getattr(scene.state, row)] == [
            list(each) if row in ("own", "sale", "rates") else each for each in getattr(at_once.state, row)
        ]
    assert scene.state.patrons == at_once.state.patrons


def test_l_r02_nobody_knows_who_will_have_which_board() -> None:
    """L-110: worlds imagined in the draft give out all boards, Rome never to the Free City."""
    scene = dealt(2, 4, leaders=True, boards_after_draft=True)
    stream, found = Stream(1, "test"), set()
    for _ in range(60):
        other = scene.game.imagine(scene.game.view(scene.state, 0), stream)
        assert len({side // 2 for side in other.board_aside[:3]}) == 3
        found |= set(enumerate(other.board_aside[:3]))
    rome = [2 * 9, 2 * 9 + 1]
    assert {side for city, side in found if city == 0} >= set(rome)
    assert len(found) > 30
    assert not {side for city, side in found if city == 2} & set(rome)
    scene.game.redeal(scene.state, 0, stream)
    assert boards(scene, 0) == [NO_BOARD] * 3


def test_l_r02_in_files() -> None:
    game = Wonders(3, leaders=True, boards_after_draft=True)
    table = game.start(4)
    whole = json.loads(json.dumps(table.position_json()))
    again = files.read_position(whole)
    assert whole["cities"][0]["board"] == "?"
    assert list(again.state.board_aside[:3]) == list(table.state.board_aside[:3])
    assert again.position_json() == whole
    view = json.loads(json.dumps(table.view_json(1)))
    assert "hidden" not in view
    assert files.read_position(view, 9).view(1) == table.view(1)
    whole["cities"][0]["board"] = "giza"
    with pytest.raises(Problem) as caught:
        files.read_position(whole)
    assert (caught.value.code, caught.value.where) == ("wrong_word", "cities[0].board")


def test_l_r02_in_a_deal_that_is_written_down() -> None:
    game = Wonders(3, leaders=True, boards_after_draft=True)
    state = game.new()
    game.deal_json(state, {"boards": ["giza", "rhodes", "rome"], "sides": ["A", "B", "A"], "ages": {}})
    scene = ExpandedScene(game, state)
    assert boards(scene, 0) == [NO_BOARD] * 3
    assert len(set(boards(drafted(scene), 0)) - {NO_BOARD}) == 3


@pytest.mark.parametrize(("late", "owed"), [(False, 3), (True, 2)])
def test_c_r04_stages_of_the_same_turn(late: bool, owed: int) -> None:
    """CX-42: with the switch a stage revealed together with the card does not count."""
    own = ExpandedCity("giza", built=UNION, hand="builders_union")
    other = ExpandedCity("rhodes", stages=2, built="foundry ore_vein mine", coins=9, hand="altar")
    scene = expanded_scene(own, other, ExpandedCity("ephesus", coins=9, stages=1), age=3, losses_at_reveal=late)
    scene.play("build builders_union", "stage with altar")
    assert scene.heard("loss_due") == [(1, 0, owed), (2, 0, 1)]


def test_c_r04_a_card_built_from_the_pile_is_revealed_later() -> None:
    """Stages that stand by then count, also those raised in the same turn."""
    own = ExpandedCity("halicarnassus", "B", stages=2, built="loom glassworks press", hand="altar")
    other = ExpandedCity("rhodes", stages=2, built="foundry ore_vein mine", coins=9, hand="baths")
    scene = expanded_scene(own, other, age=3, losses_at_reveal=True).throw("builders_union")
    scene.play("stage with altar", "stage with baths").play("revive builders_union")
    assert (1, 0, 3) in scene.heard("loss_due")


def test_c_r04_tokens_are_the_same_either_way() -> None:
    """CX-41: they are counted before the conflict in any case."""
    own = ExpandedCity("giza", built="stone_pit loom glassworks", hand="sepulcher altar")
    rich = ExpandedCity("rhodes", wins=(2, 0, 0), coins=9, built="walls", hand="baths altar")
    for late in (False, True):
        scene = expanded_scene(
            own, rich, ExpandedCity("ephesus", hand="baths altar"), age=2, turn=7, losses_at_reveal=late
        )
        scene.play("build sepulcher")
        assert scene.heard("loss_due") == [(1, 0, 2)]


@pytest.mark.parametrize(("new", "strengths"), [(False, (2, 4)), (True, (1, 3))])
def test_c_r12_defeats_before_semiramis(new: bool, strengths: tuple[int, int]) -> None:
    """CX-25: recruited before Age II with one token; those taken later count in either case."""
    strong = ExpandedCity(built="walls barracks", coins=0, held="nero")
    own = ExpandedCity(built="stockade", defeats=1, coins=9, held="semiramis")
    scene = expanded_scene(own, strong, strong, age=2, turn=0, new_defeats_only=new)
    scene.play("recruit semiramis")
    seen = next(part for part in scene.game.view(scene.state, 1).parts if isinstance(part, CitiesView))
    assert seen.spared == (int(new), 0, 0)
    counted = scene.state.shields[0] + scene.state.counts[0][8] - scene.state.uncounted_defeats[0]
    assert counted == strengths[0]
    while scene.state.age == 1:
        scene.play()
    assert scene.state.counts[0][8] == 3
    assert scene.state.shields[0] + scene.state.counts[0][8] - scene.state.uncounted_defeats[0] == strengths[1]


def test_c_r12_in_files() -> None:
    """Which tokens are old is stated; unstated, all count."""
    own: dict[str, Any] = {"board": "giza", "leaders": ["semiramis"], "defeats": 2}
    others = [{"board": "rhodes"}, {"board": "ephesus"}]
    options = {"leaders": True, "cities": True, "new_defeats_only": True}
    document: dict[str, Any] = {"septem": "position", "game": "wonders", "options": options, "age": 2}
    document["decision"] = {"ask": "recruit"}
    assert files.read_position({**document, "cities": [own, *others]}).state.uncounted_defeats[0] == 0
    table = files.read_position({**document, "cities": [{**own, "spared": 1}, *others]})
    assert table.state.uncounted_defeats[0] == 1
    assert table.game.imagine(table.view(1), Stream(1, "test")).uncounted_defeats[0] == 1
    assert files.read_position(json.loads(json.dumps(table.position_json()))).view(0) == table.view(0)
