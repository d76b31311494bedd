"""Scenes with Agora: choices, the senate, conspiracies, and what stays hidden."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem import Duel
from septem.core.chance import Stream
from septem.text import language
from septem.web.scene.card_reference import duel_catalogue
from septem.web.scene.models import Choice, DuelBoard, Scene
from septem.web.tables.replay import Replay, Viewpoint
from septem.web.tables.stored import Entry
from septem.web.tables.table_game import TableGame

NAMES = ("A", "B")
PROMOS = ["messe_essen", "statue_of_liberty"]
TABLES: dict[str, dict[str, Any]] = {
    "agora": {},
    "with Pantheon": {"pantheon": True},
    "with everything": {"pantheon": True, "promo_wonders": PROMOS},
}


def game(name: str) -> Duel:
    return Duel(agora=True, **TABLES[name])


def board_of(scene: Scene) -> DuelBoard:
    assert isinstance(scene.board, DuelBoard)
    return scene.board


class Walk:
    """A random game, seen by the seat that is asked."""

    def __init__(self, name: str, seed: int) -> None:
        self.table_game, self.luck = TableGame(game(name), {"seed": seed}), Stream(seed, "test")

    def scene(self, seat: int | None) -> Scene:
        return self.table_game.scene(seat, "en", NAMES, set())

    @property
    def asked(self) -> int:
        return self.table_game.table.owing[0]

    def legal(self) -> list[str]:
        return [str(move) for move in self.table_game.table.moves(self.asked)]

    def step(self) -> None:
        moves = self.legal()
        bold = [move for move in moves if move.split()[0] in ("recruit", "conspire", "prepare", "trigger")]
        chosen = bold if bold and self.luck.below(2) else moves
        move = chosen[self.luck.below(len(chosen))]
        self.table_game.apply(Entry(self.table_game.number, "answer", self.asked, move, None, 0))


def walk(name: str, seeds: range) -> Any:
    for seed in seeds:
        one = Walk(name, seed)
        while not one.table_game.over:
            yield one
            one.step()
        yield one


@pytest.mark.parametrize("name", TABLES)
def test_a_scene_offers_exactly_the_legal_moves(name: str) -> None:
    asked = set()
    for one in walk(name, range(2)):
        if one.table_game.over:
            continue
        scene = one.scene(one.asked)
        asked.add(scene.decision.ask)
        assert sorted(choice.move for choice in scene.choices if choice.legal) == sorted(one.legal())
        assert all(choice.reason for choice in scene.choices if not choice.legal)
    assert {"turn", "senate", "conspirator", "conspiracy", "move"} <= asked


def test_the_parts_of_a_choice_are_those_of_its_move() -> None:
    found: dict[str, list[Choice]] = {}
    for one in walk("agora", range(4)):
        for choice in one.scene(None if one.table_game.over else one.asked).choices:
            found.setdefault(choice.verb, []).append(choice)
    assert {"place_influence", "move", "keep", "prepare", "trigger", "recruit"} <= set(found)
    for verb, word in {"place_influence": "place", "remove": "remove"}.items():
        assert all(choice.move == f"{word} {choice.chamber}" for choice in found.get(verb, []))
    for verb in ("move", "shift"):
        assert all(choice.move == f"{verb} {choice.chamber} {choice.to}" for choice in found.get(verb, []))
    assert all(choice.move == f"keep {choice.item} {choice.word}" for choice in found["keep"])
    assert all(choice.move == f"prepare {choice.item} with {choice.other}" for choice in found["prepare"])
    assert all(choice.price for choice in found["recruit"])


def test_nobody_is_offered_to_build_a_senator() -> None:
    senators = {item.id for item in duel_catalogue().items.values() if item.deck == "senators"}
    for one in walk("agora", range(1)):
        for seat in (0, 1):
            scene = one.scene(seat)
            offered = [*scene.choices, *scene.previews]
            assert not {choice.item for choice in offered if choice.verb == "build"} & senators
            assert {choice.item for choice in scene.previews if choice.verb == "recruit"} <= senators


def test_the_senate_shows_cubes_control_and_decrees() -> None:
    one = Walk("agora", 3)
    senate = board_of(one.scene(0)).senate
    assert senate is not None
    assert [chamber.points for chamber in senate.chambers] == [1, 2, 3, 3, 2, 1]
    assert [chamber.decrees == [None] for chamber in senate.chambers] == [False, True] * 3
    assert senate.stock == [12, 12]
    assert senate.deck == [None] * 16
    seen = 0
    for one in walk("agora", range(2)):
        senate = board_of(one.scene(0)).senate
        assert senate is not None
        for chamber in senate.chambers:
            first, second = chamber.cubes
            assert chamber.controller == (None if first == second else 1 if first > second else 2)
            seen += chamber.controller is not None
        assert [sum(chamber.cubes[seat] for chamber in senate.chambers) + senate.stock[seat] for seat in (0, 1)] == [
            12,
            12,
        ]
    assert seen


def test_conspiracies_are_shown_to_their_owner_only() -> None:
    """Nowhere in what the opponent or a spectator receives stands the name of one that is not triggered."""
    hidden = 0
    for one in walk("agora", range(3)):
        if one.table_game.over:
            continue
        for owner in (0, 1):
            own = board_of(one.scene(owner)).cities[owner].conspiracies
            assert all(plot.item for plot in own)
            for viewer in (1 - owner, None):
                hidden += secrets_kept(one, owner, viewer)
    assert hidden > 40


def secrets_kept(one: Walk, owner: int, viewer: int | None) -> int:
    scene, texts = one.scene(viewer), language("en", "duel")
    own = board_of(one.scene(owner)).cities[owner].conspiracies
    secret = {plot.item for plot in own if plot.item and not plot.triggered} - known_to(scene, owner)
    for item in secret:
        assert f'"{item}"' not in scene.model_dump_json()
        assert texts.name(item) not in scene.model_dump_json()
    return len(secret)


def known_to(scene: Scene, owner: int) -> set[str | None]:
    """The conspiracies that a viewer may know: its own, those it draws, and where it has put one back."""
    board = board_of(scene)
    assert board.senate is not None
    known = {*board.senate.deck, *(choice.item for choice in scene.choices)}
    return known | {plot.item for city in board.cities for plot in city.conspiracies}


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_receives_the_same_in_all_positions_it_cannot_tell_apart(name: str) -> None:
    one = Walk(name, 11)
    while not one.table_game.over:
        if one.table_game.number % 9 == 0:
            for viewer in (0, 1, None):
                receives_the_same(one, viewer)
        one.step()


def receives_the_same(one: Walk, viewer: int | None) -> None:
    table_game = one.table_game
    received, truth = one.scene(viewer).model_dump_json(), table_game.table.state
    for world in range(2):
        table_game.table.state = table_game.game.imagine(table_game.table.view(viewer), Stream(world, "other"))
        table_game.viewer_caches.clear()
        assert one.scene(viewer).model_dump_json() == received
    table_game.table.state = truth
    table_game.viewer_caches.clear()


@pytest.mark.parametrize("name", TABLES)
def test_a_revealed_replay_shows_all_decrees_and_conspiracies(name: str) -> None:
    one = Walk(name, 2)
    while not one.table_game.over:
        one.step()
    replay = Replay(one.table_game, NAMES)
    shown = board_of(replay.scene(40, Viewpoint(None, "en", revealed=True)))
    assert shown.senate is not None
    assert all(decree for chamber in shown.senate.chambers for decree in chamber.decrees)
    assert sum(len(chamber.decrees) for chamber in shown.senate.chambers) == 6
    held = [plot.item for city in shown.cities for plot in city.conspiracies]
    assert all(held)
    assert len({*held, *shown.senate.deck}) == 16


def test_the_catalogue_names_families() -> None:
    items = duel_catalogue().items
    assert sum(item.family == "decree" for item in items.values()) == 16
    assert sum(item.family == "conspiracy" for item in items.values()) == 16
    assert items["politician_1"].family is None
    assert items["decree_shield"].needs == ["agora"]


def test_the_server_says_that_it_knows_the_option(server: TestClient) -> None:
    assert "agora" in server.get("/api/expansions").json()["duel"]
