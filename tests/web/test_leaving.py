"""Absent players, resigning and deleting tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.web import messages as m
from septem.web.tables import absence
from septem.web.tables.bots import SUBSTITUTE
from septem.web.tables.connection import Connection
from septem.web.tables.lobby import Lobby, LobbySettings
from septem.web.tables.refusal import Refusal
from septem.web.tables.standalone import standalone_lobby
from septem.web.tables.stored import Guest
from septem.web.tables.table_session import TableSession

from .page import GREEDY_BOT, ME, OPEN, RANDOM_BOT, Page, create_table
from .test_clocks import TwoClocks

ANN, BOB, CID = Guest("ann", "Ann"), Guest("bob", "Bob"), Guest("cid", "Cid")
SECOND, DAY = 1000, 86_400_000


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def new_table(time: TwoClocks, seats: int = 2, clock: dict[str, int] | None = None) -> tuple[Lobby, TableSession]:
    """A table with a free seat for everybody but Ann, who sits on the first one; then all are taken."""
    lobby = standalone_lobby(LobbySettings(bot_pause=0), time)
    game = "duel" if seats == 2 else "wonders"
    requested = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    request = {"game": game, "options": {}, "seats": requested, "shuffle": False, "clock": clock}
    table = await lobby.create(m.NewTable.model_validate(request), ANN)
    for number, guest in zip(range(1, seats), (BOB, CID), strict=False):
        await table.sit(number, guest, guest.name, "")
    return lobby, table


async def code_of(attempt: Coroutine[Any, Any, None]) -> str:
    with pytest.raises(Refusal) as refused:
        await attempt
    assert refused.value.text("fr")
    return refused.value.code


def test_a_bot_replaces_an_absent_player_only_after_a_while() -> None:
    async def work() -> None:
        time = TwoClocks()
        _, table = await new_table(time, seats=3)
        ann = Connection(table, ANN, "en")
        ann.open()
        assert await code_of(table.substitute(0, True, BOB.id)) == "not_away"
        ann.close()
        time.pass_by(59 * SECOND)
        assert await code_of(table.substitute(0, True, BOB.id)) == "not_away_for_long"
        assert await code_of(table.substitute(0, True, "eve")) == "not_your_table"
        time.pass_by(2 * SECOND)
        await table.substitute(0, True, BOB.id)
        assert (table.seats[0].guest, table.seats[0].bot) == (ANN.id, SUBSTITUTE)
        assert await code_of(table.substitute(0, False, BOB.id)) == "not_your_seat"
        await table.substitute(0, False, ANN.id)  # she takes her seat back
        assert table.seats[0].bot is None

    run(work)


def test_at_a_correspondence_table_players_may_be_away_for_days() -> None:
    async def work() -> None:
        time = TwoClocks()
        lobby, table = await new_table(time, clock={"bank": 7 * DAY, "bonus": 0})
        time.pass_by(2 * DAY)
        table.close()
        table = await lobby.find(table.id)  # nobody watched it
        time.pass_by(120 * SECOND)
        asked, other = (ANN, BOB) if 0 in table.running_game().asked_at else (BOB, ANN)
        seat = table.seats_of(asked.id)[0]
        assert await code_of(table.substitute(seat, True, other.id)) == "not_away_for_long"
        time.pass_by(DAY)
        await table.substitute(seat, True, other.id)

    run(work)


def test_the_grace_fits_the_clock() -> None:
    assert absence.grace(None) == absence.grace({"bank": 600_000, "bonus": 0}) == 60_000
    assert absence.grace({"bank": DAY, "bonus": 0}) == DAY
    assert absence.grace({"bank": 30 * DAY, "bonus": 0}) == 3 * DAY
    assert [absence.duration(ms) for ms in (1, 60_000, 600_000, 2 * DAY)] == ["1 s", "60 s", "10 min", "48 h"]


def test_nobody_chooses_the_bot_of_a_seat(server: TestClient) -> None:
    """Neither for others nor for oneself: a strong bot would play instead of a person."""
    table = create_table(server, "duel", [ME, OPEN])
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        page = Page(socket)
        page.until("welcome")
        page.send(type="stand_in", seat=1, bot="5")
        assert page.until("refused")["code"] == "bad_message"
        page.send(type="stand_in", seat=1, bot=True)
        assert page.until("table")["table"]["seats"][0]["bot"] == SUBSTITUTE


def test_resigning_ends_a_game_with_at_most_one_other_player(server: TestClient) -> None:
    table = create_table(server, "duel", [ME, GREEDY_BOT])
    assert TestClient(server.app).post(f"/api/tables/{table}/resign").json()["code"] == "not_your_table"
    reply = server.post(f"/api/tables/{table}/resign").json()
    assert (reply["status"], reply["resigned"], reply["proof"] is None) == ("over", 1, False)
    assert server.post(f"/api/tables/{table}/resign").json()["code"] == "game_over"
    assert server.post(f"/api/tables/{table}/analysis").json()["code"] == "not_played_to_the_end"
    server.app.state.lobby.forget(table)  # type: ignore[attr-defined]
    again = server.get(f"/api/tables/{table}").json()
    assert (again["status"], again["resigned"]) == ("over", 1)
    assert server.get(f"/api/tables/{table}/replay/0?eyes=all").status_code == 200
    assert server.post(f"/api/tables/{table}/rematch").status_code == 200


def test_several_others_go_on_after_a_player_resigned() -> None:
    async def work() -> None:
        _, table = await new_table(TwoClocks(), seats=3)
        await table.resign(CID.id)
        assert (table.seats[2].guest, table.seats[2].bot, table.status) == (None, SUBSTITUTE, "playing")
        await table.resign(BOB.id)
        assert (table.resigned, table.status) == (1, "over")

    run(work)


def test_a_host_deletes_tables_at_which_nobody_else_plays(server: TestClient) -> None:
    alone, shared = create_table(server, "duel", [ME, RANDOM_BOT]), create_table(server, "duel", [ME, OPEN])
    friend = TestClient(server.app)
    friend.post(f"/api/tables/{shared}/seats/2", json={"name": "Bob"})
    deletable = {line["id"]: line["deletable"] for line in server.get("/api/tables").json()}
    assert (deletable[alone], deletable[shared]) == (True, False)
    assert friend.delete(f"/api/tables/{alone}").json()["code"] == "not_the_host"
    assert server.delete(f"/api/tables/{shared}").json()["code"] == "others_play_here"
    assert server.delete(f"/api/tables/{alone}").status_code == 204
    assert server.get(f"/api/tables/{alone}").status_code == 404
    assert server.delete(f"/api/tables/{alone}").status_code == 404
