"""Limits per address, guest and table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from prometheus_client import generate_latest
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from septem.text import language
from septem.web.http import admission, limits
from septem.web.http.admission import LOOPBACK, known_hosts
from septem.web.http.app import create_app
from septem.web.http.client_address import ClientAddresses
from septem.web.http.limits import Budgets, request_cost
from septem.web.http.sockets import SLOWED
from septem.web.settings import Settings
from septem.web.tables.bots import BotTask
from septem.web.thinking.bot_pool import ProcessBotPool
from septem.web.thinking.fair_queue import Addresses

from .conftest import settings_in
from .page import ME, OPEN, RANDOM_BOT, Page, create_table


def client_of(folder: Path, **limits: object) -> TestClient:
    return TestClient(create_app(settings_in(folder, **limits)))


def test_requests_of_an_address_are_counted(tmp_path: Path) -> None:
    with client_of(tmp_path, requests_a_minute=5) as client:
        codes = [client.get("/api/me").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        refused = client.get("/api/me", headers={"Accept-Language": "fr"}).json()
        assert refused == {"code": "too_many", "message": language("fr").say("refused.too_many")}


def test_connections_tables_and_bots_of_a_guest_are_counted(tmp_path: Path) -> None:
    with client_of(tmp_path, connections_a_guest=2, tables_an_hour=4, bot_tables_a_guest=2) as client:
        table = create_table(client, "duel", [ME, RANDOM_BOT])
        path = f"/api/tables/{table}/socket"
        with client.websocket_connect(path) as one, client.websocket_connect(path) as two:
            Page(one).until("welcome")
            Page(two).until("welcome")
            with client.websocket_connect(path) as three:
                Page(three).until("welcome")
                with pytest.raises(WebSocketDisconnect) as ended:  # the oldest of a player's clients makes room
                    read_to_the_end(one)
            assert ended.value.code == 4429
        with client.websocket_connect(path) as again:
            Page(again).until("welcome")
        create_table(client, "duel", [ME, RANDOM_BOT])
        request = {"game": "duel", "seats": [ME, RANDOM_BOT]}
        assert client.post("/api/tables", json=request).json()["code"] == "too_many_tables"
        create_table(client, "duel", [ME, OPEN])
        refused = client.post("/api/tables", json={"game": "duel", "seats": [ME, OPEN]}).json()
        assert refused["code"] == "too_many_new_tables"


def read_to_the_end(socket: WebSocketTestSession) -> None:
    while True:
        socket.receive_text()


def test_spectators_of_one_address_do_not_lock_out_others(tmp_path: Path) -> None:
    with client_of(tmp_path, spectators_a_table=3, spectators_an_address=2) as ann, ExitStack() as stack:
        path = f"/api/tables/{create_table(ann, 'duel', [ME, OPEN])}/socket"

        def enter(guest: TestClient) -> str:
            page = Page(stack.enter_context(guest.websocket_connect(path)))
            return str(page.until("welcome", "refused").get("code", "in"))

        def stranger(address: str) -> TestClient:
            return TestClient(ann.app, client=(address, 1))

        assert [enter(stranger("198.51.100.1")) for _ in range(3)] == ["in", "in", "table_full"]
        assert [enter(stranger("198.51.100.2")) for _ in range(2)] == ["in", "table_full"]
        assert [enter(ann) for _ in range(2)] == ["in", "in"]


def connection_from(peer: str, *forwarded: str) -> HTTPConnection:
    headers = [(b"x-forwarded-for", said.encode()) for said in forwarded]
    return HTTPConnection({"type": "http", "client": (peer, 1234), "headers": headers})


def test_only_trusted_proxies_report_the_address_of_a_client() -> None:
    addresses = ClientAddresses((ip_network("10.0.0.0/8"), ip_network("::1")))
    assert addresses.of(connection_from("192.0.2.7", "203.0.113.5")) == "192.0.2.7"
    assert addresses.of(connection_from("10.1.2.3", "203.0.113.5")) == "203.0.113.5"
    assert addresses.of(connection_from("10.1.2.3", "198.51.100.1, 203.0.113.5", "10.9.9.9")) == "203.0.113.5"
    assert addresses.of(connection_from("::1")) == "::1"
    assert ClientAddresses(()).of(connection_from("10.1.2.3", "203.0.113.5")) == "10.1.2.3"


def test_invalid_settings_are_refused() -> None:
    with pytest.raises(ValidationError):
        Settings(proxies=("nowhere",))  # type: ignore[arg-type]


def test_fast_bots_do_not_wait_for_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    bot_pool, asked = ProcessBotPool(1, 0, Addresses()), []

    def recorder(name: str) -> Callable[..., Awaitable[int]]:
        async def do(_user: str, _work: object, task: BotTask) -> int:
            asked.append((name, task.bot))
            return task.moves[0]

        return do

    monkeypatch.setattr(bot_pool, "run", recorder("search"))
    monkeypatch.setattr(bot_pool.fast, "run", recorder("fast"))
    for bot in ("2", "5", "greedy"):
        asyncio.run(bot_pool.answer("ann", BotTask("duel", (), bot, None, (1, 2), 0, 0)))
    assert asked == [("fast", "2"), ("search", "5"), ("fast", "greedy")]
    bot_pool.close()


def test_a_budget_fills_up_again_and_full_ones_are_forgotten() -> None:
    budgets = Budgets(most=2, seconds=60)
    assert [budgets.allows("ann", now) for now in (0, 10, 20)] == [True, True, False]
    assert budgets.allows("bob", 20)
    assert [budgets.allows("ann", now) for now in (32, 33, 63)] == [True, False, True]
    assert not budgets.allows("cid", 64, cost=3)
    assert budgets.allows("cid", 64, cost=2)
    assert list(budgets.left) == ["bob", "ann", "cid"]
    budgets.allows("ann", 90)
    assert list(budgets.left) == ["cid", "ann"]


def test_a_flood_of_addresses_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both memory and time: every action forgets at most a few keys."""
    monkeypatch.setattr(limits, "MAX_KEYS", 1000)
    budgets = Budgets(most=10, seconds=60)
    start = time.perf_counter()
    for number in range(100_000):
        budgets.allows(str(number), now=number / 100_000)
    assert len(budgets.left) == 1000
    assert time.perf_counter() - start < 5


