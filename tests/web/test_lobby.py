"""The lobby: open tables, challenges, pairing, games to watch, and the live list."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from septem.web.http import lobby_board
from septem.web.http.app import create_app
from septem.web.http.lobby_board import LobbyBoard, Visitor, news
from septem.web.store import Database, listings, members
from septem.web.store.lobby_models import ListingRow
from septem.web.store.rating_models import RatingRow
from septem.web.tables.rating_model import Rating
from septem.web.tables.standalone import SingleProcess
from septem.web.tables.system_time import milliseconds

from .conftest import DATABASES, client_on, settings_in
from .page import GREEDY_BOT, ME, OPEN, Page
from .queries import queries
from .running import Person, Running
from .services import Missing, postgresql, redis

PASSWORD = "olive harbour lantern"
DUEL = {"game": "duel", "seats": [ME, OPEN], "shuffle": False}


@pytest.fixture(scope="module", params=DATABASES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with client_on(
        request.param, tmp_path_factory.mktemp("lobby"), accounts_an_hour=1000, listings_an_hour_an_address=1000
    ) as client:
        yield client


As = Callable[[str], TestClient]


@pytest.fixture
def people(site: TestClient) -> As:
    """A client for each person, of the same server."""
    site.cookies.clear()
    known: dict[str, TestClient] = {}

    def person(name: str) -> TestClient:
        if name not in known:
            known[name] = TestClient(site.app)
            known[name].portal = site.portal
            known[name].put("/api/me", json={"name": name})
        return known[name]

    return person


def member(client: TestClient, name: str) -> TestClient:
    client.post("/api/account", json={"name": name, "password": PASSWORD})
    return client


def lobby(client: TestClient) -> dict[str, Any]:
    with client.websocket_connect("/api/lobby/socket") as socket:
        found: dict[str, Any] = json.loads(socket.receive_text())
        return found


def offered(client: TestClient) -> list[str]:
    return [table["id"] for table in lobby(client)["open"]]


def list_table(client: TestClient, table: dict[str, Any], **more: Any) -> str:
    reply = client.post("/api/lobby/tables", json={"table": table, **more})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


def code_of(reply: Any) -> str:
    return str(reply.json()["code"])


def test_everybody_sees_an_open_table_until_it_is_full(people: As) -> None:
    ann, bob = people("Ann"), people("Bob")
    clock = {"bank": 600_000, "bonus": 10_000}
    table = list_table(ann, {**DUEL, "options": {"pantheon": True}, "clock": clock})
    (line,) = [one for one in lobby(bob)["open"] if one["id"] == table]
    assert (line["host"], line["players"], line["seats"], line["mine"]) == ("Ann", ["Ann"], 2, False)
    assert (line["options"]["pantheon"], line["clock"], line["rated"]) == (True, clock, False)
    assert [one["mine"] for one in lobby(ann)["open"] if one["id"] == table] == [True]
    assert bob.post(f"/api/lobby/tables/{table}/join", json={"name": "Bob"}).status_code == 200
    after = lobby(people("Cleo"))
    assert people("Cleo").get("/api/lobby").json() == after
    assert table not in [one["id"] for one in after["open"]]
    assert [one["players"] for one in after["running"] if one["id"] == table] == [["Ann", "Bob"]]


def test_tables_with_a_link_are_not_in_the_lobby(people: As) -> None:
    ann = people("Ann")
    private = ann.post("/api/tables", json=DUEL).json()["id"]
    assert private not in offered(people("Bob"))


def test_a_table_of_bots_alone_has_no_free_seat(people: As) -> None:
    reply = people("Ann").post("/api/lobby/tables", json={"table": {**DUEL, "seats": [ME, GREEDY_BOT]}})
    assert code_of(reply) == "no_free_seat"


def test_the_list_is_live(people: As) -> None:
    ann, bob = people("Ann"), people("Bob")
    with bob.websocket_connect("/api/lobby/socket") as socket:
        before = {one["id"] for one in json.loads(socket.receive_text())["open"]}
        table = list_table(ann, DUEL)
        assert {one["id"] for one in json.loads(socket.receive_text())["open"]} == before | {table}


def test_a_table_whose_host_has_left_is_not_shown(people: As, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listings, "SHOWN_FOR", -1)
    table = list_table(people("Ann"), DUEL)
    assert table not in offered(people("Bob"))
    slow = list_table(people("Ann"), {**DUEL, "clock": {"bank": 259_200_000, "bonus": 86_400_000}})
    assert slow in offered(people("Bob"))


def test_a_host_who_waits_keeps_the_table_in_the_lobby(people: As, site: TestClient) -> None:
    ann, now = people("Ann"), milliseconds()
    table = list_table(ann, DUEL)
    assert site.portal is not None
    board = site.app.state.board  # type: ignore[attr-defined]

    def until() -> int:
        found = board.database.run_now(lambda session: session.get(ListingRow, table).until)
        return int(found)

    board.database.run_now(lambda session: setattr(session.get(ListingRow, table), "until", now))
    site.portal.call(board.put_seen)
    assert until() == now  # nobody is there
    with ann.websocket_connect(f"/api/tables/{table}/socket") as socket:
        Page(socket).until("welcome")
        site.portal.call(board.put_seen)
        assert until() > now
        assert board.database.run_now(listings.count_online) >= 1


def test_somebody_who_looks_for_an_opponent_finds_the_one_who_waits(people: As) -> None:
    ann, bob, cleo = people("Ann"), people("Bob"), people("Cleo")
    wish = {"table": {**DUEL, "options": {"pantheon": True, "first_game_preset": False}}}
    first = ann.post("/api/lobby/pair", json=wish).json()
    assert not first["found"]
    again = ann.post("/api/lobby/pair", json=wish).json()
    assert again["id"] != first["id"]  # nobody plays against themselves
    other = cleo.post("/api/lobby/pair", json={"table": {**DUEL, "options": {"pantheon": False}}}).json()
    assert other["id"] not in (first["id"], again["id"])
    assert bob.post("/api/lobby/pair", json=wish).json() == {"id": first["id"], "found": True}
    assert bob.get(f"/api/tables/{first['id']}").json()["status"] == "playing"


def test_two_guests_without_a_name_of_their_own_can_meet(people: As) -> None:
    table = list_table(people("Ann"), {**DUEL, "name": "Guest"})
    assert people("Bob").post(f"/api/lobby/tables/{table}/join", json={"name": "Guest"}).status_code == 200
    seats = people("Ann").get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Guest", "Guest 2"]


def test_a_challenge_is_for_one_member_alone(people: As) -> None:
    ann, bob, cleo = member(people("Ann"), "Ann C"), member(people("Bob"), "Bob C"), people("Cleo")
    table = list_table(ann, DUEL, invited="bob c")
    assert table not in offered(cleo)
    assert [one["challenge"] for one in lobby(bob)["open"] if one["id"] == table] == [True]
    assert code_of(cleo.post(f"/api/lobby/tables/{table}/join", json={})) == "not_invited"
    assert code_of(cleo.post(f"/api/tables/{table}/seats/2", json={"name": "Cleo"})) == "not_invited"
    assert bob.post(f"/api/lobby/tables/{table}/join", json={}).status_code == 200
    assert code_of(ann.post("/api/lobby/tables", json={"table": DUEL, "invited": "Nobody"})) == "no_such_member"


def test_strength_can_be_asked_for(people: As, site: TestClient) -> None:
    ann, bob, cleo = (member(people(name), f"{name} S") for name in ("Ann", "Bob", "Cleo"))
    database = site.app.state.database  # type: ignore[attr-defined]
    for name, mu in (("Ann S", 25.0), ("Bob S", 33.0), ("Cleo S", 28.0)):
        guest = database.run_now(member_id, name)
        database.run_now(lambda session, row: session.add(row), strong(guest, mu))
    table = list_table(ann, DUEL, near=True)
    assert [one["rating"]["points"] for one in lobby(bob)["open"] if one["id"] == table] == [1500]
    assert code_of(bob.post(f"/api/lobby/tables/{table}/join", json={})) == "not_near"
    assert bob.post("/api/lobby/pair", json={"table": DUEL}).json()["id"] != table
    assert cleo.post(f"/api/lobby/tables/{table}/join", json={}).status_code == 200


def member_id(session: Any, name: str) -> str:
    found = members.find_by_name(session, name)
    assert found is not None
    return found.guest


def strong(guest: str, mu: float) -> RatingRow:
    return RatingRow(guest=guest, pool="duel.base", mu=mu, sigma=2.0, games=20, at=0)


def test_spectators_come_from_the_lobby(people: As) -> None:
    ann, bob, cleo = people("Ann"), people("Bob"), people("Cleo")
    table = list_table(ann, DUEL)
    bob.post(f"/api/lobby/tables/{table}/join", json={"name": "Bob"})
    assert table in [one["id"] for one in lobby(cleo)["running"]]
    with cleo.websocket_connect(f"/api/tables/{table}/socket") as socket:
        scene = Page(socket).until("welcome")["scene"]
        assert scene["seat"] is None
        assert scene["choices"] == []


def test_the_list_hides_who_people_are(people: As) -> None:
    ann = people("Ann")
    list_table(ann, DUEL)
    with people("Bob").websocket_connect("/api/lobby/socket") as socket:
        text = socket.receive_text()
    assert ann.get("/api/account/export").json()["id"] not in text


def test_a_message_to_the_list_ends_the_connection(people: As) -> None:
    with people("Ann").websocket_connect("/api/lobby/socket") as socket:
        socket.receive_text()
        socket.send_text("{}")
        assert socket.receive()["type"] == "websocket.close"


def test_pages_of_other_sites_cannot_read_the_lobby(people: As) -> None:
    with people("Ann").websocket_connect("/api/lobby/socket", headers={"Origin": "https://evil.example"}) as socket:
        assert socket.receive()["code"] == 4403


def test_two_processes_show_the_same_lobby(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann waits at the first process. Bob looks at the second, sees her table come, and sits down there."""
    with ExitStack() as stack:
        try:
            shared = {"DATABASE": stack.enter_context(postgresql()), "REDIS": stack.enter_context(redis())}
        except Missing as missing:
            pytest.skip(str(missing))
        first, second = Running(tmp_path, **shared), Running(tmp_path, **shared)
        stack.callback(first.kill)
        stack.callback(second.kill)
        ann = stack.enter_context(Person(first, "Ann"))
        bob = stack.enter_context(Person(second, "Bob"))
        look = stack.enter_context(looking(second, bob))
        assert json.loads(look.recv(timeout=20))["open"] == []
        table = ann.http.post("/api/lobby/tables", json={"table": DUEL}).json()["id"]
        assert [one["id"] for one in json.loads(look.recv(timeout=20))["open"]] == [table]
        page = ann.come(first, table)
        assert bob.http.post("/api/lobby/pair", json={"table": {**DUEL, "name": "Bob"}}).json()["id"] == table
        page.wait_for_question()
        while json.loads(look.recv(timeout=20))["running"] == []:
            pass


