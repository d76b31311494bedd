"""Statements of Leaders: tables of every size, secrets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from septem.core.chance import Stream
from septem.core.errors import Problem
from septem.wonders import setters
from septem.wonders.constants import FACTS
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.game import Wonders
from tests.wonders.leaders.helpers import drafted, held, part
from tests.wonders.scenes import ExpandedCity, dealt, expanded_scene

# Tables of every size.


def test_l_100_two_players() -> None:
    """L-R12: the Free City has no leaders, does not recruit and is never Rome."""
    scene = dealt(2, 4, leaders=True)
    assert [scene.state.leader_dealt[city].bit_count() for city in range(3)] == [4, 4, 0]
    first = scene.moves(0)
    for seat in (0, 1):
        scene.answer(seat, scene.moves(seat)[0])
    assert scene.moves(1) == first[1:]
    drafted(scene)
    assert scene.state.agenda[scene.state.depth - 1] >> 16 == 0b011
    for seed in range(60):
        board = dealt(2, seed, leaders=True).state.board[2]
        assert CATALOGUE.boards[board].id != "rome"
    with pytest.raises(Problem):
        Wonders(2, leaders=True, boards=("giza", "rhodes", "rome"))


def test_l_101_eight_players() -> None:
    scene = dealt(8, leaders=True, cities=True)
    assert sum(scene.state.leader_dealt[seat].bit_count() for seat in range(8)) == 32
    assert scene.state.unused_size == 42 - 32 >= 4


def test_l_102_teammates_see_each_others_leaders() -> None:
    scene = dealt(4, leaders=True, cities=True, teams=True)
    assert {pack.seat for pack in part(scene, 2).packs} == {2, 3}
    drafted(scene)
    assert [seat for seat, _ in part(scene, 2).hands] == [2, 3]
    assert [seat for seat, _ in part(scene, 1).hands] == [0, 1]
    heard = {entry[4] for entry in scene.state.log or () if FACTS[entry[0]] == "leader_kept"}
    assert heard == {0b0011, 0b1100}


# Secrets.


def test_l_110_what_is_secret_of_leaders() -> None:
    """Markers and discarded leaders are known to who used them; the number of leaders in hand to all."""
    own = ExpandedCity("giza", coins=6, built="stone_pit", held="sappho caesar")
    scene = expanded_scene(own, ExpandedCity(held="plato nero"), ExpandedCity(held="midas hiram"), age=1, turn=0)
    scene.play("stage with caesar", "sell plato", "sell midas")
    for seat, known in ((0, {0}), (1, {1}), (None, set())):
        seen = part(scene, seat)
        assert {deed.city for deed in seen.deeds if deed.leader is not None} == known
        assert seen.held == (1, 1, 1)
        assert seen.draws is None
    shown = [deed.verb for deed in part(scene, None).deeds]
    assert shown == [deed.verb for deed in part(scene, 0).deeds]
    recruiting = expanded_scene(own, age=1, turn=0).play("recruit caesar")
    assert part(recruiting, None).deeds[0].leader == CATALOGUE.numbers["caesar"]


def test_l_110_who_passed_a_pack_remembers_it() -> None:
    scene = dealt(3, 6, leaders=True)
    first = [move.removeprefix("keep ") for move in scene.moves(0)]
    drafted(scene, -1)
    packs = [pack for pack in part(scene, 0).packs if pack.pick == 0]
    assert [CATALOGUE.id(leader) for leader in packs[0].leaders] == first
    assert all(pack.seat == 0 for pack in part(scene, 0).packs)
    kept: Counter[Any] = Counter(pack.kept for pack in part(scene, 0).packs)
    assert set(kept) == set(part(scene, 0).hands[0][1])


def test_l_110_the_unused_pile_is_known_to_nobody() -> None:
    """Rome's draws are known to Rome, others see how many."""
    scene = dealt(3, 1, leaders=True, boards=("rome", "giza", "rhodes"), sides="B")
    drafted(scene)
    setters.put_card(scene.state, 0, CATALOGUE.numbers["lumber_yard"])
    setters.put_card(scene.state, 0, CATALOGUE.numbers["clay_pool"])
    setters.put_forgotten(scene.state, 1)  # nobody says how they came there
    marker = held(scene, 0)[0]
    scene.play(f"stage with {marker}")
    drawn = scene.heard("draw_of_leader")
    assert len(drawn) == 4
    assert {entry[4] for entry in scene.events if FACTS[entry.fact] == "draw_of_leader"} == {1}
    assert part(scene, 1).drawn == (0, 4)
    assert part(scene, 1).draws is None
    assert part(scene, 0).draws == tuple(sorted(leader for _, leader, _ in drawn))
    twin = scene.game.imagine(scene.game.view(scene.state, 1), Stream(1, "test"))
    assert twin.leader_hand[0].bit_count() == 3 + 4