def test_an_ipv6_network_is_one_client() -> None:
    addresses = ClientAddresses(())
    one, two, other = "2001:db8:1:2::7", "2001:db8:1:2:ffff::9", "2001:db8:1:3::7"
    assert addresses.group_of(connection_from(one)) == addresses.group_of(connection_from(two)) == "2001:db8:1:2::/64"
    assert addresses.group_of(connection_from(other)) == "2001:db8:1:3::/64"
    assert addresses.group_of(connection_from("::ffff:192.0.2.7")) == "192.0.2.7"
    assert addresses.group_of(connection_from("192.0.2.7")) == "192.0.2.7"


@pytest.mark.parametrize("path", ["/health", "/metrics", "/api/catalogue/duel", "/api/bots", "/"])
def test_every_kind_of_request_is_counted(tmp_path: Path, path: str) -> None:
    with client_of(tmp_path, requests_a_minute=3) as client:
        assert [client.get(path).status_code for _ in range(4)][-1] == 429
        assert 'septem_refusals_total{reason="too_many"}' in generate_latest().decode()


@pytest.mark.parametrize(
    "path",
    [
        "/api/positions",
        "/api/positions/play",
        "/api/puzzles/abc/answer",
        "/api/history/statistics",
        "/api/lobby",
        "/api/account/export",
        "/api/tables/abc/retry/3/1",
        "/api/tables/abc/replay",
    ],
)
def test_expensive_requests_cost_more(tmp_path: Path, path: str) -> None:
    with client_of(tmp_path, requests_a_minute=12) as client:
        assert [client.get(path).status_code == 429 for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize("path", ["/api/puzzles", "/api/lobby/tables", "/api/tables/abc/replay/3", "/api/account"])
def test_other_requests_cost_one(path: str) -> None:
    assert request_cost("http", path) == 1


def test_handshakes_are_counted_and_cost_more(tmp_path: Path) -> None:
    with client_of(tmp_path, requests_a_minute=25) as client:
        path = f"/api/tables/{create_table(client, 'duel', [ME, OPEN])}/socket"
        for _ in range(2):
            with client.websocket_connect(path) as socket:
                Page(socket).until("welcome")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(path):
            pass


def test_expensive_messages_cost_more(tmp_path: Path) -> None:
    with client_of(tmp_path, messages_a_minute=10) as client:
        path = f"/api/tables/{create_table(client, 'duel', [ME, OPEN])}/socket"
        with client.websocket_connect(path) as socket:
            page = Page(socket)
            for _ in range(3):
                page.send(type="look", seat=1, language="en")
            assert page.until("refused")["code"] == "too_many"


def test_a_local_server_answers_only_to_its_own_names(tmp_path: Path) -> None:
    assert known_hosts((), "127.0.0.1", behind_proxy=False) == LOOPBACK
    assert known_hosts((), "127.0.0.1", behind_proxy=True) == known_hosts((), "0.0.0.0", behind_proxy=False) == ("*",)
    with client_of(tmp_path, hosts=()) as client:

        def status(host: str) -> int:
            return client.get("/api/me", headers={"Host": host}).status_code

        hosts = ("localhost:8007", "127.0.0.1:8007", "[::1]:8007", "10.0.0.7", "evil.example", "evil.example:8007", "")
        assert [status(host) for host in hosts] == [200, 200, 200, 200, 421, 421, 421]


def test_no_cache_keeps_private_replies(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        assert client.get("/api/me").headers["cache-control"] == "no-store"
        assert client.get("/api/catalogue/duel").headers["cache-control"] == "public, max-age=300"


def test_refused_requests_wait_so_that_they_cost_little(tmp_path: Path) -> None:
    with client_of(tmp_path, requests_a_minute=1) as client:
        assert client.get("/api/me").status_code == 200
        began = time.monotonic()
        assert client.get("/api/me").status_code == 429
        assert time.monotonic() - began >= admission.DELAY


def test_messages_of_all_connections_of_an_address_are_counted_and_wait(tmp_path: Path) -> None:
    look = '{"type": "look", "seat": null, "language": "en"}'
    with client_of(tmp_path, messages_a_minute_an_address=16) as client, ExitStack() as stack:
        path = f"/api/tables/{create_table(client, 'duel', [ME, OPEN])}/socket"
        one, two = (stack.enter_context(client.websocket_connect(path)) for _ in range(2))
        Page(one).until("welcome")
        Page(two).until("welcome")
        for _ in range(4):  # each costs four messages
            one.send_text(look)
            Page(one).until("welcome")
        two.send_text(look)  # is carried out; what comes after it waits until there is a budget for it
        Page(two).until("welcome")
        began = time.monotonic()
        two.send_text(look)
        Page(two).until("welcome")
        assert time.monotonic() - began >= SLOWED
