"""Scenes of all kinds of games: choices, and the parts that expansions add."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem import Duel, Wonders
from septem.core.chance import Stream
from septem.web.scene import Scene
from septem.web.scene.card_reference import duel_catalogue, wonders_catalogue
from septem.web.scene.models import DuelBoard, WondersBoard
from septem.web.tables.stored import Entry
from septem.web.tables.table_game import TableGame

from .page import ME, Page, create_table

NAMES = tuple("ABCDEFGH")
KINDS: dict[str, Any] = {
    "pantheon": lambda: Duel(pantheon=True, promo_wonders=["messe_essen", "statue_of_liberty"]),
    "leaders and cities for two": lambda: Wonders(players=2, leaders=True, cities=True),
    "leaders": lambda: Wonders(players=3, leaders=True),
    "teams": lambda: Wonders(players=4, leaders=True, cities=True, teams=True),
    "eight": lambda: Wonders(players=8, cities=True),
}


def scenes(game: Any, seed: int, every: int = 7) -> list[tuple[Scene, list[str]]]:
    """Scenes of a random game for the seat that answers, each with its legal moves; the end comes last."""
    table_game, luck, found = TableGame(game, {"seed": seed}), Stream(seed, "test"), []
    while not table_game.over:
        seat = table_game.table.owing[luck.below(len(table_game.table.owing))]
        legal = [str(move) for move in table_game.table.moves(seat)]
        if table_game.number % every == 0:
            found.append((table_game.scene(seat, "fr", NAMES, set()), legal))
        table_game.apply(Entry(table_game.number, "answer", seat, legal[luck.below(len(legal))], None, 0))
    return [*found, (table_game.scene(None, "en", NAMES, set()), [])]


@pytest.mark.parametrize("kind", KINDS)
def test_a_scene_offers_exactly_the_legal_moves(kind: str) -> None:
    *steps, (end, _) = scenes(KINDS[kind](), 5)
    for scene, legal in steps:
        assert sorted(choice.move for choice in scene.choices if choice.legal) == sorted(legal)
        assert all(choice.reason for choice in scene.choices if not choice.legal)
    assert end.result is not None
    assert end.decision is None


def test_the_items_of_a_choice_are_those_of_its_move() -> None:
    """Offering tokens with which a divinity is paid are no items."""
    found = [choice for scene, _ in scenes(Duel(pantheon=True), 1, every=1) for choice in scene.choices]
    assert any(" with offering" in choice.move for choice in found)
    for choice in found:
        assert {choice.item, choice.other} - {None} <= set(choice.move.split())


@pytest.mark.parametrize("kind", KINDS)
def test_a_cached_scene_equals_a_new_one(kind: str) -> None:
    """Answers that wait for other answers change only the list of players who are asked, and the own answer."""
    table_game, luck = TableGame(KINDS[kind](), {"seed": 4}), Stream(4, "test")
    reused = 0
    while not table_game.over and table_game.number < 120:
        owing = table_game.table.owing
        seat = owing[luck.below(len(owing))]
        legal = [str(move) for move in table_game.table.moves(seat)]
        table_game.apply(Entry(table_game.number, "answer", seat, legal[luck.below(len(legal))], None, 0))
        reused += shows_the_same(table_game)
        if seat == 0 and table_game.can_undo(0, set()):  # also one answer that was drawn and then taken back
            table_game.apply(Entry(table_game.number, "undo", 0, "1", None, 0))
            reused += shows_the_same(table_game)
            table_game.apply(Entry(table_game.number, "answer", 0, str(table_game.table.moves(0)[-1]), None, 0))
            reused += shows_the_same(table_game)
        elif seat == 0:
            table_game.viewer_caches.clear()  # the next scene is drawn by somebody who has just connected
    assert reused > 20 or table_game.table.rounds is None or table_game.game.seats == 2


def shows_the_same(table_game: TableGame) -> bool:
    """Compare the scene with one without a cache; whether the cache was of use."""
    before = table_game.viewer_caches.get(0)
    shown = table_game.scene(0, "en", NAMES, set())
    kept = table_game.viewer_caches.pop(0)
    assert shown == table_game.scene(0, "en", NAMES, set())
    table_game.viewer_caches[0] = kept
    return before is kept


def test_leaders_are_drafted_recruited_and_shown() -> None:
    asked: dict[str, WondersBoard] = {}
    for scene, _ in scenes(Wonders(players=3, leaders=True), 1, every=1):
        board = scene.board
        assert isinstance(board, WondersBoard)
        if scene.decision and scene.seat:
            asked.setdefault(scene.decision.ask, board)
    assert len(asked["draft"].draft_pack) == 4
    assert asked["recruit"].before
    assert len(asked["recruit"].leader_hand) == 4
    assert not asked["card"].before
    assert [city.leaders_held for city in asked["card"].cities] == [3, 3, 3]


def test_a_team_sees_the_other_hand_and_its_points() -> None:
    *steps, (end, _) = scenes(Wonders(players=4, cities=True, teams=True), 2)
    board = steps[0][0].board
    assert isinstance(board, WondersBoard)
    assert board.mate is not None
    assert len(board.mate.hand) == board.rounds == 8
    assert isinstance(end.board, WondersBoard)
    assert end.board.mate is None
    totals = [score.total for score in end.scores]
    assert [team.points for team in end.board.teams] == [totals[0] + totals[1], totals[2] + totals[3]]
    assert end.result is not None
    assert len(end.result.winners) % 2 == 0


def test_a_loss_is_paid_or_owed() -> None:
    found = [scene for scene, _ in scenes(Wonders(players=8, cities=True), 3, every=1) if scene.decision]
    losses = [scene for scene in found if scene.decision and scene.decision.ask == "lose"]
    assert losses
    for scene in losses:
        assert isinstance(scene.board, WondersBoard)
        owed = scene.board.cities[(scene.seat or 0) - 1].owed
        assert {(choice.amount or 0) + (choice.debts or 0) for choice in scene.choices if choice.legal} == {owed}


def test_a_waiting_player_sees_prices() -> None:
    table_game = TableGame(Duel(), {"seed": 4})
    while table_game.table.view(0).age < 1:
        seat = table_game.table.owing[0]
        table_game.apply(Entry(table_game.number, "answer", seat, str(table_game.table.moves(seat)[0]), None, 0))
    mover = table_game.table.owing[0]
    waiting, asked = (table_game.scene(seat, "en", NAMES, set()) for seat in (1 - mover, mover))
    assert asked.previews == []
    assert isinstance(waiting.board, DuelBoard)
    shown = {slot.card for slot in waiting.board.slots if slot.card and slot.open}
    assert {choice.item for choice in waiting.previews if choice.verb == "build"} == shown
    assert all(choice.price for choice in waiting.previews)


def test_every_card_is_in_the_reference() -> None:
    wonders, duel = wonders_catalogue(), duel_catalogue()
    assert set(wonders.items) >= {"baths", "caesar", "semiramis", "hideout"}
    assert {board.id for board in wonders.boards} >= {"rome", "petra", "byzantium"}
    assert {item.colour for item in wonders.items.values()} >= {"leader", "black", "purple"}
    assert duel.items["zeus"].mythology == "greek"
    assert duel.items["zeus"].needs == ["pantheon"]
    assert duel.items["messe_essen"].needs == ["promo_wonders"]
    assert wonders.items["semiramis"].needs == ["leaders", "cities"]
    for item in (*wonders.items.values(), *duel.items.values()):
        assert set(item.names) == set(item.help) == {"en", "fr"}


def test_eight_play_with_everything_against_bots_of_all_levels(server: TestClient) -> None:
    levels = [bot["id"] for bot in server.get("/api/bots").json()]
    assert levels == ["1", "2", "3", "4", "5"]
    bots = [{"kind": "bot", "bot": level} for level in ("1", "1", "2", "2", "2", "greedy", "random")]
    table = create_table(server, "wonders", [ME, *bots], options={"leaders": True, "cities": True, "teams": True})
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        for _ in range(6):
            assert page.wait_for_question()
            assert page.answer(page.legal()[0])["type"] == "accepted"
            page.next()
    assert page.table["hints"]
