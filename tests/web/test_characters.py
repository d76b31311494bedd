"""Bots with a personality at tables."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from septem.ai import roster
from septem.ai.styles import STYLES, StyledPlayer
from septem.web.tables.bots import player_for, searches_by_time
from septem.web.tables.characters import CHARACTERS

from .page import ME, Page, create_table


def test_every_style_and_every_level_has_a_character() -> None:
    assert {one.style for one in CHARACTERS.values()} == set(STYLES)
    assert {one.level for one in CHARACTERS.values()} == set(roster.LEVELS)


def test_the_server_lists_the_characters(server: TestClient) -> None:
    found = server.get("/api/characters").json()
    assert {"id": "gan_de", "name": "Gan De", "level": "3", "style": "science"} in found
    assert [one["level"] for one in found] == sorted(one["level"] for one in found)


@pytest.mark.parametrize("game", ["duel", "wonders"])
def test_a_character_plays_with_its_style(game: str) -> None:
    options = (("players", 3),) if game == "wonders" else ()
    assert isinstance(player_for(game, options, "gan_de"), StyledPlayer)
    assert not isinstance(player_for(game, options, "livia"), StyledPlayer)
    assert searches_by_time(game, options, "aglaonice")
    assert not searches_by_time(game, options, "gan_de")


def test_characters_have_their_names_at_a_table_and_answer(server: TestClient) -> None:
    table = create_table(server, "wonders", [ME, *[{"kind": "bot", "bot": "brennus"}] * 2])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        assert page.wait_for_question()
        assert [seat["name"] for seat in page.table["seats"]] == ["Ann", "Brennus", "Brennus II"]
        assert [seat["bot"] for seat in page.table["seats"]] == [None, "brennus", "brennus"]
        assert page.answer(page.legal()[0])["type"] == "accepted"
        assert page.wait_for_question()


def test_a_bot_that_nobody_knows_is_refused(server: TestClient) -> None:
    seats = [ME, {"kind": "bot", "bot": "nobody"}]
    reply = server.post("/api/tables", json={"game": "duel", "seats": seats})
    assert reply.json()["code"] == "no_such_bot"