def looking(server: Running, person: Person) -> Any:
    from websockets.sync.client import connect

    address = f"ws://127.0.0.1:{server.port}/api/lobby/socket"
    return connect(address, additional_headers={"Cookie": f"septem_key={person.key}"})


def test_the_news_keep_only_the_newest_state() -> None:
    visitor = lobby_board.Visitor(None)
    for text in ("a", "b", "b"):
        visitor.send(text)
    assert visitor.queue.get_nowait() == "b"
    assert visitor.queue.empty()


def test_somebody_without_games_has_the_first_rating() -> None:
    assert Rating().points == 1500


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, listed_tables_a_guest=2, listings_an_hour_an_address=3)
    with TestClient(create_app(settings)) as ann:
        ann.put("/api/me", json={"name": "Ann"})
        mine = [list_table(ann, DUEL) for _ in range(2)]
        assert code_of(ann.post("/api/lobby/tables", json={"table": DUEL})) == "too_many_listed"
        assert code_of(ann.post("/api/lobby/pair", json={"table": DUEL})) == "too_many_listed"
        ann.delete(f"/api/tables/{mine[0]}")
        list_table(ann, DUEL)
        bob = TestClient(ann.app)
        bob.put("/api/me", json={"name": "Bob"})
        assert code_of(bob.post("/api/lobby/tables", json={"table": DUEL})) == "too_many_new_tables"


def test_tables_for_slow_games_do_not_crowd_out_others(people: As, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listings, "LISTED", 2)
    quick = list_table(people("Ann"), DUEL)
    slow = [list_table(people("Bob"), DUEL | {"clock": {"bank": 3 * 86_400_000, "bonus": 0}}) for _ in range(3)]
    assert set(offered(people("Carl"))) >= {quick, *slow[1:]}
    assert slow[0] not in offered(people("Carl"))


def test_the_lobby_needs_the_same_few_queries_for_any_number_of_tables(people: As, site: TestClient) -> None:
    database: Database = site.app.state.database  # type: ignore[attr-defined]
    list_table(people("Ann"), DUEL)
    few = queries(database, listings.snapshot)
    for name in ("Bob", "Carl", "Dora"):
        list_table(people(name), DUEL)
    assert queries(database, listings.snapshot) == few


def test_visitors_who_see_the_same_share_one_message(
    people: As, site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cost of the lobby does not grow with everybody who looks."""
    list_table(people("Ann"), DUEL)
    drawn: list[str | None] = []

    def counted(tables: Any, online: int, guest: str | None) -> Any:
        drawn.append(guest)
        return news(tables, online, guest)

    monkeypatch.setattr(lobby_board, "news", counted)
    board = LobbyBoard(site.app.state.database, site.app.state.lobby, SingleProcess())  # type: ignore[attr-defined]
    board.visitors = {Visitor(guest) for guest in [None, *map(str, range(100))]}
    asyncio.run(board.send_news())
    assert drawn == [None]
    assert len({visitor.sent for visitor in board.visitors}) == 1
